import { editDistance } from '../../lint/report/did-you-mean'

/**
 * Whether two words are one slip of the finger apart: a letter too many, missing, wrong, or swapped with its neighbour;
 * capitals, and the signs between words, do not count.
 * @example isOneSlip('maxLenght', 'maxLength') // => true
 */
export function isOneSlip(written: string, meant: string): boolean {
  return editDistance(strip(written), strip(meant)) <= 1
}

function strip(word: string): string {
  return word.toLowerCase().replaceAll(/^ui:|[\s_-]/g, '')
}
