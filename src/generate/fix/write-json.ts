import { formatJson } from '../../lint/json/format'

/**
 * A value as the text of a file, as staff would write it: each of the outermost entries on its own line, the others on
 * one line where they fit.
 */
export function writeJson(value: unknown): string {
  const text = write(value, true)
  return formatJson(text) ?? `${text}\n`
}

/** The formatter breaks an object whose first entry is on a new line; other lines it breaks by their length. */
function write(value: unknown, isOutermost: boolean): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item: unknown) => write(item, false)).join(', ')}]`
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const isNested = entries.some(([, part]) => isObject(part))
  const gap = isOutermost || isNested ? '\n' : ' '
  return `{${gap}${entries.map(([key, part]) => `${JSON.stringify(key)}: ${write(part, false)}`).join(',\n')}}`
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
