import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../engine/schema/answers'
import type { CompiledForm } from '../../../engine/schema/form'
import type { FormPlace } from '../../../engine/schema/form-place'
import type { HeardProgress, HeardStep } from '../../../form/preview-protocol'
import { Button } from '../../../ui/Button'
import { Status } from '../../../ui/Status'
import { AskingDialog } from '../components/ConfirmDialog'
import { Tool } from '../components/Tool'
import texts from '../texts.json'
import { usePreviewFrame } from './use-preview-frame'

interface SoundPanelProps {
  readonly form: CompiledForm
  readonly place: FormPlace
  /** The answers that are filled in during the visit. */
  readonly answers: Answers
}

/** What a screen reader says during a whole visit to the form, recorded at once. */
export function SoundPanel({ form, place, answers }: SoundPanelProps) {
  const [isListening, setListening] = useState(true)
  const [heard, setHeard] = useState<{ readonly form: CompiledForm; readonly steps: readonly HeardStep[] }>()
  const status = useRef<HTMLDivElement>(null)
  // The frame, which had the focus, has been removed.
  useEffect(() => {
    if (heard) status.current?.focus()
  }, [heard])
  const stop = () => setListening(false)
  const finish = (steps: readonly HeardStep[]) => {
    setHeard({ form, steps })
    stop()
  }
  const { sound } = texts
  return (
    <>
      <div className="sound-head">
        <p className="muted small">{sound.intro}</p>
        <Tool icon="video" onClick={() => setListening(true)}>
          {heard ? sound.again : sound.listen}
        </Tool>
      </div>
      <Status ref={status} tabIndex={-1}>
        {heard && (heard.form === form ? sound.done : sound.changed)}
      </Status>
      {heard?.steps.map((step) => (
        <Step key={step.step} step={step} />
      ))}
      <AskingDialog open={isListening} title={sound.listening} onClose={stop} className="sound-dialog">
        <ListeningFrame form={form} place={place} answers={answers} onHeard={finish} onStop={stop} />
        <Button onClick={stop}>{sound.stop}</Button>
      </AskingDialog>
    </>
  )
}

/** One moment of the visit as a conversation: what the visitor does, and what is said then. */
function Step({ step: { step, spoken, read } }: { readonly step: HeardStep }) {
  const { sound } = texts
  return (
    <section className="heard">
      <h3>{sound.steps[step]}</h3>
      <p className="heard-visitor">{sound.does[step]}</p>
      <Phrases phrases={spoken} />
      {spoken.length > 0 && read.length > 0 && <p className="heard-visitor">{sound.readsOn}</p>}
      <Phrases phrases={read} />
    </section>
  )
}

function Phrases({ phrases }: { readonly phrases: readonly string[] }) {
  if (phrases.length === 0) return null
  return (
    <ul className="plain-list heard-said">
      {phrases.map(readPhrase).map(({ isPart, words, added }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same words may be said twice
        <li key={index} className={isPart ? 'heard-part' : undefined}>
          {words !== '' && `${words} `}
          <span>{added.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

interface ListeningFrameProps extends SoundPanelProps {
  readonly onHeard: (steps: readonly HeardStep[]) => void
  readonly onStop: () => void
}

/** A separate page that goes through the form; it takes the focus repeatedly, so it is in a dialog. */
function ListeningFrame({ form, place, answers, onHeard, onStop }: ListeningFrameProps) {
  const [progress, setProgress] = useState<HeardProgress>({ step: 'arrive', done: 0, of: 1 })
  const { slug, schema, ui, message } = form
  const { frame, isReady } = usePreviewFrame((report, tell) => {
    if (report.kind === 'ready')
      tell({ kind: 'hear', definition: { slug, schema, ui, message }, place, answers })
    else if (report.kind === 'hearing') setProgress(report)
    else if (report.kind === 'stopped') onStop()
    else if (report.kind === 'heard') onHeard(report.steps)
  })
  return (
    <>
      <p>{texts.sound.about}</p>
      <p>
        <progress aria-label={texts.sound.listening} max={progress.of} value={progress.done} />
        <strong>{texts.sound.does[progress.step]}</strong>
      </p>
      <div className="sound-film">
        {/* As with the preview: a page of this build. */}
        {/* Until it can hear Escape, the focus is on the button that stops it. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className="sound-frame"
          src="preview/index.html"
          title={texts.form.frame}
          inert={!isReady}
        />
      </div>
    </>
  )
}

const { roles, urgency, place } = texts.sound

const isState = (part: string) =>
  /^(?:required|invalid|disabled|(?:not )?(?:checked|pressed|expanded|selected)|has popup \w+|level \d+|position \d+|set size \d+)$/.test(
    part,
  )

/**
 * Split a spoken phrase into the form's own words and what the screen reader adds: role, states, position, or urgency.
 * `isPart` says whether it announces an element with a role, such as a control, rather than plain text.
 * @example readPhrase('textbox, Age, required') // => { isPart: true, words: 'Age', added: ['edit box', 'required'] }
 */
export function readPhrase(phrase: string) {
  const [, live = '', said = phrase] = /^(polite|assertive): (.*)$/s.exec(phrase) ?? []
  if (isKey(urgency, live)) return { isPart: false, words: said, added: [urgency[live]] }
  const [role = '', ...others] = phrase.split(', ')
  if (!isKey(roles, role)) return { isPart: false, words: phrase, added: [] }
  const end = others.findLastIndex((part) => !isState(part)) + 1
  const states = others
    .slice(end)
    .join(', ')
    .replace(/position (\d+), set size (\d+)/, place)
  const added = [roles[role], ...(states === '' ? [] : [states])]
  return { isPart: true, words: others.slice(0, end).join(', '), added }
}

function isKey<Keys extends object>(record: Keys, key: PropertyKey): key is keyof Keys {
  return Object.hasOwn(record, key)
}
