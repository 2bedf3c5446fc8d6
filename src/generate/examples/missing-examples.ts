import type { Answer, Answers } from '../../engine/answers/answers'
import { meets } from '../../engine/schema/conditions'
import { coverage, type ConditionSide } from '../../engine/schema/coverage'
import type { Fixture } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions } from '../../engine/schema/questions'
import { validate } from '../../engine/answers/validate'
import { answerStates } from '../../lint/source/answer-states'
import { exampleOf } from './example-of'
import texts from './example-texts.json'
import { fittingAnswers, type KnownAnswers } from './fitting-answers'
import { labelOf, toReview, toSlug } from './name-example'
import { wrongExamples } from './wrong-examples'

/** No more ways to answer the questions of conditions than these are tried. */
const mostStates = 400

/** What examples are made from. */
export interface Making {
  readonly form: CompiledForm
  readonly known: KnownAnswers
  readonly states: readonly Answers[]
}

/**
 * The examples a form still needs, by name: a minimal and a full one, one for each side of a condition, one for each rule
 * that is broken, and one without any answer. Takes the examples there are, whose answers it uses again; gives none for
 * what they show already, and none where it finds no answers. Each is to be read by a person, and says so.
 * @example missingExamples(form, new Map()).get('wrong-name-missing')?.errors // => { name: 'Enter your name' }
 */
export function missingExamples(
  form: CompiledForm,
  examples: ReadonlyMap<string, Fixture>,
): ReadonlyMap<string, Fixture> {
  const states = (answerStates(form.schema) ?? [{}]).slice(0, mostStates)
  const making = { form, known: knownAnswers(form, examples), states }
  const added = new Map<string, Fixture>()
  const add = (name: string, example: Fixture | undefined): void => {
    if (example && !examples.has(name)) added.set(name, example)
  }
  add('minimal', right(form, minimalAnswers(making)[0], texts.minimal))
  add('full', right(form, fullAnswers(making), texts.full))
  for (const side of sidesLeft(form, new Map([...examples, ...added]))) {
    const found = sideExample(making, side)
    if (found) add(found.name, found.example)
  }
  const bases = basesOf(making, examples)
  for (const [name, example] of wrongExamples(form, new Map([...examples, ...added]), bases))
    add(name, example)
  return added
}

/** Minimal answers, for each state in which there are some. */
function minimalAnswers({ form, known, states }: Making): readonly Answers[] {
  return states.flatMap((given) => {
    const answers = fittingAnswers(form, { given, isWanted: ({ required }) => required }, known)
    return answers ? [answers] : []
  })
}

function fullAnswers({ form, known, states }: Making): Answers | undefined {
  const size = (state: Answers): number => visibleQuestions(form, state).length
  for (const given of states.toSorted((one, other) => size(other) - size(one))) {
    const answers = fittingAnswers(form, { given, isWanted: () => true }, known)
    if (answers) return answers
  }
  return undefined
}

/** What wrong answers are made from: the staff's own minimal example, if it is right, then others. */
function basesOf(making: Making, examples: ReadonlyMap<string, Fixture>): readonly Answers[] {
  const own = examples.get('minimal')
  const isRight = own && validate(making.form, own.answers).ok
  const all = making.states.flatMap((given) => {
    const answers = fittingAnswers(making.form, { given, isWanted: () => true }, making.known)
    return answers ? [answers] : []
  })
  return [...(isRight ? [own.answers] : []), ...minimalAnswers(making), ...all]
}

function sidesLeft(form: CompiledForm, examples: ReadonlyMap<string, Fixture>): readonly ConditionSide[] {
  return coverage(form, examples).sides.filter(({ fixtures }) => fixtures.length === 0)
}

function sideExample(
  making: Making,
  { path, met }: ConditionSide,
): { readonly name: string; readonly example: Fixture | undefined } | undefined {
  const { form } = making
  const test = form.schema.allOf?.[Number(path.split('/').at(-1))]?.if
  const answers = test && minimalAnswers(making).find((choice) => meets(test, choice) === met)
  const asked = test?.required[0]
  if (!answers || asked === undefined) return undefined
  const answer = answers[asked]
  const text = answer === undefined ? texts.unanswered : texts.met
  const label = labelOf(form, asked)
  const description = text.replace('{label}', label).replace('{answer}', String(answer))
  const name = `${toSlug(asked)}-${toSlug(String(answer ?? 'unanswered'))}`
  return { name, example: right(form, answers, description) }
}

function right(form: CompiledForm, answers: Answers | undefined, text: string): Fixture | undefined {
  return answers && exampleOf(form, answers, toReview(text))
}

/** What the right examples answer, by question. */
function knownAnswers(form: CompiledForm, examples: ReadonlyMap<string, Fixture>): KnownAnswers {
  const known = new Map<string, readonly Answer[]>()
  for (const { answers } of examples.values()) {
    const result = validate(form, answers)
    for (const [name, answer] of Object.entries(result.ok ? result.value : {}))
      if (answer !== undefined) known.set(name, [...(known.get(name) ?? []), answer])
  }
  return known
}
