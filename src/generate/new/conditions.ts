import type { FormBranch, FormCondition } from '../../engine/schema/definition'
import { groupBy } from '../../lint/group-by'
import type { NamedQuestion } from './question-parts'
import { isAwaited, type AwaitedAnswer } from './new-form-answers'

/** The conditions of schema.json: questions that depend on the same answers share one. */
export function formConditions(questions: readonly NamedQuestion[]): FormCondition[] {
  const groups = groupBy(questions, ({ asked: { when } }) =>
    JSON.stringify([when?.label.toLowerCase(), when?.answers]),
  )
  return [...groups.values()].flatMap((group) => conditionOf(questions, group) ?? [])
}

function conditionOf(
  all: readonly NamedQuestion[],
  waiting: readonly NamedQuestion[],
): FormCondition | undefined {
  const when = waiting[0]?.asked.when
  const source = all.find(({ asked }) => when && isAwaited(asked, when))
  if (!when || !source) return undefined
  const after = waiting.filter(({ asked }) => !asked.when?.isUnless)
  const unless = waiting.filter(({ asked }) => asked.when?.isUnless)
  return {
    if: { properties: { [source.name]: awaited(source, when) }, required: [source.name] },
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
    ...(after.length > 0 && { then: branchWith(after) }),
    ...(unless.length > 0 && { else: branchWith(unless) }),
  }
}

function branchWith(questions: readonly NamedQuestion[]): FormBranch {
  const required = questions.filter(({ asked }) => asked.isRequired).map(({ name }) => name)
  return {
    properties: Object.fromEntries(questions.map(({ name, rules }) => [name, rules])),
    ...(required.length > 0 && { required }),
  }
}

/** The test that any of these answers passes. */
export function anyOf<Value>(answers: readonly Value[]): { const: Value } | { enum: Value[] } {
  const [only, ...others] = answers
  return only !== undefined && others.length === 0 ? { const: only } : { enum: [...answers] }
}

function awaited(
  { asked }: NamedQuestion,
  { answers }: AwaitedAnswer,
): FormCondition['if']['properties'][string] {
  if (asked.kind === 'tick box') return { const: true }
  if (asked.kind === 'choices') return { type: 'array', contains: anyOf(answers) }
  return asked.kind === 'rating' ? anyOf(answers.map(Number)) : anyOf(answers)
}
