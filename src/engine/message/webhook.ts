import type { ValidAnswers } from '../schema/answers'
import type { FormMessage } from '../schema/definition'

/**
 * The name of the webhook for these answers: that of the first route that matches, else the form's own. For a question
 * with several choices, one that the route names is enough; an answer to a hidden question matches no route.
 * @example webhookFor(message, { topic: 'Billing' }) // => 'support-billing', where a route names this topic
 */
export function webhookFor({ webhook, routes = [] }: FormMessage, answers: ValidAnswers): string {
  const found = routes.find((route) => {
    const given = [answers[route.property] ?? []].flat()
    return route.answers.some((answer) => given.includes(answer))
  })
  return found?.webhook ?? webhook
}

/**
 * The names of all webhooks that a form may be sent to, its own first, without duplicates.
 * @example webhooksOf({ webhook: 'support', routes: [{ webhook: 'support-billing', ... }], ... }) // => ['support', 'support-billing']
 */
export function webhooksOf({
  webhook,
  routes = [],
}: Pick<FormMessage, 'webhook' | 'routes'>): readonly string[] {
  return [...new Set([webhook, ...routes.map((route) => route.webhook)])]
}

/**
 * The name of the variable or secret for a webhook's address.
 * @example webhookVariable('ban-report') // => 'WEBHOOK_BAN_REPORT'
 */
export function webhookVariable(name: string): string {
  return `WEBHOOK_${name.toUpperCase().replaceAll('-', '_')}`
}
