interface MarkedProps {
  readonly text: string
  /** The words to mark, in any case. */
  readonly words: readonly string[]
}

/**
 * A text with the words that were looked for marked in it.
 * @example <Marked text="Leak Report" words={['leak']} />
 */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text
  const anyOf = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|')
  // With the group in the pattern every second piece is a word that was found.
  return text.split(new RegExp(`(${anyOf})`, 'i')).map((piece, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the same piece may be there twice
    return index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece
  })
}
