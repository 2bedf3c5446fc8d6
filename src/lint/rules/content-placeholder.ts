import type { Finding } from '../report/finding'
import type { Grammar } from '../schema/grammar'
import { grammarAt } from '../schema/grammar-at'
import { toValue, type Step } from '../json/json-node'
import { nearest } from '../report/near'
import { fileKind } from '../source/file-kind'
import { findAt } from '../source/locate'
import { grammarPath } from '../source/read-workspace'
import everywhere from '../words/content-places.json'
import { contentTexts } from '../words/content-texts'
import type { WorkspaceRule } from './rule'

/** A place in braces that nothing fills: neither a fact of the network, nor one that the help of the key speaks of. */
export const contentPlaceholder: WorkspaceRule = ({ judged, sources }) => {
  const content = judged.filter(({ path }) => fileKind(path).kind === 'content')
  return content.flatMap((file) => {
    const root = sources.get(grammarPath(file, fileKind(file.path)) ?? '')?.root
    // The file has been held against this very grammar.
    const grammar = (root ? toValue(root) : {}) as Grammar
    return contentTexts(file).flatMap(({ text, path }) => {
      const known = placesNamedIn(grammar, path)
      return placesIn(text)
        .filter((place) => !known.includes(place))
        .map((found): Finding => {
          const near = nearest(found, known)?.value
          return findAt(
            'content-placeholder',
            file,
            path,
            { found, places: known },
            near === undefined ? {} : { near },
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
