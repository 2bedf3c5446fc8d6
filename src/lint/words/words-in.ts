/** One word of a text, in small letters, and where it begins. */
export interface Word {
  readonly word: string
  readonly at: number
}

// Whole words of three letters or more; no parts of addresses, names with digits, or places in braces.
const plainWord = /(?<![\p{L}\p{N}/.@:{_#&'’-])[A-Z]{0,2}[a-z]{2,}(?![\p{L}\p{N}/@_}'’-]|[.:][\p{L}\p{N}])/gu

/** The plain words of a text. */
export function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(plainWord)]
    .filter(([word]) => word.length > 2)
    .map(({ 0: word, index }) => ({ word: word.toLowerCase(), at: index }))
}
