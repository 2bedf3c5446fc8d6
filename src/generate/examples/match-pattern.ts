import { parseRegex, type Regex } from '../../lint/regex/parse-regex'

const signs = [...'anfxLAE1720-_#.@/: ', 'é']
/** How many more times than they must, parts that may repeat are repeated. */
const extras = [4, 1, 2, 8, 0, 16]

/**
 * A few texts made from a regular expression that compiles with the flag `u`; most often they match it. What look-aheads
 * ask for is not followed, so try each text.
 * @example textsFor('^[a-z]{3}-\\d+$')[0] // => 'aaa-11111'
 */
export function textsFor(pattern: string): readonly string[] {
  const [tree] = parseRegex(pattern)
  const texts = extras.map((extra) => (tree ? write(tree, extra) : ''))
  return [...new Set(texts)].filter((text) => text.trim() === text && text !== '')
}

function write(tree: Regex, extra: number): string {
  if (tree.kind === 'empty') return ''
  if (tree.kind === 'set') return signIn(tree.source)
  if (tree.kind === 'repeat') return write(tree.part, extra).repeat(Math.min(tree.least + extra, tree.most))
  if (tree.kind === 'sequence') return tree.parts.map((part) => write(part, extra)).join('')
  const part = tree.parts[extra % tree.parts.length]
  return part ? write(part, extra) : ''
}

function signIn(source: string): string {
  const set = new RegExp(`^(?:${source})$`, 'u')
  return signs.find((sign) => set.test(sign)) ?? ''
}
