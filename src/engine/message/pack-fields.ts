import { lengthOf, limits } from './discord-limits'
import type { MessageField } from './message'

/**
 * Share fields among as few messages as Discord's limits allow, in order: at most 25 fields in one, and no more text than
 * an embed may have. `around` is the length of what each message has besides (title, footer). Always at least one share.
 * @example packFields(thirtyFields, 40).map((fields) => fields.length) // => [25, 5]
 */
export function packFields(
  fields: readonly MessageField[],
  around: number,
): readonly (readonly MessageField[])[] {
  const shares: MessageField[][] = []
  let share: MessageField[] = []
  let sum = around
  for (const field of fields) {
    const length = lengthOf(field.name) + lengthOf(field.value)
    if (share.length === limits.fields || sum + length > limits.embedSum) {
      shares.push(share)
      share = []
      sum = around
    }
    share.push(field)
    sum += length
  }
  return [...shares, share]
}
