import { distance } from 'fastest-levenshtein'

/**
 * Whether two words are one slip of the finger apart: a letter too many, missing, wrong, or swapped with its neighbour;
 * capitals, and the signs between words, do not count.
 * @example isOneSlip('maxLenght', 'maxLength') // => true
 */
export function isOneSlip(written: string, meant: string): boolean {
  const [one, other] = [strip(written), strip(meant)]
  return distance(one, other) <= 1 || isSwap(one, other)
}

function strip(word: string): string {
  return word.toLowerCase().replaceAll(/^ui:|[\s_-]/g, '')
}

function isSwap(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other.charAt(index))
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2)
  return one.length === other.length && at >= 0 && swapped === other
}
