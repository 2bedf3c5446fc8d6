import { isLowSurrogate } from './discord-limits'

let segmenter: Intl.Segmenter | undefined

/**
 * Made when it is first needed, as that takes a while. Some browsers in use have none yet: there, characters of several
 * code points may be cut between those.
 */
function graphemes(): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined
  return (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }))
}

/**
 * A test for places in a text, in UTF-16 units: whether each lies between two characters as people see them (an emoji of
 * several parts is one), at the least between two code points. The end of the text counts as such a place.
 * @example wholeCharacterTest('a👍🏽')(3) // => false, between the thumb and its colour
 */
export function wholeCharacterTest(text: string): (at: number) => boolean {
  const segments = graphemes()?.segment(text)
  if (!segments) return (at) => !isLowSurrogate(text.charCodeAt(at))
  return (at) => at === text.length || segments.containing(at)?.index === at
}
