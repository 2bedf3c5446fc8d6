import type { Block, ListItem, Scope } from './nodes'
import { parseInline } from './parse-inline'

interface BlockRule {
  readonly pattern: RegExp
  /** Set for a rule that works only in scopes with this kind of block. */
  readonly needs?: 'headings' | 'quotes'
  /** May begin anywhere, not only at the start of a line. */
  readonly anywhere?: true
  read(match: readonly string[], scope: Scope): Block
}

const rules: readonly BlockRule[] = [
  {
    pattern: /```(?:[\w+.#-]+\n)?\n*((?:(?!```)[\s\S])+?)\n*```\n?/y,
    anywhere: true,
    read: ([, text = '']) => ({ kind: 'code', text }),
  },
  {
    pattern: />>> ([\s\S]+)/y,
    needs: 'quotes',
    read: ([, text = ''], scope) => ({
      kind: 'quote',
      children: parseBlocks(text, { ...scope, quotes: false }),
    }),
  },
  {
    pattern: /(?:> [^\n]*(?:\n|$))+/y,
    needs: 'quotes',
    read: ([lines = ''], scope) => ({
      kind: 'quote',
      children: parseBlocks(lines.replace(/^> /gm, ''), { ...scope, quotes: false }),
    }),
  },
  {
    pattern: /(#{1,3}) +([^\n]+)(?:\n|$)/y,
    needs: 'headings',
    read: ([, signs = '', text = ''], scope) => ({
      kind: 'heading',
      level: levelOf(signs),
      children: parseInline(text, scope),
    }),
  },
  {
    pattern: /-# +([^\n]+)(?:\n|$)/y,
    needs: 'headings',
    read: ([, text = ''], scope) => ({ kind: 'subtext', children: parseInline(text, scope) }),
  },
  {
    pattern: /(?: {0,10}(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))+/y,
    read: ([lines = ''], scope) => ({ kind: 'list', items: itemsOf(lines, scope) }),
  },
]

/**
 * Parse a whole text as Discord does, block by block; never fails.
 * @example parseBlocks('> hi', scopes.value) // => [{ kind: 'quote', children: [{ kind: 'lines', … }] }]
 */
export function parseBlocks(source: string, scope: Scope): readonly Block[] {
  const blocks: Block[] = []
  let [at, text] = [0, '']
  const flush = () => {
    const lines = text.replace(/\n$/, '')
    if (lines !== '') blocks.push({ kind: 'lines', children: parseInline(lines, scope) })
    text = ''
  }
  while (at < source.length) {
    const found = blockAt(source, at, scope)
    if (found !== undefined) {
      flush()
      blocks.push(found.block)
      at = found.end
      continue
    }
    const next = stepFrom(source, at)
    text += source.slice(at, next)
    at = next
  }
  flush()
  return blocks
}

function blockAt(source: string, at: number, scope: Scope): { block: Block; end: number } | undefined {
  const startsLine = at === 0 || source[at - 1] === '\n'
  for (const rule of rules) {
    const { pattern, needs, anywhere } = rule
    if ((!startsLine && anywhere !== true) || (needs !== undefined && !scope[needs])) continue
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match !== null) return { block: rule.read(match, scope), end: at + match[0].length }
  }
  return undefined
}

/** The next place where a block could begin: a new line or a fence. An escaped character is skipped whole. */
function stepFrom(source: string, at: number): number {
  const step = /\\[\s\S]|`+|\n|[^\\`\n]+|\\/y
  step.lastIndex = at
  return at + (step.exec(source)?.[0].length ?? 1)
}

function levelOf(signs: string): 1 | 2 | 3 {
  return signs.length === 1 ? 1 : signs.length === 2 ? 2 : 3
}

function itemsOf(lines: string, scope: Scope): readonly ListItem[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => itemOf(line, scope))
}

function itemOf(line: string, scope: Scope): ListItem {
  const [, indent = '', sign = '', text = ''] = /^( *)([-*]|\d+\.) +(.*)$/.exec(line) ?? []
  const mark = /\d/.test(sign) ? sign : '•'
  return { mark, deep: indent.length > 0, children: parseInline(text, scope) }
}
