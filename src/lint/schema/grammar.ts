import type { JsonPath } from '../json/json-node'

/** A grammar file, or a part of one: the keywords of JSON Schema (draft 7) that our grammars use. */
export interface Grammar {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Grammar>>
  readonly patternProperties?: Readonly<Record<string, Grammar>>
  readonly additionalProperties?: boolean | Grammar
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly maxProperties?: number
  /** Keys that need others beside them, or what else is true of a group with them. */
  readonly dependencies?: Readonly<Record<string, readonly string[] | Grammar>>
  readonly items?: Grammar
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly definitions?: Readonly<Record<string, Grammar>>
}

/**
 * The part of a grammar that a `$ref` refers to, merged with the keywords beside the `$ref`; other parts unchanged.
 * A `$ref` that cannot be resolved allows everything.
 */
export function resolve(root: Grammar, part: Grammar): Grammar {
  const { $ref, ...beside } = part
  if ($ref === undefined) return part
  const name = $ref.startsWith('#/definitions/') ? $ref.slice('#/definitions/'.length) : ''
  return { ...resolve(root, root.definitions?.[name] ?? {}), ...beside }
}

/** The grammar of one entry of an object, or undefined where that name is not allowed. */
export function entryGrammar(root: Grammar, part: Grammar, key: string): Grammar | undefined {
  const named = Object.hasOwn(part.properties ?? {}, key) ? part.properties?.[key] : undefined
  if (named) return resolve(root, named)
  const patterned = Object.entries(part.patternProperties ?? {}).find(([pattern]) =>
    new RegExp(pattern, 'u').test(key),
  )
  if (patterned) return resolve(root, patterned[1])
  const { additionalProperties: rest = true } = part
  if (rest === false) return undefined
  return rest === true ? {} : resolve(root, rest)
}

/**
 * The example in a description, ready to be written: what follows "Example:".
 * @example exampleIn('The colour. Example: "#7FB2C9"') // => '"#7FB2C9"'
 */
export function exampleIn(description: string | undefined): string | undefined {
  return description?.split('Example: ')[1]
}

/**
 * The part of a grammar that applies to a place in a file, or undefined where the grammar allows nothing there.
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
