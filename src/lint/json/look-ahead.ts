import type { Token } from './scan-json'

/** Whether a value begins with this token. */
export function startsValue(token: Token | undefined): boolean {
  return token !== undefined && (token.kind !== 'punctuation' || token.text === '{' || token.text === '[')
}

/**
 * The bracket that closes a list whose first entry has a name, so that it was meant as a group; undefined for any other
 * list. `at` is the place of its opening bracket. A "}" counts only if it would have no partner otherwise: else the
 * group's own opening bracket may be missing inside the list.
 */
export function endOfNamedList(tokens: readonly Token[], at: number): Token | undefined {
  const [name, colon] = [tokens[at + 1], tokens[at + 2]]
  if (name?.kind !== 'string' || !isSign(colon, ':')) return undefined
  let depth = 0
  const end = tokens.slice(at).find((token) => {
    depth += isSign(token, '{[') ? 1 : isSign(token, '}]') ? -1 : 0
    return depth === 0
  })
  const count = (sign: string) => tokens.filter((token) => isSign(token, sign)).length
  return end?.text === ']' || count('}') > count('{') ? end : undefined
}

function isSign(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'punctuation' && signs.includes(token.text)
}
