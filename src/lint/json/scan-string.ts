import type { Edit, Mistake, Scanned } from './scan-json'

const opening = /["'“”„‟«»‘’‚`]/
const straight = /"(?:[^"\\\n\r]|\\[^\n\r])*/y
const escapes = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\\[^]?/g
// A name without its closing quote: the colon and a space tell where it ends.
const unclosedName = /^"[\w$]+(?::[A-Za-z]+)?[^\w\s":]?(?=:\s)/
// What may follow a text; used to tell where a text without a closing quote ends.
const afterText = /\s*,?[ \t]*\r?$/

/**
 * Scan one text in quotes of any kind; undefined where no text begins.
 * A text without a closing quote ends with its line, before the comma at the end of the line.
 */
export function scanString(text: string, at: number): Scanned | undefined {
  const quote = text.charAt(at)
  if (!opening.test(quote)) return undefined
  return quote === '"' ? scanStraight(text, at) : scanForeign(text, at, quote)
}

function scanStraight(text: string, at: number): Scanned {
  straight.lastIndex = at
  const end = at + (straight.exec(text)?.[0].length ?? 1)
  if (text.charAt(end) !== '"') return scanUnclosed(text, at)
  return finish(text, at, at + 1, end, end + 1, [])
}

function scanUnclosed(text: string, at: number): Scanned {
  const line = lineFrom(text, at)
  const name = unclosedName.exec(line)?.[0].length
  const end = at + (name ?? line.length - (afterText.exec(line)?.[0].length ?? 0))
  const fix = [{ start: end, end, text: '"' }]
  return finish(text, at, at + 1, end, end, [{ rule: 'missing-quote', start: at, end, values: {}, fix }])
}

/** Curly and single quotes: the text ends at the last matching quote that a comma, a colon or a bracket follows. */
function scanForeign(text: string, at: number, quote: string): Scanned {
  const isSingle = quote === "'" || quote === '`'
  const closers = isSingle ? `${quote}"` : '“”„‟«»‘’‚"'
  const line = lineFrom(text, at)
  const ends = [...line].flatMap((_, index) =>
    index > 0 && closers.includes(line.charAt(index)) ? [index] : [],
  )
  const length = ends.find((index) => /^\s*(?:[,:\]}]|$)/.test(line.slice(index + 1))) ?? ends[0]
  const rule = isSingle ? 'single-quotes' : 'curly-quotes'
  if (length === undefined) return scanLoneQuote(text, at, line, rule)
  const end = at + length
  const fix = [change(at, at + 1, '"'), change(end, end + 1, '"')]
  return finish(text, at, at + 1, end, end + 1, [
    { rule, start: at, end: end + 1, values: { found: quote }, fix },
  ])
}

function scanLoneQuote(text: string, at: number, line: string, rule: Mistake['rule']): Scanned {
  const end = at + (line.length - (afterText.exec(line)?.[0].length ?? 0))
  const fix = [change(at, at + 1, '"'), change(end, end, '"')]
  return finish(text, at, at + 1, end, end, [
    { rule, start: at, end, values: { found: text.charAt(at) }, fix },
  ])
}

function finish(
  text: string,
  start: number,
  from: number,
  to: number,
  end: number,
  mistakes: readonly Mistake[],
): Scanned {
  const raw = text.slice(from, to)
  const token = { kind: 'string', text: decode(raw), start, end } as const
  return { token, end, mistakes: [...mistakes, ...mistakesIn(raw, from)] }
}

function decode(raw: string): string {
  const known = (escape: string): string => JSON.parse(`"${escape}"`) as string // JSON's own escapes are texts.
  return raw.replaceAll(escapes, (escape) => (isEscape(escape) ? known(escape) : escape))
}

function mistakesIn(raw: string, offset: number): readonly Mistake[] {
  const lone = [...raw.matchAll(escapes)].filter(([escape]) => !isEscape(escape))
  const control = [...raw.matchAll(/\p{Cc}/gu)].filter(([found]) => found < ' ')
  return [
    ...lone.map(({ 0: found, index }): Mistake => {
      const start = offset + index
      return {
        rule: 'lone-backslash',
        start,
        end: start + found.length,
        values: { found },
        fix: [change(start, start, '\\')],
      }
    }),
    ...control.map(({ index }): Mistake => {
      const start = offset + index
      return {
        rule: 'line-break-in-text',
        start,
        end: start + 1,
        values: {},
        fix: [change(start, start + 1, ' ')],
      }
    }),
  ]
}

function isEscape(escape: string): boolean {
  return /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})$/.test(escape)
}

function change(start: number, end: number, text: string): Edit {
  return { start, end, text }
}

function lineFrom(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(at, end === -1 ? text.length : end)
}
