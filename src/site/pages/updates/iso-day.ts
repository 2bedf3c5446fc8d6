/**
 * A day written for people as a machine reads it; undefined where the text is no such day.
 * @example isoDay('June 24, 2025') // => '2025-06-24'
 */
export function isoDay(text: string): string | undefined {
  const date = new Date(`${text} UTC`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}
