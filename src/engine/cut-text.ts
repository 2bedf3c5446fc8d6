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
  for (let kept = Math.min(characters.length, most) - 1; kept > 0; kept -= 1) {
    const written = write(characters.slice(0, kept).join('').trimEnd()) + texts.cut
    if (lengthOf(written) <= most) return written
  }
  return most > 0 ? texts.cut : ''
}
