import type { Edit, Mistake, Scanned } from './scan-json'

const opening = /["'“”„‟«»‘’‚`]/
const escapesAndControls = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\\[^]?|\p{Cc}/gu
// A name without its closing quote: the colon and a space tell where it ends.
const unclosedName = /^"[\w$]+(?::[A-Za-z]+)?[^\w\s":]?(?=:\s)/
// What may follow a text; used to tell where a text without a closing quote ends.
const afterText = /\s*,?[ \t]*\r?$/

/**
 * Scan one text in quotes of any kind; undefined where no text begins.
 * A text without a closing quote ends with its line, before the comma at the end of the line.
 */
export function scanString(text: string, start: number): Scanned | undefined {
  const quote = text.charAt(start)
  if (!opening.test(quote)) return undefined
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd)
  const isStraight = quote === '"'
  const closing = isStraight ? straightClosing(line) : foreignClosing(line, quote)
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

/** Where the closing quote is; undefined if there is none on the line. */
function straightClosing(line: string): number | undefined {
  const length = /^"(?:[^"\\\r]|\\[^\r])*/.exec(line)?.[0].length ?? 0
  return line.charAt(length) === '"' ? length : undefined
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
  const known = (found: string): string => JSON.parse(`"${found}"`) as string // JSON's own escapes are texts.
  return raw.replaceAll(escapesAndControls, (found) =>
    isEscape(found) ? known(found) : found === "\\'" ? "'" : found,
  )
}

function mistakesIn(raw: string, offset: number): readonly Mistake[] {
  return [...raw.matchAll(escapesAndControls)].flatMap(({ 0: found, index }): readonly Mistake[] => {
    const start = offset + index
    const end = start + found.length
    if (found.startsWith('\\') && !isEscape(found)) {
      const meant = found === "\\'" ? "'" : `\\${found}`
      return [
        { rule: 'lone-backslash', start, end, values: { found, meant }, fix: [edit(start, end, meant)] },
      ]
    }
    return found < ' '
      ? [{ rule: 'line-break-in-text', start, end, values: {}, fix: [edit(start, end, ' ')] }]
      : []
  })
}

function isEscape(found: string): boolean {
  return /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})$/.test(found)
}

function edit(start: number, end: number, text: string): Edit {
  return { start, end, text }
}
