import { wholeCharacterTest } from './whole-characters'

/** How well a text can be cut at a place; more is better. */
const quality = {
  insideLink: 1,
  insideSpaces: 2,
  afterSpaces: 3,
  betweenVisible: 4,
  insideWord: 5,
} as const

/** Code units to look back for a better place, once there is a good one. */
const nearby = 200

/**
 * The best place at or before `end` (in UTF-16 units) to cut a text: inside an ordinary word, so that names, numbers and
 * addresses stay whole and no space stands at an end; else between any visible characters; else after spaces. Inside a
 * link or a character of several code points only where nothing else is possible. Takes an `end` that is not inside a
 * code point, and gives no place that is.
 * @example splitPoint('one wonderful', 8) // => 8, 'one wond' and 'erful'
 */
export function splitPoint(text: string, end: number): number {
  const rate = rater(text, end)
  const isWhole = wholeCharacterTest(text.slice(0, end + nearby))
  let best = { at: end, rating: 0 }
  for (let at = end; at > 0 && !isGoodEnough(best.rating, at, end); at -= 1) {
    const rating = rate(at)
    // Last, as it takes longest.
    if (rating > best.rating && isWhole(at)) best = { at, rating }
  }
  return best.at
}

function isGoodEnough(rating: number, at: number, end: number): boolean {
  if (rating === quality.insideWord) return true
  if (end - at > nearby && rating === quality.betweenVisible) return true
  return at < end / 2 && rating > quality.insideLink
}

function rater(text: string, end: number): (at: number) => number {
  const links = [...text.slice(0, end + 1).matchAll(/https?:\/\/\S+/g)]
  const isInLink = (at: number) => links.some(({ 0: link, index }) => at > index && at < index + link.length)
  return (at) => {
    if (isInLink(at)) return quality.insideLink
    return rateNeighbours(text.slice(Math.max(0, at - 4), at), text.slice(at, at + 4))
  }
}

function rateNeighbours(before: string, after: string): number {
  if (/^\s/.test(after)) return quality.insideSpaces
  if (/\s$/.test(before)) return quality.afterSpaces
  const isWord = /[\p{Ll}\p{Lo}]{2}$/u.test(before) && /^[\p{Ll}\p{Lo}]{2}/u.test(after)
  return isWord ? quality.insideWord : quality.betweenVisible
}
