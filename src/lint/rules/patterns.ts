import type { Step } from '../json/json-node'
import { slowAnswer } from './slow-pattern'
import type { FormRule } from './rule'
import type { SchemaFile } from '../source/form-folder'
import { reportAt, valueSpan } from '../source/locate'
import { questionSchemas, ruleOfQuestion } from '../source/questions'

/** A regular expression that does not compile. */
export const brokenPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const fault = regexFault(pattern)
    return fault === undefined ? [] : [reportAt('broken-pattern', schema, path, { name, pattern, fault })]
  })
}

/** A regular expression that would hold up a phone on some answer which the question takes. */
export const runawayPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path, longest }) => {
    if (regexFault(pattern) !== undefined) return []
    const attack = slowAnswer(pattern, longest)
    return attack === undefined ? [] : [reportAt('runaway-pattern', schema, path, { name, attack })]
  })
}

/** A regular expression between slashes, as programs write it: here the slashes count as signs of the answer. */
export const patternBetweenSlashes: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const inside = /^\/(\^?.+\$?)\/[a-z]*$/.exec(pattern)?.[1]
    if (inside === undefined) return []
    const suggestion = JSON.stringify(inside)
    const fix = [{ ...valueSpan(schema.root, path), text: suggestion }]
    return [reportAt('pattern-between-slashes', schema, path, { name }, { suggestion, fix })]
  })
}

/** A regular expression that holds nothing but a part of the answer, so that anything may stand around it. */
export const patternWithoutEnds: FormRule = ({ schema }) => {
  if (!schema) return []
  const hasEnd = /^(?:\(\?:)?\^|^\(\?[=!]|\$\)?$|^\/.*\/[a-z]*$/
  return patternsOf(schema)
    .filter(({ pattern }) => pattern !== String.raw`\S` && !hasEnd.test(pattern))
    .filter(({ pattern }) => regexFault(pattern) === undefined)
    .map(({ name, path }) => reportAt('pattern-without-ends', schema, path, { name }))
}

interface PatternPlace {
  readonly name: string
  readonly pattern: string
  readonly path: readonly Step[]
  /** The greatest length of an answer that it is tried on. */
  readonly longest: number
}

/** Every regular expression of a form: of its questions and of the entries of its lists. */
function patternsOf(schema: SchemaFile): readonly PatternPlace[] {
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const holders = [
      { rules, path, longest: ruleOfQuestion(schema, name, 'maxLength') },
      { rules: rules.items, path: [...path, 'items'], longest: rules.items?.maxLength },
    ]
    return holders.flatMap((holder) => {
      const pattern = holder.rules?.pattern
      const at = [...holder.path, 'pattern']
      return pattern === undefined ? [] : [{ name, pattern, path: at, longest: holder.longest ?? Infinity }]
    })
  })
}

/** What keeps a regular expression from compiling (with the flag `u`, as the form's rules use it), or undefined. */
function regexFault(pattern: string): string | undefined {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp ? undefined : ''
  } catch (error) {
    // "Invalid regular expression: /(/u: Unterminated group": the last part tells what is wrong.
    return String(error).split(': ').at(-1) ?? ''
  }
}
