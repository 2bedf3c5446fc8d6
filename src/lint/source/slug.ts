/** Hosts serve a file of this name as the page of its folder, so a form of this name would take the hub's address. */
export const folderPage = 'index'

/** Whether a folder's name can be part of an address: lower-case letters and digits, with - between words. */
export function isSlug(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)
}

/**
 * A text as it would be written in an address: its words in lower case, with - between them, from the first letter on.
 * Returns '' for a text without a Latin letter.
 * @example slugFrom('BuildContest: Entry!') // => 'build-contest-entry'
 */
export function slugFrom(text: string): string {
  return asciiWords(text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2'))
    .join('-')
    .replace(/^[\d-]+/, '')
}

/** How German is written without these letters; removing their dots would give other words. */
const transliterations: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * The words of a text in lower-case ASCII: German letters are transliterated, other diacritics removed, and every other
 * character separates words.
 * @example asciiWords('Café & Bar') // => ['cafe', 'bar']
 */
export function asciiWords(text: string): readonly string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const plain = lower.replaceAll(/[^a-z]/g, (letter) => transliterations[letter] ?? letter).normalize('NFKD')
  return plain.replaceAll(/\p{M}/gu, '').match(/[a-z\d]+/g) ?? []
}

/**
 * Words as one name: each word after the first starts with a capital.
 * @example camelCase(['minecraft', 'username']) // => 'minecraftUsername'
 */
export function camelCase(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : toCapital(word))).join('')
}

/** Whether a sentence has the sign that ends one in its language; an emoji at the end needs no full stop after it. */
export function isEnded(sentence: string): boolean {
  return /[\p{Sentence_Terminal}\p{Emoji_Presentation}\uFE0F]$/u.test(sentence)
}

/** A text with its first letter as a capital. */
export function toCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * A text as one word of letters and digits, as the name of a question; '' for a text without a Latin letter.
 * @example propertyNameFrom('Team size') // => 'TeamSize'
 */
export function propertyNameFrom(text: string): string {
  const words = text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
  const plain = words.map((word) => word.replaceAll(/[^a-z\d]/gi, (letter) => asciiWords(letter).join('')))
  const [first = '', ...rest] = plain.filter((word) => word !== '')
  return camelCase([first.replace(/^\d+/, ''), ...rest])
}
