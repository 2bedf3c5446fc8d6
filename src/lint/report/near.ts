import { editDistance } from './edit-distance'

/** What a word was probably meant to be; `isCertain` when nothing else can be meant. */
export interface Near {
  readonly value: string
  readonly isCertain: boolean
}

/**
 * The candidate that looks most like a word, or undefined when none looks like it. Letters' case, spaces and the signs
 * between words do not count; else up to a third of the letters, and no more than three, may be wrong or swapped.
 * @example nearest('maxlenght', ['minLength', 'maxLength']) // => { value: 'maxLength', isCertain: true }
 */
export function nearest(word: string, candidates: readonly string[]): Near | undefined {
  const bare = strip(word)
  const ranked = candidates
    .map((value) => ({ value, steps: Math.min(editDistance(bare, strip(value)), editDistance(word, value)) }))
    .filter(({ value, steps }) => steps <= allowance(Math.min(bare.length, strip(value).length)))
    .toSorted((a, b) => a.steps - b.steps)
  const [best, second] = ranked
  if (!best) return undefined
  const isOnlyOne = second === undefined || second.steps > best.steps
  const isCertain = isOnlyOne && (best.steps === 0 || (best.steps <= 2 && bare.length > 3))
  return { value: best.value, isCertain }
}

function allowance(length: number): number {
  return Math.min(3, Math.floor(length / 3))
}

function strip(word: string): string {
  return word.toLowerCase().replaceAll(/^ui:|[\s_-]/g, '')
}
