import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Answers } from '../../../engine/answers/answers'
import type { HubCard } from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import type {
  PreviewOrder,
  PreviewOutcome,
  PreviewReport,
  RoutedMessages,
} from '../../../form/preview-protocol'

export interface SentPreview extends RoutedMessages {
  readonly outcome: PreviewOutcome
}

export interface Preview {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The texts in the controls. */
  readonly typed: Readonly<Record<string, string>>
  /** The last message sent, until something is typed again. */
  readonly sent: SentPreview | undefined
  /** The definition could be read, but not rendered. */
  readonly isBroken: boolean
  readonly fill: (answers: Answers) => void
}

/** Staff's settings for the preview. */
export interface PreviewLook {
  readonly theme: 'dark' | 'light'
  readonly outcome: PreviewOutcome
}

interface PreviewInput extends PreviewLook {
  readonly form: CompiledForm | undefined
  readonly cards: readonly HubCard[]
  readonly onSent: (sent: SentPreview) => void
  /** Called when a question in the form is pointed at. */
  readonly onPointed: (name: string) => void
}

const nothing = {}

/** The frame with the form: keeps it up to date, and receives what is typed and sent in it. */
export function usePreview({ form, cards, theme, outcome, onSent, onPointed }: PreviewInput): Preview {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [typed, setTyped] = useState<Preview['typed']>(nothing)
  const [sent, setSent] = useState<SentPreview>()
  const tell = useCallback((order: PreviewOrder) => {
    frame.current?.contentWindow?.postMessage(order, location.origin)
  }, [])

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<PreviewReport>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return
      if (data.kind === 'ready') setReady(true)
      else if (data.kind === 'typed') {
        setTyped(data.answers)
        if (Object.keys(data.answers).length > 0) setSent(undefined)
      } else if (data.kind === 'pointed') onPointed(data.name)
      else if (data.kind === 'sent') {
        setSent(data)
        onSent(data)
      } else setBroken(data.kind === 'broken')
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onSent, onPointed])

  useEffect(() => {
    if (isReady) tell({ kind: 'look', theme, outcome })
  }, [isReady, tell, theme, outcome])
  useEffect(() => {
    if (!isReady || !form) return
    const { slug, schema, ui, message } = form
    tell({ kind: 'show', definition: { slug, schema, ui, message }, cards })
  }, [isReady, tell, form, cards])
  const fill = useCallback((answers: Answers) => tell({ kind: 'fill', answers }), [tell])
  return { frame, typed, sent, isBroken, fill }
}
