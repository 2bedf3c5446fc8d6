import { useEffect, useMemo, useState, type RefObject } from 'react'
import { sampleRoleId } from '../../../discord/sample-role'
import type { Answers, ValidAnswers } from '../../../engine/answers/answers'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { toMessages } from '../../../engine/message/to-messages'
import { webhookFor } from '../../../engine/message/webhook'
import type { HubCard } from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import type { PreviewOutcome, RoutedMessages } from '../../../form/preview-protocol'
import { useServices } from '../api/services'
import type { Files } from '../files/change'
import { answersToFill, tryFixtures, type TriedFixture } from './model/fixtures'
import { usePreviewFrame } from './use-preview-frame'

/** Staff's settings for the preview. */
export interface PreviewLook {
  readonly theme: 'dark' | 'light'
  readonly outcome: PreviewOutcome
}

/** Everything derived from a form's current state: the page, the message, the fixtures. */
export interface Preview {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The texts in the controls. */
  readonly typed: Readonly<Record<string, string>>
  /** The last message sent, until something is typed again. */
  readonly sent: (RoutedMessages & { readonly outcome: PreviewOutcome }) | undefined
  /** The definition could be read, but not rendered. */
  readonly isBroken: boolean
  readonly fill: (answers: Answers) => void
  readonly look: PreviewLook
  readonly setLook: (look: PreviewLook) => void
  /** The answers of all fixtures, by name. */
  readonly examples: ReadonlyMap<string, Answers>
  readonly tried: readonly TriedFixture[]
  readonly runAgain: () => void
  /** The messages for what was sent, or for what is typed now. */
  readonly routed: RoutedMessages | undefined
  /** Whether the sandbox's inbox has what was sent last. */
  readonly isInInbox: boolean
}

interface PreviewInput {
  readonly form: CompiledForm | undefined
  readonly files: Files
  readonly cards: readonly HubCard[]
  readonly hasInbox: boolean
  /** Called when a question in the form is pointed at. */
  readonly onPointed: (name: string) => void
}

/** The frame with the form: keeps it up to date, and receives what is typed and sent in it. */
export function usePreview({ form, files, cards, hasInbox, onPointed }: PreviewInput): Preview {
  const { connection, now } = useServices()
  const [look, setLook] = useState<PreviewLook>(() => ({ theme: themeOnPage(), outcome: 'success' }))
  const { theme, outcome } = look
  const [isReady, setReady] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [typed, setTyped] = useState<Preview['typed']>({})
  const [sent, setSent] = useState<Preview['sent']>()
  const [isInInbox, setInInbox] = useState(false)
  const [run, setRun] = useState(0)
  const putIntoInbox = async ({ webhook, messages }: RoutedMessages) => {
    const sent = await Promise.all(messages.map((message) => connection.send(webhook, message)))
    setInInbox(sent.every(Boolean))
  }
  const { frame, tell } = usePreviewFrame((report) => {
    if (report.kind === 'ready') setReady(true)
    else if (report.kind === 'shown' || report.kind === 'broken') setBroken(report.kind === 'broken')
    else if (report.kind === 'pointed') onPointed(report.name)
    else if (report.kind === 'typed') {
      setTyped(report.answers)
      if (Object.keys(report.answers).length > 0) setSent(undefined)
    } else if (report.kind === 'sent') {
      setSent(report)
      setInInbox(false)
      if (report.outcome === 'success' && hasInbox) void putIntoInbox(report)
    }
  })
  useEffect(() => {
    if (isReady) tell({ kind: 'look', theme, outcome })
  }, [isReady, tell, theme, outcome])
  useEffect(() => {
    if (!isReady || !form) return
    const { slug, schema, ui, message } = form
    tell({ kind: 'show', definition: { slug, schema, ui, message }, cards })
  }, [isReady, tell, form, cards])
  const examples = useMemo(() => (form ? answersToFill(form, files) : new Map()), [form, files])
  // oxlint-disable-next-line react/exhaustive-deps -- `run` asks for the same once more
  const tried = useMemo(() => (form ? tryFixtures(form, files) : []), [form, files, run])
  return {
    frame,
    typed,
    sent,
    isBroken,
    fill: (answers) => tell({ kind: 'fill', answers }),
    look,
    setLook,
    examples,
    tried,
    runAgain: () => setRun(run + 1),
    routed: sent ?? (form && previewMessages(form, typed, now())),
    isInInbox,
  }
}

function themeOnPage(): PreviewLook['theme'] {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'dark' || chosen === 'light') return chosen
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/**
 * The messages that staff would get for what is typed now, complete or not, and the webhook they would go to: a
 * question without an answer shows its fallback. The reference is fake, with the form's own letters.
 * @example previewMessages(whitelist, { minecraftName: 'Steve' }, new Date()) // => { webhook: 'whitelist', messages: [one, with fallbacks] }
 */
export function previewMessages(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  sentAt: Date,
): RoutedMessages {
  // Nothing is sent from here: incomplete answers are drawn on purpose, so that staff see the message grow.
  const answers = normalizeAnswers(form, typed) as ValidAnswers
  const messages = toMessages(form, answers, {
    reference: `${form.message.reference}-7K3M9Q`,
    sentAt,
    staffRoleId: sampleRoleId,
  })
  return { webhook: webhookFor(form.message, answers), messages }
}
