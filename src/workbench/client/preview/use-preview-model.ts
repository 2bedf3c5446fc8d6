import { useCallback, useMemo, useState } from 'react'
import type { HubCard, ValidFixture } from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import type { RoutedMessages } from '../../../form/preview-protocol'
import type { Files } from '../files/change'
import { answersToFill, tryFixtures, type TriedFixture } from './model/try-fixtures'
import { useServices } from '../api/services'
import { usePreview, type Preview, type PreviewLook, type SentPreview } from './use-preview-frame'
import type { ValidAnswers } from '../../../engine/answers/answers'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { toMessages } from '../../../engine/message/to-messages'
import { webhookFor } from '../../../engine/message/webhook'
import { sampleRoleId } from '../../../discord/sample-role'

/** Everything derived from a form's current state. */
export interface PreviewModel {
  readonly preview: Preview
  readonly look: PreviewLook
  readonly setLook: (look: PreviewLook) => void
  /** The answers of all fixtures, by name. */
  readonly examples: ReadonlyMap<string, ValidFixture['answers']>
  readonly tried: readonly TriedFixture[]
  readonly runAgain: () => void
  /** The messages for what was sent, or for what is typed now. */
  readonly routed: RoutedMessages | undefined
  /** Whether the sandbox's inbox has what was sent last. */
  readonly isInInbox: boolean
}

interface PreviewModelInput {
  readonly form: CompiledForm | undefined
  readonly files: Files
  readonly cards: readonly HubCard[]
  readonly hasInbox: boolean
  readonly onPointed: (name: string) => void
}

/** Derive everything the preview shows: the page, the message, the fixtures. */
export function usePreviewModel(input: PreviewModelInput): PreviewModel {
  const { form, files, cards, hasInbox, onPointed } = input
  const { connection, now } = useServices()
  const [look, setLook] = useState<PreviewLook>(() => ({ theme: themeOnPage(), outcome: 'success' }))
  const [run, setRun] = useState(0)
  const [isInInbox, setInInbox] = useState(false)
  const onSent = useCallback(
    async ({ webhook, messages, outcome }: SentPreview) => {
      setInInbox(false)
      if (outcome !== 'success' || !hasInbox) return
      const sent = await Promise.all(messages.map((message) => connection.send(webhook, message)))
      setInInbox(sent.every(Boolean))
    },
    [connection, hasInbox],
  )
  const preview = usePreview({ form, cards, ...look, onSent, onPointed })
  const examples = useMemo(() => (form ? answersToFill(form, files) : new Map()), [form, files])
  // oxlint-disable-next-line react/exhaustive-deps -- `run` asks for the same once more
  const tried = useMemo(() => (form ? tryFixtures(form, files) : []), [form, files, run])
  const routed = preview.sent ?? (form && previewMessages(form, preview.typed, now()))
  return { preview, look, setLook, examples, tried, runAgain: () => setRun(run + 1), routed, isInInbox }
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
