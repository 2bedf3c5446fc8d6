import { type Step, toValue } from '../json/json-node'
import type { Report } from '../report/diagnostic'
import { didYouMean } from '../report/did-you-mean'
import everywhere from './content-places.json'
import type { WorkspaceRule } from './rule'
import { spacesIn } from './wording'
import type { Grammar } from '../schema/grammar'
import { grammarAt } from '../schema/grammar'
import { fileKind } from '../source/file-kind'
import { reportAt } from '../source/locate'
import { grammarPath } from '../source/read-workspace'
import { contentTexts } from '../source/texts'

/** A place in braces that nothing fills: neither a fact of the network, nor one that the help of the key speaks of. */
export const contentPlaceholder: WorkspaceRule = ({ validated, sources }) => {
  const content = validated.filter(({ path }) => fileKind(path).kind === 'content')
  return content.flatMap((file) => {
    const root = sources.get(grammarPath(file, fileKind(file.path)) ?? '')?.root
    // The file has been held against this very grammar.
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

/** The places that the help of a text's key, or of the groups around it, speaks of. */
function placesNamedIn(grammar: Grammar, path: readonly Step[]): readonly string[] {
  const ways = path.map((_, index) => path.slice(0, index + 1))
  const helps = ways.map((way) => grammarAt(grammar, way)?.description?.split('Example: ')[0] ?? '')
  return [...everywhere.places, ...helps.flatMap(placesIn)]
}

function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{[^{}]*\}?|\}/g)].map(([found]) => found)
}

/** Spaces too many in a text of the page content, or in one of a card. */
export const contentSpaces: WorkspaceRule = ({ validated }) =>
  validated
    .filter(({ path }) => ['content', 'manifest'].includes(fileKind(path).kind))
    .flatMap((file) => contentTexts(file).flatMap(spacesIn))
