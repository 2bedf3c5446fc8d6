import { isGroup, optionId, type Field } from './field'

/**
 * The id of the control where an error can be mended: the field's own; the first open option of a group; and for a
 * field that waits, the one it waits for. Undefined when there is no such field on screen.
 * @example errorTarget(fields, 'rating') // => 'root_rating-0'
 */
export function errorTarget(fields: readonly Field[], name: string): string | undefined {
  const field = fields.find((each) => each.name === name)
  if (!field) return undefined
  if (field.waitsFor !== undefined) return errorTarget(fields, field.waitsFor)
  if (!isGroup(field)) return field.id
  const open = field.options.findIndex(({ closed }) => closed === undefined)
  return optionId(field, Math.max(open, 0))
}
