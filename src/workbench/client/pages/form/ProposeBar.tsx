import { useEffect, useMemo, useRef, useState } from 'react'
import { fillText } from '../../../../engine/fill-text'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import type { GitHubPlace } from '../../../api'
import { AskingDialog } from '../../components/ConfirmDialog'
import { Tool } from '../../components/Tool'
import type { Change } from '../../../form-files'
import { nameOfPath } from '../../files/describe-file'
import { textsOf } from '../../files/form-texts'
import { ConnectForm, failureWords } from '../../github/ConnectForm'
import { hasEnded, type ProposalState } from '../../github/follow-proposal'
import type { ApiFailure } from '../../github/github'
import type { Proposal } from '../../github/propose'
import { ProposeDialog } from '../../github/ProposeDialog'
import texts from '../../github/texts.json'
import { useFollowing, useProposals } from '../../github/use-proposals'
import { describeChanges } from '../../panels/describe-changes'
import type { LineNote } from '../../panels/notes'
import { Dock } from './Dock'
import { useOneForm } from '../../form/one-form'

interface ProposeBarProps {
  readonly place: GitHubPlace
  /** Wraps an action so that it runs only if every entry is valid. */
  readonly unlessHeld: (act: () => void) => () => void
}

/** The button to propose a form's changes, and the state of its proposal. */
export function ProposeBar({ place, unlessHeld }: ProposeBarProps) {
  const { slug, changes, conflicts, texts: now, store } = useOneForm()
  const { disk } = store.state
  const { proposals, followed, repository: connected } = useProposals()
  // What was requested. Both need a connection, so the dialog to connect comes first.
  const [asked, setAsked] = useState<'proposal' | 'state'>()
  const close = () => setAsked(undefined)
  const isOpen = asked === 'proposal' && connected !== undefined
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that asked for the state is gone.
    if (connected && asked === 'state') status.current?.focus()
  }, [connected, asked])
  const [failure, setFailure] = useState<ApiFailure['reason']>()
  useFollowing(slug, setFailure)
  const proposal = proposals.get(slug)
  const state = followed.get(slug)
  const isNew = !proposal || hasEnded(state) || proposal.number === undefined
  const hasMore = changes.length > 0 && (isNew || isOther(proposal, changes))
  const cannot = !hasMore || conflicts.length > 0
  const words = useMemo(
    () => (isOpen ? describeChanges(slug, textsOf(disk, slug), now) : undefined),
    [isOpen, slug, disk, now],
  )
  return (
    <>
      <Dock>
        {(changes.length > 0 || proposal) && (
          <Button
            kind="primary"
            aria-disabled={cannot}
            onClick={unlessHeld(() => !cannot && setAsked('proposal'))}
          >
            {isNew ? texts.propose : texts.change}
          </Button>
        )}
      </Dock>
      <div
        ref={status}
        tabIndex={-1}
        role="group"
        aria-label={texts.status.title}
        className="proposal-status"
      >
        <Status>
          {proposal && (
            <>
              {wordsFor(proposal, state)} {!isNew && hasMore && texts.status.since}{' '}
              {failure &&
                fillText(texts.status.failed, { why: failureWords({ reason: failure, message: '' }) })}
            </>
          )}
        </Status>
        {proposal?.page !== undefined && (
          <a href={proposal.page} target="_blank" rel="noreferrer">
            {texts.status.link}
          </a>
        )}
        {proposal?.number !== undefined && !connected && (
          <Tool onClick={() => setAsked('state')}>{texts.status.connect}</Tool>
        )}
        {state?.state === 'red' && <Notes notes={state.notes} />}
      </div>
      <AskingDialog
        open={asked !== undefined && !connected}
        title={texts.connect.title}
        onClose={close}
        className="propose-dialog"
      >
        <ConnectForm place={place} onCancel={close} />
      </AskingDialog>
      <ProposeDialog open={isOpen} slug={slug} words={words} onClose={close} />
    </>
  )
}

/** The results of the checks, each with a link to its place. */
function Notes({ notes }: { readonly notes: readonly LineNote[] }) {
  const { goToPlace } = useOneForm()
  return (
    <ul className="plain-list proposal-notes">
      {notes.map((note) => (
        <li key={`${note.file} ${note.line} ${note.text}`}>
          <Tool icon="arrow-right" onClick={() => goToPlace(note)}>
            {fillText(texts.status.place, { file: nameOfPath(note.file), line: note.line })}
          </Tool>
          <p>{note.text}</p>
        </li>
      ))}
    </ul>
  )
}

function wordsFor({ number }: Proposal, state: ProposalState | undefined): string {
  if (number === undefined) return texts.status.begun
  return fillText(texts.status[state?.state ?? 'unknown'], { number })
}

/** Whether the changes here differ from the proposed ones. */
function isOther({ texts: proposed }: Proposal, changes: readonly Change[]): boolean {
  const isSame = changes.every(({ path, text }) => path in proposed && proposed[path] === text)
  return !isSame || Object.keys(proposed).length !== changes.length
}
