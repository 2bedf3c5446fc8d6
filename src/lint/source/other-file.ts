import { membersOf } from '../json/json-node'
import type { Grammar } from '../schema/grammar'
import type { ValidatedFile } from './source-file'

/**
 * The grammar of the file that a file's whole text was meant for, such as a schema.json that was pasted into ui.json:
 * it has every key that another grammar of its folder needs, and none that only its own knows. Undefined for a file
 * that is in its place.
 */
export function grammarMeant(
  { source, grammar: own }: ValidatedFile<unknown>,
  grammars: ReadonlyMap<string, Grammar>,
): string | undefined {
  const keys = membersOf(source.root).flatMap(({ key }) => (key === '$schema' ? [] : key))
  if (needsOf(own).every((key) => keys.includes(key))) return undefined
  const found = [...grammars].find(([, other]) => {
    const needs = needsOf(other)
    const isOnlyHere = (key: string): boolean => knows(own, key) && !knows(other, key)
    return (
      other !== own && needs.length > 0 && needs.every((key) => keys.includes(key)) && !keys.some(isOnlyHere)
    )
  })
  return found?.[0]
}

function needsOf({ required = [] }: Grammar): readonly string[] {
  return required.filter((key) => key !== '$schema')
}

function knows({ properties = {} }: Grammar, key: string): boolean {
  return Object.hasOwn(properties, key)
}
