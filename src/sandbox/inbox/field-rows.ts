import type { Field } from '../discord/body'

const widestRow = 3

/**
 * Arrange an embed's fields as the platform does: neighbouring inline fields share a row of up to three, any other
 * field has a row of its own.
 * @example fieldRows([inline, inline, wide]).map((row) => row.length) // => [2, 1]
 */
export function fieldRows(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const fits =
      field.inline && last !== undefined && last.length < widestRow && last.every((each) => each.inline)
    if (fits) last.push(field)
    else rows.push([field])
  }
  return rows
}
