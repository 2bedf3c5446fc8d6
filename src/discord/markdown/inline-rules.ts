import type { Inline, Scope, InlineStyle } from './nodes'

/** Parse the contents of a rule; `scope` replaces the one around it. */
type Inside = (text: string, scope?: Scope) => readonly Inline[]

/** One kind of inline markdown: a sticky pattern, and what a match of it means, or undefined if it means nothing. */
export interface InlineRule {
  readonly pattern: RegExp
  read(groups: readonly string[], inside: Inside, scope: Scope): Inline | undefined
}

const escape: InlineRule = {
  pattern: /\\([^0-9A-Za-z\s])/y,
  read: ([sign = '']) => ({ kind: 'text', text: sign }),
}

const code: InlineRule = {
  pattern: /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y,
  read: ([, text = '']) => ({ kind: 'code', text: text.trim() }),
}

const bracketedAddress: InlineRule = {
  pattern: /<(https?:\/\/[^\s>]+)>/y,
  read: ([href = ''], _, scope) => bareLink(href, scope),
}

const bareAddress: InlineRule = {
  pattern: /(https?:\/\/[^\s<]+[^<.,:;"')\]\s])/y,
  read: ([href = ''], _, scope) => bareLink(href, scope),
}

/**
 * `[label](address)`. Discord does not link some of these, such as labels that look like an address; here all of them
 * are links, so that no faked link goes unnoticed.
 */
const maskedLink: InlineRule = {
  pattern:
    /\[((?:\[[^\]]*\]|\\[\s\S]|[^[\]\\])+)\]\(\s*<?((?:\([^()\s]*\)|\\[\s\S]|[^\s\\()<>])+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/y,
  read([label = '', target = ''], inside, scope) {
    const href = target.replace(/\\([^0-9A-Za-z\s])/g, '$1')
    if (!scope.links || !/^https?:\/\/./i.test(href) || !URL.canParse(href)) return undefined
    return { kind: 'link', href, children: inside(label, { ...scope, links: false }) }
  },
}

const mention: InlineRule = {
  pattern: /<(@!?|@&|#)(\d{17,20})>/y,
  read([sign = '', id = ''], _, scope) {
    const of = sign === '#' ? 'channel' : sign === '@&' ? 'role' : 'user'
    return scope.mentions ? { kind: 'mention', of, id } : undefined
  },
}

const everyone: InlineRule = {
  pattern: /(@(?:everyone|here))/y,
  read: ([text = ''], _, scope) => (scope.everyone ? { kind: 'everyone', text } : undefined),
}

const time: InlineRule = {
  pattern: /<t:(-?\d{1,11})(?::[tTdDfFsSR])?>/y,
  read: ([seconds = ''], _, scope) =>
    scope.mentions ? { kind: 'time', seconds: Number(seconds) } : undefined,
}

const emoji: InlineRule = {
  pattern: /<a?(:\w{2,32}:)\d{17,20}>/y,
  read: ([name = '']) => ({ kind: 'text', text: name }),
}

/** In Discord's order: the first rule that matches wins. */
export const inlineRules: readonly InlineRule[] = [
  escape,
  code,
  bracketedAddress,
  mention,
  everyone,
  time,
  emoji,
  maskedLink,
  bareAddress,
  span('strong', /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y),
  span('underline', /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y),
  span('em', /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|\*\*|[^\s*\\])|[^\s*\\])+?)\*(?!\*)/y),
  span('em', /(?<![0-9A-Za-z_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z_])/y),
  span('strike', /~~((?:\\[\s\S]|[^\\])+?)~~/y),
  span('spoiler', /\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y),
]

function span(kind: InlineStyle, pattern: RegExp): InlineRule {
  return { pattern, read: ([text = ''], inside) => ({ kind, children: inside(text) }) }
}

function bareLink(href: string, scope: Scope): Inline | undefined {
  const isLink = scope.links && URL.canParse(href)
  return isLink ? { kind: 'link', href, children: [{ kind: 'text', text: href }] } : undefined
}
