import { boolean, choice, every, list, model, present, type Check } from './checks'
import { isObject } from './measure'
import { violation } from './violation'

const snowflake: Check = present((value, path) =>
  /^\d{17,20}$/.test(String(value))
    ? []
    : [violation(path, 'NUMBER_TYPE_COERCE', { value, type: 'snowflake' })],
)

const shape = model({
  parse: list({ max: 3, item: choice(['users', 'roles', 'everyone']) }),
  users: list({ max: 100, item: snowflake }),
  roles: list({ max: 100, item: snowflake }),
  replied_user: boolean,
})

/** "All users" and "these users" contradict each other; so do roles. */
const exclusive: Check = (value, path) => {
  if (!isObject(value) || !Array.isArray(value['parse'])) return []
  const parse: readonly unknown[] = value['parse']
  const both = ['users', 'roles'].filter((kind) => parse.includes(kind) && hasItems(value[kind]))
  return both.map((kind) => violation(path, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', { kind }))
}

/** Who a message may notify. */
export const allowedMentions: Check = every(shape, exclusive)

function hasItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}
