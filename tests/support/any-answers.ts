import * as fc from 'fast-check'
import type { Answer, Answers, ValidAnswers } from '../../src/engine/schema/answers'
import type { FormItems, FormProperty } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'
import { closedIn, visibleQuestions } from '../../src/engine/schema/questions'
import { validate } from '../../src/engine/answers/validate'
import { notBlank } from '../../src/engine/schema/blank-pattern'
import { nastyText, nastyWord, type Fullness } from './nasty-texts'

/** The text typed into hidden questions. */
export const leftOver = 'left over and out of sight'

const longest = 3000

/**
 * Answers that a form accepts, as nasty as its rules allow, derived from its questions and conditions alone, so a new
 * form needs no changes here. The typed answers have `leftOver` in every hidden question. Throws if the form refuses
 * them.
 */
export function anyAnswers(form: CompiledForm): fc.Arbitrary<ValidAnswers> {
  return anyTypedAnswers(form).map((typed) => {
    const result = validate(form, typed)
    if (!result.ok)
      throw new Error(`${form.slug} refuses ${JSON.stringify({ typed, errors: result.errors })}`)
    return result.value
  })
}

/** The answers of `anyAnswers` as typed, before they are normalized. */
export function anyTypedAnswers(form: CompiledForm): fc.Arbitrary<Answers> {
  const mixed = { weight: 9, arbitrary: anyTyped(form, 'mixed') }
  const full = { weight: 1, arbitrary: anyTyped(form, 'full') }
  return fc.oneof(mixed, full)
}

function anyTyped(form: CompiledForm, fullness: Fullness): fc.Arbitrary<Answers> {
  const changing = namesInBranches(form)
  const [steady, dependent] = [false, true].map((is) =>
    form.order.filter((name) => changing.has(name) === is),
  )
  const questions = visibleQuestions(form, {}).filter(({ name }) => steady?.includes(name))
  const first = fc.record(
    Object.fromEntries(questions.map(({ name, rules }) => [name, anyAnswer(rules, fullness)])),
    {
      requiredKeys: questions.flatMap(({ name, required }) => (required ? [name] : [])),
    },
  )
  return (dependent ?? []).reduce<fc.Arbitrary<Answers>>(
    (answers, name) => answers.chain((sofar) => next(form, sofar, name, fullness)),
    first,
  )
}

function next(form: CompiledForm, sofar: Answers, name: string, fullness: Fullness): fc.Arbitrary<Answers> {
  const question = visibleQuestions(form, sofar).find((asked) => asked.name === name)
  if (!question) return fc.constant({ ...sofar, [name]: leftOver })
  const answer = anyAnswer(question.rules, fullness)
  return (question.required ? answer : fc.option(answer, { nil: undefined })).map((given) => ({
    ...sofar,
    [name]: given,
  }))
}

function namesInBranches({ schema }: CompiledForm): ReadonlySet<string> {
  const branches = (schema.allOf ?? []).flatMap((condition) => [condition.then, condition.else])
  return new Set(
    branches.flatMap((branch) => [...Object.keys(branch?.properties ?? {}), ...(branch?.required ?? [])]),
  )
}

function anyAnswer(rules: FormProperty, fullness: Fullness): fc.Arbitrary<Answer> {
  if (rules.enum) return fc.constantFrom(...rules.enum.filter((option) => !rules.not?.enum.includes(option)))
  if (rules.items?.enum) {
    const open = rules.items.enum.filter((option) => !closedIn(rules).includes(option))
    return fc.subarray(open, {
      minLength: rules.minItems ?? 1,
      maxLength: Math.min(open.length, rules.maxItems ?? open.length),
    })
  }
  if (rules.type === 'boolean') return fc.constant(true)
  const { type, minimum = -1_000_000, maximum = 1_000_000 } = rules
  if (type === 'integer' || type === 'number') return fc.integer({ min: minimum, max: maximum })
  if (type === 'array') {
    const entry = anyText(rules.items ?? { type: 'string' }, fullness)
    return fc.array(entry, { minLength: Math.max(1, rules.minItems ?? 1), maxLength: rules.maxItems ?? 12 })
  }
  return anyText(rules, fullness)
}

function anyText(
  { format, pattern, maxLength = longest }: FormItems | FormProperty,
  fullness: Fullness,
): fc.Arbitrary<string> {
  const fits = (text: string) => Array.from(text).length <= maxLength
  if (pattern?.includes('://')) return anyLink(maxLength, fullness).filter(fits)
  if (pattern !== undefined && pattern !== notBlank)
    return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits)
  if (format === undefined) return nastyText(maxLength, fullness)
  return formatted[format]()
}

const formatted = {
  date: () =>
    fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  email: () =>
    fc.constantFrom('mira@example.com', 'a_b*c@example.com', '`x`|y~z@a.example', '#-{}@everyone.example'),
} as const

function anyLink(most: number, fullness: Fullness): fc.Arbitrary<string> {
  const hosts = ['https://a.example', 'http://maps.example', 'HTTPS://A-b.example', 'https://10.0.0.1']
  const beginning = fc.tuple(fc.constantFrom(...hosts), fc.constantFrom('/', '?', '#', '/a_b/', '/@', ''))
  return fc
    .tuple(beginning, nastyWord(Math.max(0, most - 40), fullness))
    .map(([[host, path], rest]) => host + path + (path === '' ? '' : rest))
}
