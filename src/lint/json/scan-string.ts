import type { Edit } from './edits'
import type { Mistake, Scanned } from './scan-json'

const opening = /["'“”„‟«»‘’‚`]/
// A line break is matched together with the white space around it.
const escapesAndControls = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\\[^\p{Cc}]?|[ \t]*\r?\n\s*|\p{Cc}/gu
// A name without its closing quote: the colon and a space tell where it ends.
const unclosedName = /^"[\w$]+(?::[A-Za-z]+)?[^\w\s":]?(?=:\s)/
// What may follow a text; used to tell where a text without a closing quote ends.
const afterText = /\s*,?[ \t]*\r?$/
// A text with line breaks in it: none of its later lines begins with a bracket, and its closing quote is followed by what
// may follow a text.
const brokenText = /^"(?:[^"\\\n]|\\.|\n(?!\s*[{}[\]]))*"(?=\s*[,:}\]]|[ \t]*\r?(?:\n|$))/

/**
 * Scan one text in quotes of any kind; undefined where no text begins.
 * A text with no closing quote, on its line or a later one, ends with its line, before the comma at the line's end.
 */
export function scanString(text: string, start: number): Scanned | undefined {
  const quote = text.charAt(start)
  if (!opening.test(quote)) return undefined
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd)
  const isStraight = quote === '"'
  const closing = isStraight ? straightClosing(line, text.slice(start)) : foreignClosing(line, quote)
  const inner = start + (closing ?? unclosedLength(line))
  const end = closing === undefined ? inner : inner + 1
  const raw = text.slice(start + 1, inner)
  const fix = [...(isStraight ? [] : [edit(start, start + 1, '"')]), edit(inner, end, '"')]
  const rule = isStraight ? 'missing-quote' : isSingle(quote) ? 'single-quotes' : 'curly-quotes'
  const isRight = isStraight && closing !== undefined
  return {
    token: { kind: 'string', text: decode(raw), start, end },
    end,
    mistakes: [
      ...(isRight ? [] : [{ rule, start, end, values: { found: quote }, fix } as const]),
      ...mistakesIn(raw, start + 1),
    ],
  }
}

/** Where the closing quote is: on the line, or where the text goes on after it. Undefined if there is none. */
function straightClosing(line: string, rest: string): number | undefined {
  const found = /^"(?:[^"\\\r]|\\[^\r])*"/.exec(line) ?? brokenText.exec(rest)
  return found ? found[0].length - 1 : undefined
}

/** With curly and single quotes the text ends at the first matching one that a comma, a colon or a bracket follows. */
function foreignClosing(line: string, quote: string): number | undefined {
  const closers = isSingle(quote) ? `${quote}"` : '“”„‟«»‘’‚"'
  const ends = Array.from({ length: line.length }, (_, index) => index).filter(
    (index) => index > 0 && closers.includes(line.charAt(index)),
  )
  return ends.find((index) => /^\s*(?:[,:\]}]|$)/.test(line.slice(index + 1))) ?? ends[0]
}

function isSingle(quote: string): boolean {
  return quote === "'" || quote === '`'
}

function unclosedLength(line: string): number {
  return unclosedName.exec(line)?.[0].length ?? line.length - (afterText.exec(line)?.[0].length ?? 0)
}

function decode(raw: string): string {
  const read = (found: string): string => JSON.parse(`"${meantBy(found)}"`) as string // JSON's escapes are texts.
  return raw.replaceAll(escapesAndControls, read)
}

function mistakesIn(raw: string, offset: number): readonly Mistake[] {
  return [...raw.matchAll(escapesAndControls)].flatMap(({ 0: found, index }): readonly Mistake[] => {
    const start = offset + index
    const end = start + found.length
    const meant = meantBy(found)
    const fix = [edit(start, end, meant)]
    if (found === meant) return []
    return found.startsWith('\\')
      ? [{ rule: 'lone-backslash', start, end, values: { found, meant }, fix }]
      : [{ rule: 'line-break-in-text', start, end, values: {}, fix }]
  })
}

/** What to write for a backslash with its letter, or for a control character. */
function meantBy(found: string): string {
  if (!found.startsWith('\\')) return found < ' ' || found.includes('\n') ? ' ' : found
  if (found === "\\'") return "'"
  return /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})$/.test(found) ? found : `\\${found}`
}

function edit(start: number, end: number, text: string): Edit {
  return { start, end, text }
}
