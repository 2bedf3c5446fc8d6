import type { Place } from '../report/finding'
import { nodeAt } from '../json/json-node'
import type { FixtureFile, SchemaFile } from '../source/form-folder'
import { keySpan, valueSpan, wholeSpan } from '../source/locate'
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

/** Where an example answers a question, or, where it does not, its answers. */
export function answerPlace(file: FixtureFile, name: string): Place {
  const path = ['answers', name]
  const span = nodeAt(file.root, path) ? wholeSpan(file.root, path) : keySpan(file.root, ['answers'])
  return { file: file.path, span }
}

/** Every place in schema.json that decides whether a question's answer is right. */
export function rulePlaces(schema: SchemaFile, name: string): readonly Place[] {
  const questions = askedIn(schema).filter((asked) => asked.name === name)
  const spans = [
    ...questions.flatMap(({ path, part }) => [
      keySpan(schema.root, path),
      keySpan(schema.root, [...part.path, 'required']),
    ]),
    ...questions.map(({ path }) => wholeSpan(schema.root, path)),
  ]
  return spans.map((span) => ({ file: schema.path, span }))
}
