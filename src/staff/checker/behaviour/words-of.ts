import type { Place } from '../finding'
import { nodeAt } from '../json/json-node'
import type { SchemaFile } from '../source/form-folder'
import { keySpan, valueSpan } from '../source/locate'
import { askedIn } from '../source/questions'

/** Every place in schema.json that has to do with one rule of one question: the rule, its message. */
export function wordsOf(schema: SchemaFile, name: string, rule: string): readonly Place[] {
  const questions = askedIn(schema).filter((asked) => asked.name === name)
  const holders = questions.flatMap(({ path }) => [path, [...path, 'items']])
  const rules = holders.flatMap((path) =>
    nodeAt(schema.root, [...path, rule]) ? [keySpan(schema.root, [...path, rule])] : [],
  )
  const texts = holders.flatMap((path) => {
    const at = [...path, 'errorMessage', rule]
    return nodeAt(schema.root, at) ? [valueSpan(schema.root, at)] : []
  })
  return [...texts, ...rules].map((span) => ({ file: schema.path, span }))
}
