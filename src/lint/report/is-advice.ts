import type { Problem } from './problem'

/** Rules that judge by likeness and can be wrong about a text that is right: they are told, and stop nothing. */
const adviceRules: readonly string[] = ['misspelt-word']

/**
 * Whether a problem is only advice: the report shows it, but the command ends well and the site is built.
 * @example isAdvice({ …, rule: 'misspelt-word' }) // => true
 */
export function isAdvice({ rule }: Pick<Problem, 'rule'>): boolean {
  return adviceRules.includes(rule)
}
