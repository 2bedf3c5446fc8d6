/**
 * The value as an object with unknown contents, or undefined for anything that is none: the door through which every
 * third party's reply comes in.
 * @example asRecord({ online: true })?.['online'] // => true
 */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  // An object that is no array may be read by any key; each value is still unknown.
  return value as Readonly<Record<string, unknown>>
}

/**
 * A count: a whole number of zero or more, or a string of digits that says one. Anything else is undefined.
 * @example readCount('12') // => 12
 */
export function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
