import { drawInline, type Scope } from './inline-markdown'
import { html, type Markup } from './markup'

/** The parts of a message. Footer, author and username have no markdown, and need no scope. */
const scopes = {
  content: { headings: true, quotes: true, links: true, mentions: true, everyone: true },
  description: { headings: true, quotes: true, links: true, mentions: true, everyone: false },
  value: { headings: false, quotes: true, links: true, mentions: true, everyone: false },
  title: { headings: false, quotes: true, links: false, mentions: false, everyone: false },
} as const satisfies Readonly<Record<string, Scope>>

/**
 * Draw a text as Discord draws it in this part of a message. Text that is not markdown is escaped.
 * @example String(renderMarkdown('**hi** <b>', 'value')) // => '<div class="lines"><strong>hi</strong> &lt;b&gt;</div>'
 */
export function renderMarkdown(source: string, place: 'content' | 'description' | 'value'): Markup {
  return html`${drawBlocks(source, scopes[place])}`
}

/** Draw a title or a field's name as Discord draws it: one line of text, without links and mentions. */
export function renderTitle(source: string): Markup {
  return html`${drawInline(source, scopes.title)}`
}

interface BlockRule {
  readonly pattern: RegExp
  /** Set for a rule that works only in scopes with this kind of block. */
  readonly needs?: 'headings' | 'quotes'
  /** May begin anywhere, not only at the start of a line. */
  readonly anywhere?: true
  readonly draw: (match: readonly string[], scope: Scope) => Markup
}

const rules: readonly BlockRule[] = [
  {
    pattern: /```(?:[\w+.#-]+\n)?\n*((?:(?!```)[\s\S])+?)\n*```\n?/y,
    anywhere: true,
    draw: ([, text]) => html`<pre class="code-block" tabindex="0"><code>${text}</code></pre>`,
  },
  { pattern: />>> ([\s\S]+)/y, needs: 'quotes', draw: ([, text = ''], scope) => drawQuote(text, scope) },
  {
    pattern: /(?:> [^\n]*(?:\n|$))+/y,
    needs: 'quotes',
    draw: ([lines = ''], scope) => drawQuote(lines.replace(/^> /gm, ''), scope),
  },
  {
    pattern: /(#{1,3}) +([^\n]+)(?:\n|$)/y,
    needs: 'headings',
    // Not a real heading: a message must not change the outline of the inbox.
    draw: ([, signs = '', text = ''], scope) =>
      html`<div class="heading heading-${signs.length}">${drawInline(text, scope)}</div>`,
  },
  {
    pattern: /-# +([^\n]+)(?:\n|$)/y,
    needs: 'headings',
    draw: ([, text = ''], scope) => html`<div class="subtext">${drawInline(text, scope)}</div>`,
  },
  {
    pattern: /(?: {0,10}(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))+/y,
    draw: ([lines = ''], scope) => drawList(lines, scope),
  },
]

/** Draw a whole text as Discord does, block by block; never fails. */
function drawBlocks(source: string, scope: Scope): readonly Markup[] {
  const blocks: Markup[] = []
  let [at, text] = [0, '']
  const flush = () => {
    const lines = text.replace(/\n$/, '')
    if (lines !== '') blocks.push(html`<div class="lines">${drawInline(lines, scope)}</div>`)
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

function blockAt(source: string, at: number, scope: Scope): { block: Markup; end: number } | undefined {
  const startsLine = at === 0 || source[at - 1] === '\n'
  for (const { pattern, needs, anywhere, draw } of rules) {
    if ((!startsLine && anywhere !== true) || (needs !== undefined && !scope[needs])) continue
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match !== null) return { block: draw(match, scope), end: at + match[0].length }
  }
  return undefined
}

/** The next place where a block could begin: a new line or a fence. An escaped character is skipped whole. */
function stepFrom(source: string, at: number): number {
  const step = /\\[\s\S]|`+|\n|[^\\`\n]+|\\/y
  step.lastIndex = at
  return at + (step.exec(source)?.[0].length ?? 1)
}

function drawQuote(text: string, scope: Scope): Markup {
  return html`<blockquote>${drawBlocks(text, { ...scope, quotes: false })}</blockquote>`
}

function drawList(lines: string, scope: Scope): Markup {
  const items = lines.split('\n').filter((line) => line !== '')
  return html`<ul class="list">
    ${items.map((line) => drawItem(line, scope))}
  </ul>`
}

function drawItem(line: string, scope: Scope): Markup {
  const [, indent, sign = '', text = ''] = /^( *)([-*]|\d+\.) +(.*)$/.exec(line) ?? []
  return html`<li class="${indent ? 'deep' : 'flat'}">
    <span class="mark">${/\d/.test(sign) ? sign : '•'}</span><span>${drawInline(text, scope)}</span>
  </li>`
}
