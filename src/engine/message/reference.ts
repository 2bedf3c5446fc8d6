// Crockford's alphabet: without I, L, O and U, which are mistaken for other characters or form words.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/**
 * A number for one submission that people can read out: the form's two letters, a dash, six characters. There are a
 * billion of them, so a form hardly ever gives the same one twice; it is not a secret. `random` returns numbers from 0
 * up to 1, like `Math.random`.
 * @example makeReference('UB', Math.random) // => 'UB-7K3M9Q'
 */
export function makeReference(prefix: string, random: () => number): string {
  const character = () => alphabet.charAt(Math.floor(random() * alphabet.length))
  return `${prefix}-${Array.from({ length }, character).join('')}`
}

/**
 * Whether a text is a reference as `makeReference` makes it for this form.
 * @example isReference('UB', 'UB-7K3M9Q') // => true
 */
export function isReference(prefix: string, text: string): boolean {
  return new RegExp(`^${prefix}-[${alphabet}]{${length}}$`).test(text)
}
