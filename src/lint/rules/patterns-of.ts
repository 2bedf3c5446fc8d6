import type { Step } from '../json/json-node'
import type { SchemaFile } from '../source/form-folder'
import { askedIn } from '../source/questions'

interface PatternPlace {
  readonly name: string
  readonly pattern: string
  readonly path: readonly Step[]
}

/** Every regular expression of a form: of its questions and of the entries of its lists. */
export function patternsOf(schema: SchemaFile): readonly PatternPlace[] {
  return askedIn(schema).flatMap(({ name, rules, path }) => [
    ...(rules.pattern === undefined ? [] : [{ name, pattern: rules.pattern, path: [...path, 'pattern'] }]),
    ...(rules.items?.pattern === undefined
      ? []
      : [{ name, pattern: rules.items.pattern, path: [...path, 'items', 'pattern'] }]),
  ])
}
