/**
 * What Discord accepts in one message, in code points after trimming. Source: Discord, "Embed limits" and "Execute
 * Webhook". `embedSum` is the limit for all texts of a message's embeds together: Discord's 6000, less some room to
 * spare.
 */
export const limits = {
  title: 256,
  threadName: 100,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  embedSum: 5800,
} as const

/**
 * The length of a text as Discord counts it: code points, without the white space at its ends.
 * @example lengthOf(' 🐉 ') // => 1, where ' 🐉 '.length is 4
 */
export function lengthOf(text: string): number {
  const trimmed = text.trim()
  let length = trimmed.length
  for (let at = 0; at < trimmed.length; at += 1) {
    if (isLowSurrogate(trimmed.charCodeAt(at))) length -= 1
  }
  return length
}

/**
 * Whether a code unit is the second half of a code point; a text must not be cut before it.
 * @example isLowSurrogate('💎'.charCodeAt(1)) // => true
 */
export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
