import type { PathStep } from '../../json/json-node'
import { grammarAt, type Grammar } from '../../schema/grammar'
import { contentFolder, fileKind, type FileKind } from '../../source/file-kind'
import type { Workspace } from '../../source/form-folder'
import { placesLike, type Located } from '../../source/locate'
import { contentTexts, placeholdersIn, type ContentText } from '../../source/texts'
import everywhere from '../content-places.json'
import { reportMarkup, reportSpaces, suggest, type Reporter, type WorkspaceRule } from '../rule'

/** A rule for every text of these kinds of files. */
const eachTextIn =
  (kinds: readonly FileKind['kind'][]) =>
  (
    check: (text: ContentText, report: Reporter, file: Workspace['validated'][number]) => void,
  ): WorkspaceRule =>
  ({ validated }, report) => {
    for (const file of validated.filter(({ path }) => kinds.includes(fileKind(path).kind)))
      for (const text of contentTexts(file)) check(text, report, file)
  }

const eachContentText = eachTextIn(['content'])
const eachPageText = eachTextIn(['content', 'manifest'])

/**
 * An unknown placeholder in braces: neither a fact about the network, nor one that the description of the key mentions.
 */
export const contentPlaceholder = eachContentText(({ text, path, place }, report, { grammar }) => {
  const places = placesNamedIn(grammar, path)
  for (const found of placeholdersIn(text))
    if (!places.includes(found))
      report('content-placeholder', place, { found, places }, suggest(found, places))
})

/** The placeholders in the description of a text's key, or of the groups around it. */
function placesNamedIn(grammar: Grammar, path: readonly PathStep[]): readonly string[] {
  const paths = path.map((_, index) => path.slice(0, index + 1))
  const helps = paths.map((start) => grammarAt(grammar, start)?.description?.split('Example: ')[0] ?? '')
  return [...everywhere.places, ...helps.flatMap(placeholdersIn)]
}

/** A day that no calendar has, such as February 29 in most years. */
export const contentDays = eachContentText(({ text, place }, report) => {
  for (const [date, month = '', day, year] of text.matchAll(/\b([A-Z][a-z]+) (\d{1,2}), (\d{4})\b/g)) {
    const days = daysIn(month, Number(year))
    if (days !== undefined && (Number(day) < 1 || Number(day) > days))
      report('no-such-day', place, { date, month, year: Number(year), days })
  }
})

/** How many days a month has; undefined where the word is no month. */
function daysIn(month: string, year: number): number | undefined {
  const first = new Date(`${month} 1, ${year} UTC`)
  if (first.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }) !== month) return undefined
  return new Date(Date.UTC(year, first.getUTCMonth() + 1, 0)).getUTCDate()
}

/** Stray spaces in a text of the page content, or of a card. */
export const contentSpaces = eachPageText(reportSpaces)

/** HTML or Markdown in a text of the page content, or of a card: the page shows it literally. */
export const contentMarkup = eachPageText(reportMarkup)

/** A link of the navigation to a page that this site does not have. */
export const deadLink: WorkspaceRule = (workspace, report) => {
  const pages = contentOf(workspace, 'pages')
  const navigation = contentOf(workspace, 'navigation')
  if (!pages || !navigation) return
  const own = placesLike(pages, 'pages * path').map(({ value }) => String(value))
  if (own.length === 0) return
  const known = [...own, ...workspace.forms.map(({ slug }) => `/forms/${slug}`)]
  const named = own.filter((page) => !page.startsWith('/forms/'))
  for (const { value, at } of ['main * path', 'legal * path'].flatMap((links) =>
    placesLike(navigation, links),
  )) {
    const found = String(value)
    if (!known.includes(found)) report('dead-link', at(), { found, pages: named }, suggest(found, known))
  }
}

/** A gallery entry whose picture does not exist. */
export const missingPicture: WorkspaceRule = (workspace, report) => {
  const gallery = contentOf(workspace, 'gallery')
  const names = workspace.paths.flatMap(
    (path) => /^public\/images\/(.+?)(?:-\d+)?\.\w+$/.exec(path)?.[1] ?? [],
  )
  // Without the list of pictures, as in the workbench, nothing can be said about them.
  for (const { value, at } of gallery && names.length > 0 ? placesLike(gallery, 'images * id') : []) {
    const id = String(value)
    if (!names.includes(id)) report('missing-picture', at(), { id }, suggest(id, names))
  }
}

/** A picture that is in the gallery twice. */
export const repeatedPicture: WorkspaceRule = (workspace, report) => {
  const gallery = contentOf(workspace, 'gallery')
  const pictures = gallery ? placesLike(gallery, 'images * id') : []
  for (const picture of pictures) {
    const first = pictures.find(({ value }) => value === picture.value) ?? picture
    const id = String(picture.value)
    if (first !== picture) report('repeated-picture', picture.at(), { id }, { also: [first.at()] })
  }
}

function contentOf({ validated }: Workspace, name: string): Located | undefined {
  return validated.find(({ path }) => path === `${contentFolder}${name}.json`)
}
