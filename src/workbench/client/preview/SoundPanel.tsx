import { useEffect, useRef, useState } from 'react'
import type { HubCard, ValidFixture } from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import type { HeardStep, PreviewOrder, PreviewReport } from '../../../form/preview-protocol'
import { Status } from '../../../ui/Status'
import { AskingDialog } from '../components/ConfirmDialog'
import texts from '../texts.json'

interface SoundPanelProps {
  readonly form: CompiledForm
  readonly cards: readonly HubCard[]
  readonly examples: ReadonlyMap<string, ValidFixture['answers']>
}

/** What a screen reader says during a whole visit to the form, with the fullest fixture as answers. */
export function SoundPanel({ form, cards, examples }: SoundPanelProps) {
  const [isListening, setListening] = useState(false)
  const [heard, setHeard] = useState<{ readonly form: CompiledForm; readonly steps: readonly HeardStep[] }>()
  const status = useRef<HTMLDivElement>(null)
  // The frame, which had the focus, has been removed.
  useEffect(() => {
    if (heard) status.current?.focus()
  }, [heard])
  const stop = () => {
    // React would restore the focus to an element inside the frame, which has no window by then.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
    setListening(false)
  }
  const finish = (steps: readonly HeardStep[]) => {
    setHeard({ form, steps })
    stop()
  }
  const answers = examples.get('full') ?? [...examples.values()][0] ?? {}
  const { sound } = texts
  return (
    <>
      <p>{sound.intro}</p>
      <button type="button" className="tool" onClick={() => setListening(true)}>
        {sound.listen}
      </button>
      <Status ref={status} tabIndex={-1}>
        {heard && (heard.form === form ? sound.done : sound.changed)}
      </Status>
      {heard?.steps.map((step) => (
        <Step key={step.step} step={step} />
      ))}
      <AskingDialog
        open={isListening}
        title={sound.listening}
        onClose={stop}
        answers={
          <button type="button" className="tool" onClick={stop}>
            {sound.stop}
          </button>
        }
      >
        <ListeningFrame form={form} cards={cards} answers={answers} onHeard={finish} />
      </AskingDialog>
    </>
  )
}

function Step({ step: { step, spoken, read } }: { readonly step: HeardStep }) {
  const { sound } = texts
  return (
    <section className="text-group">
      <h3>{sound.steps[step]}</h3>
      <Phrases title={sound.spoken} phrases={spoken} />
      <Phrases title={sound.read} phrases={read} />
    </section>
  )
}

function Phrases({ title, phrases }: { readonly title: string; readonly phrases: readonly string[] }) {
  if (phrases.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ol className="phrases">
        {phrases.map((phrase, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may be said twice
          <li key={index}>{phrase}</li>
        ))}
      </ol>
    </>
  )
}

interface ListeningFrameProps {
  readonly form: CompiledForm
  readonly cards: readonly HubCard[]
  readonly answers: ValidFixture['answers']
  readonly onHeard: (steps: readonly HeardStep[]) => void
}

/** A separate page that goes through the form; it takes the focus repeatedly, so it is in a dialog. */
function ListeningFrame({ form, cards, answers, onHeard }: ListeningFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const done = useRef(onHeard)
  useEffect(() => void (done.current = onHeard))
  useEffect(() => {
    const { slug, schema, ui, message } = form
    const order: PreviewOrder = {
      kind: 'hear',
      definition: { slug, schema, ui, message },
      cards,
      answers,
    }
    const hear = ({ source, origin, data }: MessageEvent<PreviewReport>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return
      if (data.kind === 'ready') frame.current?.contentWindow?.postMessage(order, location.origin)
      else if (data.kind === 'heard') done.current(data.steps)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [form, cards, answers])
  return (
    <>
      {/* As with the preview: a page of this build. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} className="sound-frame" src="preview/index.html" title={texts.form.frame} />
    </>
  )
}
