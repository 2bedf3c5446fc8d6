import { itemsOf, memberOf, nodeAt, toValue, type PathStep } from '../json/json-node'
import type { Report, WorkspaceRule } from '../report/diagnostic'
import { didYouMean } from '../report/did-you-mean'
import everywhere from './content-places.json'
import { spacesIn } from './wording'
import type { Grammar } from '../schema/grammar'
import { grammarAt } from '../schema/grammar'
import { contentFolder, fileKind } from '../source/file-kind'
import { reportAt, type Located } from '../source/locate'
import { grammarPath } from '../source/read-workspace'
import { contentTexts } from '../source/texts'

/**
 * An unknown placeholder in braces: neither a fact about the network, nor one that the description of the key mentions.
 */
export const contentPlaceholder: WorkspaceRule = ({ validated, sources }) => {
  const content = validated.filter(({ path }) => fileKind(path).kind === 'content')
  return content.flatMap((file) => {
    const root = sources.get(grammarPath(file, fileKind(file.path)) ?? '')?.root
    // The file has been validated against this grammar.
    const grammar = (root ? toValue(root) : {}) as Grammar
    return contentTexts(file).flatMap(({ text, path }) => {
      const known = placesNamedIn(grammar, path)
      return placesIn(text)
        .filter((place) => !known.includes(place))
        .map((found): Report => {
          const suggestion = didYouMean(found, known)?.value
          return reportAt(
            'content-placeholder',
            file,
            path,
            { found, places: known },
            suggestion === undefined ? {} : { suggestion },
          )
        })
    })
  })
}

/** The placeholders in the description of a text's key, or of the groups around it. */
function placesNamedIn(grammar: Grammar, path: readonly PathStep[]): readonly string[] {
  const ways = path.map((_, index) => path.slice(0, index + 1))
  const helps = ways.map((way) => grammarAt(grammar, way)?.description?.split('Example: ')[0] ?? '')
  return [...everywhere.places, ...helps.flatMap(placesIn)]
}

function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{[^{}]*\}?|\}/g)].map(([found]) => found)
}

/** Stray spaces in a text of the page content, or of a card. */
export const contentSpaces: WorkspaceRule = ({ validated }) =>
  validated
    .filter(({ path }) => ['content', 'manifest'].includes(fileKind(path).kind))
    .flatMap((file) => contentTexts(file).flatMap(spacesIn))

/** A link of the navigation to a page that this site does not have. */
export const deadLink: WorkspaceRule = ({ validated, forms }) => {
  const valueOf = (name: string) => validated.find(({ path }) => path === `${contentFolder}${name}.json`)
  const [pages, navigation] = [valueOf('pages'), valueOf('navigation')]
  if (!pages || !navigation) return []
  const known = [
    ...entriesOf(pages, 'pages', 'path').map(({ text }) => text),
    ...forms.map(({ slug }) => `/forms/${slug}`),
  ]
  const links = [...entriesOf(navigation, 'main', 'path'), ...entriesOf(navigation, 'legal', 'path')]
  return links.flatMap(({ text: found, path }) => {
    if (known.includes(found)) return []
    const suggestion = didYouMean(found, known)?.value
    const pagesAlone = known.filter((page) => !page.startsWith('/forms/'))
    const values = { found, pages: pagesAlone }
    return [reportAt('dead-link', navigation, path, values, suggestion === undefined ? {} : { suggestion })]
  })
}

/** A gallery entry whose picture does not exist. */
export const missingPicture: WorkspaceRule = ({ validated, paths }) => {
  const gallery = validated.find(({ path }) => path === `${contentFolder}gallery.json`)
  const pictures = paths.flatMap((path) => /^public\/images\/(.+?)(?:-\d+)?\.\w+$/.exec(path)?.[1] ?? [])
  // Without the list of pictures, as in the workbench, nothing can be said about them.
  if (!gallery || pictures.length === 0) return []
  return entriesOf(gallery, 'images', 'id').flatMap(({ text: id, path }) => {
    if (pictures.includes(id)) return []
    const suggestion = didYouMean(id, pictures)?.value
    return [
      reportAt('missing-picture', gallery, path, { id }, suggestion === undefined ? {} : { suggestion }),
    ]
  })
}

/** The same text of each entry of a list, with its place. */
function entriesOf(
  { root }: Located,
  list: string,
  key: string,
): readonly { readonly text: string; readonly path: readonly PathStep[] }[] {
  return itemsOf(nodeAt(root, [list])).flatMap((item, index) => {
    const node = memberOf(item, key)?.value
    const path = [list, index, key]
    return node?.kind === 'scalar' && typeof node.value === 'string' ? [{ text: node.value, path }] : []
  })
}
