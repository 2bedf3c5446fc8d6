import { lengthOf } from './discord-limits'
import texts from './message-texts.json'
import { wholeCharacterTest } from './whole-characters'

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
  const characters = Array.from(text)
  const isWhole = wholeCharacterTest(text)
  let kept = Math.min(characters.length, most)
  while (kept > 0) {
    const written = write(wholeBeginning(characters.slice(0, kept).join(''), isWhole).trimEnd()) + texts.cut
    const tooMany = lengthOf(written) - most
    if (tooMany <= 0) return written
    // A character becomes two at most, so half of what is too many must go in any case.
    kept -= Math.ceil(tooMany / 2)
  }
  return most > 0 ? texts.cut : ''
}

/** Without the parts of a character that is not in it whole. */
function wholeBeginning(text: string, isWhole: (at: number) => boolean): string {
  let end = text.length
  while (end > 0 && !isWhole(end)) end -= 1
  return text.slice(0, end)
}
