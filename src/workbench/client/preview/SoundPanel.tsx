import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../engine/schema/answers'
import type { CompiledForm } from '../../../engine/schema/form'
import type { FormPlace } from '../../../engine/schema/form-place'
import type { HeardProgress, HeardStep } from '../../../form/preview-protocol'
import { fillText } from '../../../engine/fill-text'
import { Button } from '../../../ui/Button'
import { Status } from '../../../ui/Status'
import { AskingDialog } from '../components/ConfirmDialog'
import { Tool } from '../components/Tool'
import { useServices } from '../services'
import texts from '../texts.json'
import { usePreviewFrame } from './FormFrame'

interface SoundPanelProps {
  readonly form: CompiledForm
  readonly place: FormPlace
  /** The answers that are filled in during the visit. */
  readonly answers: Answers
}

interface Heard {
  readonly form: CompiledForm
  readonly steps: readonly HeardStep[]
  /** The hour and minute at which the recording ended. */
  readonly time: string
}

/** What a screen reader says during a whole visit to the form, recorded at once. */
export function SoundPanel({ form, place, answers }: SoundPanelProps) {
  const [isListening, setListening] = useState(true)
  const { now } = useServices()
  const [heard, setHeard] = useState<Heard>()
  const status = useRef<HTMLDivElement>(null)
  // The frame, which had the focus, has been removed.
  useEffect(() => {
    if (heard) status.current?.focus()
  }, [heard])
  const stop = () => setListening(false)
  const finish = (steps: readonly HeardStep[]) => {
    setHeard({ form, steps, time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(now()) })
    stop()
  }
  const { sound } = texts
  return (
    <>
      <p className="muted small">{sound.intro}</p>
      <div className="row sound-head">
        <Tool icon="play" onClick={() => setListening(true)}>
          {heard ? sound.again : sound.listen}
        </Tool>
        <Status ref={status} tabIndex={-1} className="muted small">
          {heard && fillText(heard.form === form ? sound.done : sound.changed, { time: heard.time })}
        </Status>
      </div>
      {heard && <p className="muted small">{sound.kinds}</p>}
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
      <Visitor>{sound.does[step]}</Visitor>
      <Phrases phrases={spoken} />
      {spoken.length > 0 && read.length > 0 && <Visitor>{sound.readsOn}</Visitor>}
      <Phrases phrases={read} />
    </section>
  )
}

function Visitor({ children }: { readonly children: string }) {
  return (
    <p className="heard-visitor">
      <span className="heard-speaker">{texts.sound.speakers.visitor}</span> {children}
    </p>
  )
}

function Phrases({ phrases }: { readonly phrases: readonly string[] }) {
  if (phrases.length === 0) return null
  return (
    <div className="heard-said">
      <p className="heard-speaker">{texts.sound.speakers.reader}</p>
      <ul className="plain-list">
        {inEntries(phrases).map(({ isPart, isFirst, words, added }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may be said twice
          <li key={index} className={`${isFirst ? 'heard-first' : ''} ${isPart ? 'heard-part' : ''}`.trim()}>
            {words !== '' && `${words} `}
            <span>{added.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ListeningFrameProps extends SoundPanelProps {
  readonly onHeard: (steps: readonly HeardStep[]) => void
  readonly onStop: () => void
}

/** A separate page that goes through the form; it takes the focus repeatedly, so it is in a dialog. */
function ListeningFrame({ form, place, answers, onHeard, onStop }: ListeningFrameProps) {
  const [progress, setProgress] = useState<HeardProgress>()
  const { slug, schema, ui, message } = form
  const { frame, isReady } = usePreviewFrame((report, tell) => {
    if (report.kind === 'ready')
      tell({ kind: 'hear', definition: { slug, schema, ui, message }, place, answers })
    else if (report.kind === 'hearing') setProgress(report)
    else if (report.kind === 'stopped') onStop()
    else if (report.kind === 'heard') onHeard(report.steps)
  })
  const { sound } = texts
  return (
    <>
      <p>{sound.about}</p>
      <p>
        <progress aria-label={sound.listening} max={progress?.of} value={progress?.done} />
        {progress && (
          <span className="muted small">
            {fillText(sound.step, { step: progress.done + 1, count: progress.of })}
          </span>
        )}{' '}
        <strong>{sound.does[progress?.step ?? 'arrive']}</strong>
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

/**
 * The phrases in entries: one for each element with a role, with the texts of its label before it and what is read after
 * it. An element without a name has the text that follows it as its words. `isFirst` says whether an entry begins there.
 * @example inEntries(['form, Join', 'Age', 'textbox, Age']).map(({ isFirst }) => isFirst) // => [true, true, false]
 */
export function inEntries(phrases: readonly string[]) {
  type Line = ReturnType<typeof readPhrase> & { isFirst: boolean }
  const lines: Line[] = []
  // Where the texts after the last element begin.
  let loose = 0
  for (const phrase of phrases.map(readPhrase)) {
    const before = lines.at(-1)
    if (!phrase.isPart) {
      const isItsName = before?.isPart && before.words === '' && phrase.added.length === 0
      if (isItsName) before.words = phrase.words
      else lines.push({ ...phrase, isFirst: lines.length === 0 })
      continue
    }
    const label = lines.findIndex(
      ({ words, added }, index) =>
        index >= loose && added.length === 0 && words !== '' && phrase.words.startsWith(words),
    )
    const labelled = lines[label]
    if (labelled) labelled.isFirst = true
    lines.push({ ...phrase, isFirst: !labelled })
    loose = lines.length
  }
  return lines
}

function isKey<Keys extends object>(record: Keys, key: PropertyKey): key is keyof Keys {
  return Object.hasOwn(record, key)
}
