import { isDiscordId } from '../../engine/message/discord-id'
import { boolean, choice, every, list, model, present, text, type BodyCheck } from './checks'
import { address, embed, sizeOfEmbeds } from './embed'
import { asList, isBlank, isObject, isText } from './guards'
import { violation, type Violation } from './violation'

const refusedParts = ['discord', 'clyde']
const refusedNames = ['everyone', 'here']

const noFalseName: BodyCheck = present((value, path) => {
  const name = isText(value) ? value.trim().toLowerCase() : ''
  const parts = refusedParts.filter((word) => name.includes(word))
  const names = refusedNames.filter((word) => name === word)
  return [
    ...parts.map((word) => violation(path, 'USERNAME_INVALID_CONTAINS', { word })),
    ...names.map((word) => violation(path, 'USERNAME_INVALID', { word })),
  ]
})

/** A webhook's name: 1 to 80 code points, and not one that could pass for Discord itself. */
const username: BodyCheck = every(text({ min: 1, max: 80 }), noFalseName)

const snowflake: BodyCheck = present((value, path) =>
  isDiscordId(String(value)) ? [] : [violation(path, 'NUMBER_TYPE_COERCE', { value, type: 'snowflake' })],
)

/** "All users" and "these users" contradict each other; so do roles. */
const exclusive: BodyCheck = (value, path) => {
  if (!isObject(value)) return []
  const parse = asList(value['parse'])
  const both = ['users', 'roles'].filter((kind) => parse.includes(kind) && asList(value[kind]).length > 0)
  return both.map((kind) => violation(path, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', { kind }))
}

/** Who a message may notify. */
const allowedMentions: BodyCheck = every(
  model({
    parse: list({ max: 3, item: choice(['users', 'roles', 'everyone']) }),
    users: list({ max: 100, item: snowflake }),
    roles: list({ max: 100, item: snowflake }),
    replied_user: boolean,
  }),
  exclusive,
)

const body: BodyCheck = model({
  content: text({ max: 2000 }),
  username,
  avatar_url: address,
  tts: boolean,
  embeds: every(list({ max: 10, item: embed }), sizeOfEmbeds),
  allowed_mentions: allowedMentions,
  thread_name: text({ min: 1, max: 100 }),
})

/**
 * Check a webhook body against Discord's own rules, in code points after trimming; never throws. An empty list means
 * that Discord accepts it; all violations are reported at once, in the order of the body's keys. An empty message is
 * reported alone, as Discord has a separate error for it (50006). `path` leads to the value, with list positions as
 * text. Independent of our forms and `toMessages`, so that property tests can use it as their oracle. Keys that the
 * product never sends (`flags`, `components`, files) are not checked. Source: Discord, "Execute Webhook", and its
 * limits for embeds.
 * @example messageViolations({ content: 'Hi' }) // => []
 * @example messageViolations({}) // => [{ path: [], code: 'EMPTY_MESSAGE', message: 'Cannot send an empty message' }]
 */
export function messageViolations(value: unknown): readonly Violation[] {
  if (!isObject(value)) return [violation([], 'MODEL_TYPE_CONVERT')]
  const violations = body(value, [])
  const isEmpty = isBlank(value['content']) && asList(value['embeds']).length === 0
  return violations.length === 0 && isEmpty ? [violation([], 'EMPTY_MESSAGE')] : violations
}
