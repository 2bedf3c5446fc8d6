import { webhooksOf } from '../../engine/message/webhook'
import type { Definition } from '../../engine/schema/form'

/**
 * The name of the queue for what a form sends to one webhook. Each receiver has a separate queue, so that one that is
 * gone or slow does not hold up the others, and so that nothing that waits for one goes to another when the form's own
 * webhook changes.
 * @example queueName(general, 'general') // => 'general'
 * @example queueName(general, 'billing') // => 'general billing'
 */
export function queueName({ slug }: Pick<Definition, 'slug'>, webhook: string): string {
  return webhook === slug ? slug : `${slug} ${webhook}`
}

/**
 * The webhooks whose queues may have something of a form: those it names, and the one called like the form, in whose
 * queue a submission may still wait from before the form's own webhook got another name.
 */
export function queuedWebhooks({ slug, message }: Definition): readonly string[] {
  return [...new Set([slug, ...webhooksOf(message)])]
}
