import { address } from './check-address'
import { embed } from './check-embed'
import { flags, noTextWithComponents } from './check-flags'
import { allowedMentions } from './check-mentions'
import { username } from './check-username'
import { boolean, every, list, model, text, type Check } from './checks'
import { sizeOfEmbeds } from './embed-size'
import { isBlank, isObject } from './measure'
import { violation, type Violation } from './violation'

const shape = model({
  content: text({ max: 2000 }),
  username,
  avatar_url: address,
  tts: boolean,
  embeds: every(list({ max: 10, item: embed }), sizeOfEmbeds),
  allowed_mentions: allowedMentions,
  flags,
  thread_name: text({ min: 1, max: 100 }),
})

const body: Check = every(shape, noTextWithComponents)

/**
 * Everything Discord would refuse about the form of a body, all at once, in the order of the body's keys.
 * Says nothing about an empty message, which is an error of its own (50006).
 */
export function formViolations(value: unknown): readonly Violation[] {
  return isObject(value) ? body(value, []) : [violation([], 'MODEL_TYPE_CONVERT')]
}

/** True when there is nothing to send: no content and no embed. Components need more than a webhook's address. */
function isEmptyMessage(value: unknown): boolean {
  if (!isObject(value)) return true
  return isBlank(value['content']) && !(Array.isArray(value['embeds']) && value['embeds'].length > 0)
}

/**
 * Judge a webhook body by Discord's own rules, in code points after trimming; never throws. The empty list means that
 * Discord takes it. `path` leads to the value, list positions as text. Knows nothing of our forms or their mapper, so
 * property tests can use it as their oracle. Source: Discord, "Execute Webhook", and its limits for embeds.
 * @example messageViolations({ content: 'Hi' }) // => []
 * @example messageViolations({}) // => [{ path: [], code: 'EMPTY_MESSAGE', message: 'Cannot send an empty message' }]
 */
export function messageViolations(value: unknown): readonly Violation[] {
  const violations = formViolations(value)
  return violations.length === 0 && isEmptyMessage(value) ? [violation([], 'EMPTY_MESSAGE')] : violations
}
