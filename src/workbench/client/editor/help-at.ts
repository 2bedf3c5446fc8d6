import { getLocation } from 'jsonc-parser'
import { exampleIn, grammarAt } from '../../../lint/schema/grammar'
import type { FormFileKind } from '../../form-files'
import type { JsonPath } from '../../../lint/json/json-node'
import { grammars } from './grammars'

/** What the grammar says about one key: its meaning, and an example and the allowed values where it has them. */
export interface KeyHelp {
  readonly name: string
  readonly text: string
  readonly example?: string
  readonly allowed?: readonly string[]
}

/**
 * The help for the innermost key around an offset (UTF-16 units) that the grammar describes.
 * @example helpAt('ui', '{ "ui:minutes": 2 }', 5)?.text // => 'How many minutes the form takes.'
 */
export function helpAt(kind: FormFileKind, text: string, offset: number): KeyHelp | undefined {
  const { path } = getLocation(text, offset)
  for (let length = path.length; length > 0; length -= 1) {
    const help = helpFor(kind, path.slice(0, length))
    if (help) return help
  }
  return undefined
}

function helpFor(kind: FormFileKind, path: JsonPath): KeyHelp | undefined {
  const name = path.at(-1)
  const grammar = grammarAt(grammars[kind], path)
  if (typeof name !== 'string' || grammar?.description === undefined) return undefined
  const example = exampleIn(grammar.description)
  const allowed = grammar.type === 'boolean' ? ['true', 'false'] : (grammar.enum ?? []).map(String)
  return {
    name,
    text: (grammar.description.split('Example: ')[0] ?? '').trim(),
    ...(example !== undefined && { example }),
    ...(allowed.length > 0 && { allowed }),
  }
}
