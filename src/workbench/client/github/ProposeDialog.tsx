import { fillText, pluralText } from '../../../engine/fill-text'
import { PaneAlert } from '../components/PaneAlert'
import { Status } from '../../../ui/Status'
import { AskingDialog, AskingForm } from '../components/ConfirmDialog'
import { TextField } from '../components/TextField'
import type { ChangeWords } from '../panels/describe-changes'
import { failureWords } from './ConnectForm'
import { hasEnded } from './follow-proposal'
import { isRunning, type ProposalStep } from './proposals'
import texts from './texts.json'
import { useProposals } from './use-proposals'

interface ProposeDialogProps {
  readonly open: boolean
  readonly slug: string
  /** What would be proposed, in plain words. */
  readonly words: ChangeWords | undefined
  readonly onClose: () => void
}

/** Shows what will be proposed, for a final look, once it is known where. */
export function ProposeDialog({ open, slug, words, onClose }: ProposeDialogProps) {
  const { actions } = useProposals()
  const close = () => {
    actions.forgetStep(slug)
    onClose()
  }
  return (
    <AskingDialog open={open} title={texts.dialog} onClose={close} className="propose-dialog">
      {words && <Confirm slug={slug} words={words} onClose={close} />}
    </AskingDialog>
  )
}

type ConfirmProps = Omit<ProposeDialogProps, 'open'> & { readonly words: ChangeWords }

function Confirm({ slug, words, onClose }: ConfirmProps) {
  const { repository, proposals, followed, steps, notes, actions } = useProposals()
  // Proposing again overwrites the pull request's description, so start from the reason given last time.
  const last = hasEnded(followed.get(slug)) ? undefined : proposals.get(slug)?.note
  const note = notes.get(slug) ?? last ?? ''
  const step: ProposalStep = steps.get(slug) ?? { step: 'rest' }
  const isBusy = isRunning(step)
  const send = async () => {
    if (isBusy) return
    await actions.propose(slug, note)
    if (actions.get().steps.get(slug)?.step === 'rest') onClose()
  }
  return (
    <AskingForm
      submit={isBusy ? texts.sending : texts.send}
      pending={isBusy}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      {repository && (
        <p className="muted small">
          {fillText(texts.connect.opened, { repository: repository.name, login: repository.login })}
        </p>
      )}
      <p>{words.lead.replaceAll('`', '')}</p>
      {words.changes.length > 0 && (
        <ul className="propose-changes" aria-label={texts.changes}>
          {words.changes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        value={note}
        onChange={(next) => actions.writeNote(slug, next)}
      />
      <Status>{isBusy && texts.steps[step.step]}</Status>
      <Stopped step={step} />
    </AskingForm>
  )
}

/** Why proposing failed, and what to do about it. */
function Stopped({ step }: { readonly step: ProposalStep }) {
  const said = saidOf(step)
  if (said.length === 0) return null
  return (
    <PaneAlert kind={step.step === 'failed' ? 'err' : 'warn'} role="alert">
      {said.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </PaneAlert>
  )
}

function saidOf(step: ProposalStep): readonly string[] {
  if (step.step === 'errors') return [pluralText(texts.stopped.errors, step.count)]
  if (step.step === 'stopped') return [texts.stopped[step.why]]
  if (step.step !== 'failed') return []
  return [failureWords(step.failure), step.isHalf ? texts.half : texts.safe]
}
