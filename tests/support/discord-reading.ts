/** What people see of a text in Discord: the text as shown, the links, and the names of all other formatting in it. */
export interface Reading {
  readonly shown: string
  readonly links: readonly string[]
  readonly formatting: readonly string[]
}

interface Rule {
  readonly name: string
  /** The characters it can begin with; every other place is skipped quickly. */
  readonly begins: string
  readonly pattern: RegExp
  readonly onlyAtLineStart?: true
  /** The group that is shown; without one, the whole match. */
  readonly shows?: number
}

// The patterns of Discord's own markdown parser (simple-markdown with additions), in its order, as its web client has
// them; written without reference to our escaping, so that each can check the other.
const rules: readonly Rule[] = [
  { name: 'quote', begins: '> ', pattern: /( *>>> ([\s\S]*))|( *> [^\n]*)/y, onlyAtLineStart: true },
  { name: 'heading', begins: '# ', pattern: / *#{1,3}\s+[^\n]+/y, onlyAtLineStart: true },
  { name: 'subtext', begins: '- ', pattern: / *-#\s+[^\n]+/y, onlyAtLineStart: true },
  { name: 'list', begins: '-*0123456789 ', pattern: / *(?:[*-]|\d+\.)\s+[^\n]/y, onlyAtLineStart: true },
  { name: 'code block', begins: '`', pattern: /```[\s\S]+?```/y },
  { name: 'escape', begins: '\\', pattern: /\\([^0-9A-Za-z\s])/y, shows: 1 },
  { name: 'bracketed link', begins: '<', pattern: /<([^: >]+:\/[^ >]+)>/y },
  { name: 'mail or phone', begins: '<', pattern: /<(?:mailto:|tel:|sms:)?[^\s<>@]*[@+][^\s<>]+>/y },
  { name: 'mention', begins: '<', pattern: /<(?:@[!&]?|#)\d+>/y },
  { name: 'command', begins: '<', pattern: /<\/[^:>]+:\d+>|<id:\w+>/y },
  { name: 'custom emoji', begins: '<', pattern: /<a?:\w+:\d+>/y },
  { name: 'time', begins: '<', pattern: /<t:-?\d{1,17}(?::[tTdDfFsSR])?>/y },
  { name: 'call of all', begins: '@', pattern: /@(?:everyone|here)/y },
  { name: 'link', begins: 'hs', pattern: /(?:https?|steam):\/\/[^\s<]+[^<.,:;"'\]\s]/y },
  {
    name: 'masked link',
    begins: '[',
    pattern:
      /\[((?:\[[^\]]*\]|[^[\]]|\](?=[^[]*\]))*)\]\(\s*<?((?:\([^)]*\)|[^\s\\]|\\.)*?)>?(?:\s+['"]([\s\S]*?)['"])?\s*\)/y,
  },
  { name: 'strong', begins: '*', pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y },
  { name: 'underline', begins: '_', pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y },
  { name: 'emphasis', begins: '_', pattern: /\b_((?:__|\\[\s\S]|[^\\_])+?)_\b/y },
  {
    name: 'emphasis',
    begins: '*',
    pattern: /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
  },
  { name: 'strike', begins: '~', pattern: /~~([\s\S]+?)~~(?!_)/y },
  { name: 'code', begins: '`', pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y },
  { name: 'spoiler', begins: '|', pattern: /\|\|([\s\S]+?)\|\|/y },
  { name: 'shrug', begins: '¯', pattern: /¯\\_\(ツ\)_\/¯/y, shows: 0 },
  // A name without an emoji stays text as a whole: backslashes in it escape nothing.
  { name: 'emoji', begins: ':', pattern: /:[A-Za-z0-9_+-]*[A-Za-z_+][A-Za-z0-9_+-]*:/y },
  { name: 'no emoji', begins: ':', pattern: /:[^\s:]+?:/y, shows: 0 },
]

const text = /[\s\S][0-9A-Za-z\s\u00C0-\u10FFFF]*?(?=[^0-9A-Za-z\s\u00C0-\u10FFFF]|\n|\w+:\S|$)/y

const rulesBySign = new Map<string, readonly Rule[]>()

/**
 * Read a field's value (or, without links, a title) as Discord's own client does. Formatting is named, not followed.
 * @example readAsDiscord('\\*a\\* **b**') // => { shown: '*a* **b**', links: [], formatting: ['strong'] }
 */
export function readAsDiscord(source: string, place: 'value' | 'title' = 'value'): Reading {
  const [links, formatting]: [string[], string[]] = [[], []]
  let [at, shown] = [0, '']
  while (at < source.length) {
    const { rule, match } = ruleAt(source, at, place) ?? textAt(source, at)
    if (rule?.name === 'link') links.push(match[0])
    else if (rule && rule.shows === undefined) formatting.push(rule.name)
    shown += match[rule?.shows ?? 0]
    at += match[0].length
  }
  return { shown, links, formatting }
}

function ruleAt(
  source: string,
  at: number,
  place: 'value' | 'title',
): { rule: Rule; match: RegExpExecArray } | undefined {
  const isLineStart = at === 0 || source[at - 1] === '\n'
  for (const rule of rulesFor(source.charAt(at))) {
    if (rule.onlyAtLineStart && !isLineStart) continue
    if (rule.name === 'link' && place === 'title') continue
    rule.pattern.lastIndex = at
    const match = rule.pattern.exec(source)
    if (match) return { rule, match: rule.name === 'link' ? withoutClosing(match) : match }
  }
  return undefined
}

/** A closing bracket at the end of a link that has no opening one belongs to the sentence around it. */
function withoutClosing(match: RegExpExecArray): RegExpExecArray {
  const link = match[0]
  if (link.endsWith(')') && !link.includes('(')) match[0] = link.slice(0, -1)
  return match
}

function rulesFor(sign: string): readonly Rule[] {
  const known = rulesBySign.get(sign) ?? rules.filter(({ begins }) => begins.includes(sign))
  rulesBySign.set(sign, known)
  return known
}

function textAt(source: string, at: number): { rule: undefined; match: RegExpExecArray } {
  text.lastIndex = at
  const match = text.exec(source)
  if (!match) throw new Error('Text is always at least one character')
  return { rule: undefined, match }
}
