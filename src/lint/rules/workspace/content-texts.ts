import type { JsonPath } from '../../json/json-node'
import { grammarAt, type Grammar } from '../../schema/grammar'
import { fileKind, type FileKind } from '../../source/file-kind'
import type { ValidatedFile } from '../../source/source-file'
import { contentTexts, placeholdersIn, type ContentText } from '../../source/texts'
import everywhere from '../content-places.json'
import { reportMarkup, reportSpaces, suggest, type ContentFileRule, type Reporter } from '../rule'

/** A rule for every text of these kinds of files. */
const eachTextIn =
  (kinds: readonly FileKind['kind'][]) =>
  (check: (text: ContentText, report: Reporter, file: ValidatedFile<unknown>) => void): ContentFileRule =>
  (file, report) => {
    if (kinds.includes(fileKind(file.path).kind))
      for (const text of contentTexts(file)) check(text, report, file)
  }

const eachContentText = eachTextIn(['content'])
const eachPageText = eachTextIn(['content', 'manifest'])

/** A placeholder that is neither a fact about the network nor mentioned by the description of its key. */
export const contentPlaceholder = eachContentText(({ text, path, place }, report, { grammar }) => {
  const places = placesNamedIn(grammar, path)
  for (const found of placeholdersIn(text))
    if (!places.includes(found))
      report('content-placeholder', place, { found, places }, suggest(found, places))
})

/** The placeholders in the description of a text's key, or of the groups around it. */
function placesNamedIn(grammar: Grammar, path: JsonPath): readonly string[] {
  const paths = path.map((_, index) => path.slice(0, index + 1))
  const helps = paths.map((start) => grammarAt(grammar, start)?.description?.split('Example: ')[0] ?? '')
  return [...new Set([...everywhere.places, ...helps.flatMap(placeholdersIn)])]
}

/** A day that no calendar has, such as February 29 in most years. */
export const contentDays = eachContentText(({ text, place }, report) => {
  for (const [date, month = '', day, year] of text.matchAll(/\b([A-Z][a-z]+) (\d{1,2}), (\d{4})\b/g)) {
    const days = daysIn(month, Number(year))
    if (days !== undefined && (Number(day) < 1 || Number(day) > days))
      report('no-such-day', place, { date, month, year: Number(year), days })
  }
})

/** How many days a month has; undefined where the word is not a month. */
function daysIn(month: string, year: number): number | undefined {
  const first = new Date(`${month} 1, ${year} UTC`)
  if (first.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }) !== month) return undefined
  return new Date(Date.UTC(year, first.getUTCMonth() + 1, 0)).getUTCDate()
}

/** Stray spaces in a text of the page content, or of a card. */
export const contentSpaces = eachPageText(reportSpaces)

/** HTML or Markdown in a text of the page content, or of a card: the page shows it literally. */
export const contentMarkup = eachPageText(reportMarkup)
