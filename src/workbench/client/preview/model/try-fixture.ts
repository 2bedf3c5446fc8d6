import type { Fixture } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { validate } from '../../../../engine/answers/validate'

/** One point at which an example and the form disagree. Absent `expected` or `actual` means: nothing. */
export interface Difference {
  /** The question it is about; absent for the text above the list of problems. */
  readonly name?: string
  readonly of: 'error' | 'heading' | 'answer' | 'order'
  readonly expected?: string
  readonly actual?: string
}

/** What became of an example: `differences` is empty when it holds. */
export interface FixtureResult {
  /** Whether the example says that its answers are accepted. */
  readonly expectsAcceptance: boolean
  readonly differences: readonly Difference[]
}

/**
 * Put an example's answers through the form and compare with what the example expects: the very words at each question
 * in the order of the page, or the answers as they are sent.
 * @example tryFixture(whitelist, minimal) // => { expectsAcceptance: true, differences: [] }
 */
export function tryFixture(form: CompiledForm, example: Fixture): FixtureResult {
  const result = validate(form, example.answers)
  const wrong = result.ok ? [] : result.errors.map(({ name, text }) => [name, text] as const)
  const heading = result.ok ? undefined : result.heading
  const expected = example.errors ?? {}
  const differences = [
    ...compare('heading', [['', example.heading]], [['', heading]]),
    ...compare('error', Object.entries(expected), wrong),
    ...compareOrder(
      Object.keys(expected),
      wrong.map(([name]) => name),
    ),
    ...(result.ok && !example.errors ? compareAnswers(example, result.value) : []),
  ]
  return { expectsAcceptance: example.errors === undefined, differences }
}

type Texts = readonly (readonly [string, string | undefined])[]

function compare(of: Difference['of'], expected: Texts, actual: Texts): readonly Difference[] {
  const [want, got] = [new Map(expected), new Map(actual)]
  return [...new Set([...want.keys(), ...got.keys()])].flatMap((name) => {
    const [one, other] = [want.get(name), got.get(name)]
    if (one === other) return []
    return [
      {
        of,
        ...(name && { name }),
        ...(one !== undefined && { expected: one }),
        ...(other !== undefined && { actual: other }),
      },
    ]
  })
}

function compareOrder(expected: readonly string[], actual: readonly string[]): readonly Difference[] {
  const isSameSet = expected.length === actual.length && expected.every((name) => actual.includes(name))
  if (!isSameSet || expected.join() === actual.join()) return []
  return [{ of: 'order', expected: expected.join(', '), actual: actual.join(', ') }]
}

function compareAnswers(
  { accepted, answers }: Fixture,
  value: Readonly<Record<string, unknown>>,
): readonly Difference[] {
  return compare('answer', written(accepted ?? answers), written(value))
}

function written(answers: Readonly<Record<string, unknown>>): Texts {
  return Object.entries(answers).map(([name, answer]) => [
    name,
    typeof answer === 'string' ? answer : JSON.stringify(answer),
  ])
}
