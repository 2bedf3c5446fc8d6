import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answers } from '../../../engine/schema/answers'
import type { CompiledForm } from '../../../engine/schema/form'
import type { FormPlace } from '../../../engine/schema/form-place'
import type { HeardProgress, HeardStep } from '../../../form/preview-protocol'
import { fillText } from '../../../engine/fill-text'
import { Status } from '../../../ui/Status'
import { PaneAlert } from '../components/PaneAlert'
import { Tool } from '../components/Tool'
import { useServices } from '../services'
import texts from '../texts.json'
import { usePreviewFrame } from './FormFrame'
import { inEntries, namelessIn, withoutRepeats } from './read-heard'

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
  const [isListening, setListening] = useState(false)
  const { now } = useServices()
  const [heard, setHeard] = useState<Heard>()
  const status = useRef<HTMLDivElement>(null)
  // The frame, which had the focus, has been removed.
  useEffect(() => {
    if (heard) status.current?.focus()
  }, [heard])
  const panel = useRef<HTMLDivElement>(null)
  const stop = () => setListening(false)
  useEffect(() => {
    if (!isListening) return undefined
    // The recording takes the focus again and again, so it ends when someone goes elsewhere, where they may type.
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) setListening(false)
    }
    document.addEventListener('focusin', leave)
    return () => document.removeEventListener('focusin', leave)
  }, [isListening])
  const stopAtStart = () => {
    flushSync(stop)
    panel.current?.querySelector('button')?.focus()
  }
  const finish = (steps: readonly HeardStep[]) => {
    setHeard({ form, steps, time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(now()) })
    stop()
  }
  const { sound } = texts
  return (
    // The button and the frame inside receive the key; it only bubbles to the panel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} onKeyDown={({ key }) => isListening && key === 'Escape' && stopAtStart()}>
      <p className="muted small">{sound.intro}</p>
      <div className="row sound-head">
        <Tool
          icon={isListening ? 'close' : 'play'}
          onClick={isListening ? stopAtStart : () => setListening(true)}
        >
          {isListening ? sound.stop : heard ? sound.again : sound.listen}
        </Tool>
        <Status ref={status} tabIndex={-1} className="muted small">
          {heard &&
            !isListening &&
            fillText(heard.form === form ? sound.done : sound.changed, { time: heard.time })}
        </Status>
      </div>
      {isListening && (
        <ListeningFrame form={form} place={place} answers={answers} onHeard={finish} onStop={stopAtStart} />
      )}
      {heard && !isListening && (
        <>
          <Verdict steps={heard.steps} />
          <p className="muted small">{sound.kinds}</p>
          {heard.steps.map((step) => (
            <Step key={step.step} step={step} />
          ))}
        </>
      )}
    </div>
  )
}

/** What is known from the transcript: whether each control was read with a name. */
function Verdict({ steps }: { readonly steps: readonly HeardStep[] }) {
  const { sound } = texts
  const nameless = namelessIn(steps)
  return (
    <PaneAlert kind={nameless.length > 0 ? 'warn' : 'ok'}>
      <p>{nameless.length > 0 ? sound.nameless : sound.fine}</p>
      {nameless.length > 0 && (
        <ul>
          {nameless.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      )}
      <p className="small">{sound.limits}</p>
    </PaneAlert>
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
        {withoutRepeats(inEntries(phrases)).map(({ isPart, isFirst, words, added, times }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may be said twice
          <li key={index} className={`${isFirst ? 'heard-first' : ''} ${isPart ? 'heard-part' : ''}`.trim()}>
            {words !== '' && `${words} `}
            <span>
              {[...added, ...(times > 1 ? [fillText(texts.sound.times, { times })] : [])].join(', ')}
            </span>
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

/** A separate page that goes through the form, with how far it is. */
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
    <div className="sound-listening">
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
    </div>
  )
}
