import type { ValidFixture, WrongFixture } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { validate } from '../../../../engine/answers/validate'

/** One difference between a fixture and the form. An absent `expected` or `actual` means no text. */
export interface Difference {
  /** The question it is about; absent for the text above the list of errors. */
  readonly name?: string
  readonly of: 'error' | 'heading' | 'order'
  readonly expected?: string
  readonly actual?: string
}

/**
 * Validate a fixture's answers with the form and compare the result with what the fixture expects: that they are
 * accepted, or exactly these texts at each question in the order of the page. Empty when they agree.
 * @example tryFixture(whitelist, full) // => []
 */
export function tryFixture(form: CompiledForm, example: ValidFixture | WrongFixture): readonly Difference[] {
  const result = validate(form, example.answers)
  const wrong = result.ok ? [] : result.errors.map(({ name, text }) => [name, text] as const)
  const heading = result.ok ? undefined : result.heading
  const expected = 'errors' in example ? example.errors : {}
  const expectedHeading = 'errors' in example ? example.heading : undefined
  return [
    ...compare('heading', [['', expectedHeading]], [['', heading]]),
    ...compare('error', Object.entries(expected), wrong),
    ...compareOrder(
      Object.keys(expected),
      wrong.map(([name]) => name),
    ),
  ]
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
