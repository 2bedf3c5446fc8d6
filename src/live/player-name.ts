const names = ['player', 'nickname', 'username', 'name'] as const

/** Longer names are no player's: Java allows 16 characters, Bedrock and its prefixes a few more. */
const longest = 40

/**
 * The player's name in a row of a vote site's reply, as plain text: without tags, without the game's colour codes
 * (`§a`), without control and direction characters. Undefined where no name is left, or one too long to be a name.
 * @example playerName({ nickname: '<b>Ash</b>' }) // => 'Ash'
 */
export function playerName(row: Readonly<Record<string, unknown>>): string | undefined {
  for (const key of names) {
    const name = row[key]
    if (typeof name === 'string') return plainText(name)
  }
  return undefined
}

/** The text without markup and invisible characters; undefined where nothing or too much is left. */
export function plainText(text: string): string | undefined {
  const plain = text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/§./gu, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>]/gu, '')
    .trim()
  return plain === '' || [...plain].length > longest ? undefined : plain
}
