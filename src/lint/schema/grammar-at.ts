import type { Step } from '../json/json-node'
import { entryGrammar, resolve, type Grammar } from './grammar'

/**
 * The part of a grammar that a place in a file must keep, or undefined where the grammar allows nothing there.
 * @example grammarAt(schemaGrammar, ['properties', 'name', 'maxLength'])?.type // => 'integer'
 */
export function grammarAt(root: Grammar, path: readonly Step[]): Grammar | undefined {
  return path.reduce<Grammar | undefined>(
    (part, step) => {
      if (!part) return undefined
      if (typeof step === 'number') return part.items && resolve(root, part.items)
      return entryGrammar(root, part, step)
    },
    resolve(root, root),
  )
}
