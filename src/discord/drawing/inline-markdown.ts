import { fillText } from '../../engine/fill-text'
import { sampleRoleId } from '../sample-role'
import { html, type Markup } from './markup'
import texts from './texts.json' with { type: 'json' }

/** Which markdown works in one part of a message. */
export interface Scope {
  readonly headings: boolean
  /** Quotes; they cannot be nested. */
  readonly quotes: boolean
  readonly links: boolean
  readonly mentions: boolean
  /** `@everyone` and `@here` are mentions; elsewhere they are plain text. */
  readonly everyone: boolean
}

/** What a piece of text is drawn as: markup, or a text that is escaped where it is inserted. */
type Drawn = Markup | string

/** Draw the contents of a rule; `scope` replaces the one around it. */
type Inside = (text: string, scope?: Scope) => readonly Drawn[]

/** One kind of inline markdown: a sticky pattern, and what a match of it is drawn as; undefined if it means nothing. */
interface InlineRule {
  readonly pattern: RegExp
  readonly draw: (groups: readonly string[], inside: Inside, scope: Scope) => Drawn | undefined
}

/** In Discord's order: the first rule that matches wins. */
const rules: readonly InlineRule[] = [
  // A backslash shows the sign after it as it is.
  { pattern: /\\([^0-9A-Za-z\s])/y, draw: ([sign]) => sign },
  {
    pattern: /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y,
    draw: ([, text = '']) => html`<code>${text.trim()}</code>`,
  },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, draw: drawAddress },
  {
    pattern: /<(@!?|@&|#)(\d{17,20})>/y,
    draw: ([sign, id = ''], _, { mentions }) => {
      const name = nameOf(sign === '#' ? 'channel' : sign === '@&' ? 'role' : 'user', id)
      return mentions ? html`<span class="chip" title="${id}">${name}</span>` : undefined
    },
  },
  {
    pattern: /(@(?:everyone|here))/y,
    draw: ([text], _, scope) => (scope.everyone ? html`<span class="chip">${text}</span>` : undefined),
  },
  {
    pattern: /<t:(-?\d{1,11})(?::[tTdDfFsSR])?>/y,
    draw: ([seconds], _, { mentions }) => {
      const { text, iso } = showTime(Number(seconds) * 1000)
      return mentions ? html`<time class="moment" datetime="${iso}">${text}</time>` : undefined
    },
  },
  // An emoji is shown by its name.
  { pattern: /<a?(:\w{2,32}:)\d{17,20}>/y, draw: ([name]) => name },
  {
    // `[label](address)`. Discord does not link some of these, such as labels that look like an address; here all of
    // them are links, so that no faked link goes unnoticed.
    pattern:
      /\[((?:\[[^\]]*\]|\\[\s\S]|[^[\]\\])+)\]\(\s*<?((?:\([^()\s]*\)|\\[\s\S]|[^\s\\()<>])+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/y,
    draw: ([label = '', target = ''], inside, scope) => {
      const href = target.replace(/\\([^0-9A-Za-z\s])/g, '$1')
      if (!scope.links || !/^https?:\/\/./i.test(href) || !URL.canParse(href)) return undefined
      return drawLink(href, inside(label, { ...scope, links: false }))
    },
  },
  { pattern: /(https?:\/\/[^\s<]+[^<.,:;"')\]\s])/y, draw: drawAddress },
  styled('strong', /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y),
  styled('u', /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y),
  styled('em', /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|\*\*|[^\s*\\])|[^\s*\\])+?)\*(?!\*)/y),
  styled('em', /(?<![0-9A-Za-z_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z_])/y),
  styled('s', /~~((?:\\[\s\S]|[^\\])+?)~~/y),
  {
    pattern: /\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y,
    draw: ([text = ''], inside) => html`<span class="spoiler" tabindex="0">${inside(text)}</span>`,
  },
]

function styled(element: string, pattern: RegExp): InlineRule {
  return { pattern, draw: ([text = ''], inside) => html`<${element}>${inside(text)}</${element}>` }
}

function drawAddress([href = '']: readonly string[], _: Inside, { links }: Scope): Markup | undefined {
  return links && URL.canParse(href) ? drawLink(href, href) : undefined
}

function drawLink(href: string, label: Drawn | readonly Drawn[]): Markup {
  return html`<a href="${href}" title="${href}" rel="noreferrer">${label}</a>`
}

/** Deeper nesting stays text: it does not occur in practice, and a flood of markers must not exhaust the stack. */
const deepest = 12

/** Text up to where a rule can begin; a run of backticks that starts no code is text as a whole. */
const plain = /[^\\`<@[*_~|h]+|`+|[\s\S]/y

/** Draw inline text as Discord does; never fails, and what is not markdown stays text. */
export function drawInline(source: string, scope: Scope, depth = 0): readonly Drawn[] {
  const drawn: Drawn[] = []
  for (let at = 0; at < source.length;) {
    const found = depth < deepest ? matchAt(source, at, scope, depth) : undefined
    plain.lastIndex = at
    const text = plain.exec(source)?.[0] ?? source.slice(at)
    drawn.push(found?.piece ?? text)
    at += found?.length ?? text.length
  }
  return drawn
}

/** What the first rule that matches here makes of the text, and how much of it. */
function matchAt(source: string, at: number, scope: Scope, depth: number) {
  const inside: Inside = (text, inner = scope) => drawInline(text, inner, depth + 1)
  for (const { pattern, draw } of rules) {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    const piece = found ? draw(found.slice(1), inside, scope) : undefined
    if (found && piece !== undefined) return { piece, length: found[0].length }
  }
  return undefined
}

/** The name people see for an id; only one role has a real name here. */
export function nameOf(of: 'user' | 'role' | 'channel', id: string): string {
  if (of === 'role') return id === sampleRoleId ? texts.staffRole : texts.unknownRole
  return of === 'user' ? fillText(texts.unknownUser, { id: id.slice(-4) }) : texts.unknownChannel
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A point in time for people to read, in UTC; `when` is milliseconds since 1970. Empty if there is no such time. */
export function drawTime(when: number): Markup {
  const { text, iso } = showTime(when)
  return html`<time datetime="${iso}">${text}</time>`
}

function showTime(when: number): { readonly text: string; readonly iso: string } {
  const date = new Date(when)
  if (Number.isNaN(date.getTime())) return { text: '', iso: '' }
  return { text: `${timeFormat.format(date)} UTC`, iso: date.toISOString() }
}
