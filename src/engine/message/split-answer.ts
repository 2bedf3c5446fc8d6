import { isLowSurrogate, lengthOf, limits } from './discord-limits'
import { escape, zeroWidthSpace } from './escape'
import { splitPoint } from './split-point'

// Whatever the text, this much always fits: a character becomes two at most, and the ends may need a guard.
const alwaysFits = limits.fieldValue / 2 - 1

/**
 * Split a cleaned text into the values of as many fields as it needs, escaped, in order, with nothing cut: unescaped and
 * put together they are the text again. Each value can stand alone; none begins or ends with white space, which Discord
 * would trim: a text is cut between two visible characters or, where there are none to cut between, its spaces get a
 * guard of no width. Takes any length; a blank text gives one blank value. Source: Discord, "Embed limits".
 * @example splitAnswer('a'.repeat(1500)).map(lengthOf) // => [1024, 476]
 */
export function splitAnswer(text: string): readonly string[] {
  const values: string[] = []
  let rest = text
  let value = toValue(rest)
  while (!isShort(value)) {
    const cut = cutFor(rest)
    values.push(toValue(rest.slice(0, cut)))
    rest = rest.slice(cut)
    value = toValue(rest)
  }
  return [...values, value]
}

function cutFor(text: string): number {
  const cut = splitPoint(text, longestFit(text))
  return fits(text.slice(0, cut)) ? cut : wholeCharacters(text, alwaysFits)
}

/** The longest beginning of the text that fits, found by halving; escaping depends on what stands around. */
function longestFit(text: string): number {
  let fitting = wholeCharacters(text, alwaysFits)
  let tooLong = Math.min(text.length, 2 * limits.fieldValue) + 1
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    if (fits(text.slice(0, wholeCharacters(text, middle)))) fitting = middle
    else tooLong = middle
  }
  return wholeCharacters(text, fitting)
}

function wholeCharacters(text: string, end: number): number {
  return isLowSurrogate(text.charCodeAt(end)) ? end - 1 : end
}

function fits(text: string): boolean {
  return isShort(toValue(text))
}

function isShort(value: string): boolean {
  return lengthOf(value) <= limits.fieldValue
}

function toValue(text: string): string {
  const before = /^\s/.test(text) ? zeroWidthSpace : ''
  const after = /\s$/.test(text) ? zeroWidthSpace : ''
  return before + escape(text) + after
}
