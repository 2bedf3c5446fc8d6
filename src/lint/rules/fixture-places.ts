import { nodeAt } from '../json/json-node'
import type { Place } from '../diagnostic'
import type { TriableFixture } from '../source/compiled-form'
import type { SchemaFile } from '../source/form-folder'
import { pointTo } from '../json/locate'
import { schemasOf } from '../source/questions'

/** The place where a fixture answers a question, or, if it does not, its answers. */
export function answerPlace({ fixture, whole, key }: TriableFixture, name: string): Place {
  return Object.hasOwn(fixture.answers, name) ? whole('answers', name) : key('answers')
}

/** Every place in schema.json for one rule of one question: its messages, and the rules themselves. */
export function placesOfRule(schema: SchemaFile, name: string, rule: string): readonly Place[] {
  const holders = schemasOf(schema, name).flatMap(({ path }) => [path, [...path, 'items']])
  const having = (...steps: readonly string[]) =>
    holders.filter((path) => nodeAt(schema.root, [...path, ...steps]))
  return [
    ...having('errorMessage', rule).map((path) => pointTo(schema, path).at('errorMessage', rule)),
    ...having(rule).map((path) => pointTo(schema, path).key(rule)),
  ]
}

/** Every place in schema.json that determines whether a question's answer is valid. */
export function placesOfRules(schema: SchemaFile, name: string): readonly Place[] {
  const places = schemasOf(schema, name)
  return [
    ...places.flatMap(({ key, part }) => [key(), pointTo(schema, part.path).key('required')]),
    ...places.map(({ whole }) => whole()),
  ]
}
