import { present, type Check } from './checks'
import { isBlank, isObject } from './measure'
import { violation } from './violation'

/** Hide embeds, silent, components only: the flags a webhook may set. */
const allowed = [4, 4096, 32768]
const componentsOnly = 32768

const mask = allowed.reduce((bits, flag) => bits | flag, 0)

/** A sum of the allowed flags. */
export const flags: Check = present((value, path) => {
  if (!Number.isInteger(value)) return [violation(path, 'NUMBER_TYPE_COERCE', { value, type: 'int' })]
  const choices = `(${allowed.join(', ')})`
  return (Number(value) & ~mask) === 0 ? [] : [violation(path, 'BASE_TYPE_CHOICES', { choices })]
})

/** A body of components only carries no content and no embeds. */
export const noTextWithComponents: Check = (value, path) => {
  if (!isObject(value) || (Number(value['flags'] ?? 0) & componentsOnly) === 0) return []
  const used = ['content', 'embeds'].filter((field) => !isBlank(value[field]))
  return used.map((field) =>
    violation([...path, field], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', { field }),
  )
}
