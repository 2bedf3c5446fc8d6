import { lengthOf } from './discord-limits'
import texts from './message-texts.json'

/**
 * A text within `most` code points, counted after `write` has put it into the form it is sent in; what is too long is
 * cut at its end and marked with an ellipsis. Only for headings, whose whole text stands elsewhere.
 * @example cutText('Survival', 5) // => 'Surv…'
 */
export function cutText(
  text: string,
  most: number,
  write: (text: string) => string = (same) => same,
): string {
  const whole = write(text)
  if (lengthOf(whole) <= most) return whole
  const characters = [...text]
  let kept = Math.min(characters.length, most)
  while (kept > 0) {
    const written = write(characters.slice(0, kept).join('').trimEnd()) + texts.cut
    const tooMany = lengthOf(written) - most
    if (tooMany <= 0) return written
    // A character becomes two at most, so half of what is too many must go in any case.
    kept -= Math.ceil(tooMany / 2)
  }
  return most > 0 ? texts.cut : ''
}
