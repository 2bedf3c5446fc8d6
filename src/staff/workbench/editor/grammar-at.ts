import { entryGrammar, resolve, type Grammar } from '../../checker/grammar/grammar'

/** A way into a JSON value: names of entries and numbers of items, as `jsonc-parser` gives it. */
export type JsonPath = readonly (string | number)[]

/**
 * The part of a grammar that a place in a file must keep, or undefined where the grammar allows nothing there.
 * @example grammarAt(schemaGrammar, ['properties', 'name', 'maxLength'])?.type // => 'integer'
 */
export function grammarAt(root: Grammar, path: JsonPath): Grammar | undefined {
  return path.reduce<Grammar | undefined>(
    (part, step) => {
      if (!part) return undefined
      if (typeof step === 'number') return part.items && resolve(root, part.items)
      return entryGrammar(root, part, step)
    },
    resolve(root, root),
  )
}
