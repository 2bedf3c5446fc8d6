import type { APIRequestContext } from '@playwright/test'
import { sandboxOrigin } from './sandbox-origin'

/** One webhook body, as far as the journeys read it. */
export interface InboxMessage {
  readonly content?: string
  readonly username?: string
  /** The title of the post that it opens in a forum. */
  readonly thread_name?: string
  readonly allowed_mentions: unknown
  readonly embeds: readonly {
    readonly title: string
    readonly color: number
    readonly fields: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[]
    readonly footer: { readonly text: string }
    readonly timestamp: string
  }[]
}

/** A fault of the sandbox, as `POST /sandbox/faults` takes it. */
export interface WebhookFault {
  readonly kind: string
  readonly times?: number
  readonly delay?: number
  readonly retryAfter?: number
  readonly status?: number
}

/** The messages of one webhook that carry this reference in their footer, in order of arrival. */
export async function messagesWith(
  request: APIRequestContext,
  webhook: string,
  reference: string,
): Promise<readonly InboxMessage[]> {
  const reply = await request.get(`${sandboxOrigin}/sandbox/messages?webhook=${webhook}`)
  const { messages }: { messages: readonly { body: InboxMessage }[] } = await reply.json()
  const all = messages.map(({ body }) => body)
  return all.filter((message) => message.embeds.some((embed) => embed.footer.text.includes(reference)))
}

/** Switch on one fault of one webhook; others keep theirs, so forms can be tested in parallel. */
export async function addFault(
  request: APIRequestContext,
  webhook: string,
  fault: WebhookFault,
): Promise<void> {
  const reply = await request.post(`${sandboxOrigin}/sandbox/faults`, {
    data: { target: 'webhook', webhook, ...fault },
  })
  if (!reply.ok()) throw new Error(await reply.text())
}
