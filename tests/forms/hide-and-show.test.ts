import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormCondition } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'
import { controlOf, subschemasOf, visibleQuestions } from '../../src/engine/schema/questions'
import { readAnswer } from '../../src/engine/answers/read-answer'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { validate } from '../../src/engine/answers/validate'
import { anyAnswers } from './any-answers'
import { fixturesOf, formOf, sampleSlugs } from '../support/fixtures'
import { everyForm } from './every-form'

type Input = Readonly<Record<string, unknown>>

// Staff may remove the last condition from their forms, so the tests' own are included.
const own = sampleSlugs.map((slug) => ({ slug, shipped: formOf(slug), fixtures: fixturesOf(slug) }))
const forms = [...everyForm, ...own]

const everyCondition = forms.flatMap(({ slug, shipped, fixtures }) =>
  (shipped.schema.allOf ?? []).map((condition, index) => {
    return { slug, shipped, condition, index, full: fixtures.valid['full']?.answers ?? {} }
  }),
)

const everyWait = forms.flatMap(({ slug, shipped }) =>
  shipped.order.flatMap((name) => {
    const awaited = controlOf(shipped, name)['ui:options']?.dependsOn?.property
    return awaited === undefined ? [] : [{ slug, shipped, name, awaited }]
  }),
)

describe('a hidden answer', { timeout: 60_000 }, () => {
  it.each(everyCondition)('leaves no trace in $slug (condition $index)', ({ shipped, condition }) => {
    fc.assert(
      fc.property(anyAnswers(shipped), missed(shipped, condition), (answers, undone) => {
        const input = Object.freeze({ ...answers, ...meeting(condition), ...undone })
        const hidden = hiddenNames(shipped, input)
        expect(hidden).toEqual(expect.arrayContaining([...addedNames(shipped, condition)]))
        expect(tracesOf(shipped, input).filter((name) => hidden.includes(name))).toEqual([])
      }),
    )
  })

  it.each(everyCondition)('never blocks $slug (condition $index)', ({ shipped, condition, full }) => {
    const added = addedNames(shipped, condition)
    const tooLong = Object.fromEntries(added.map((name) => [name, 'left over '.repeat(1000)]))
    fc.assert(
      fc.property(missed(shipped, condition), (undone) => {
        const without = Object.fromEntries(Object.entries(full).filter(([name]) => !added.includes(name)))
        const expected = validate(shipped, { ...without, ...undone })
        expect(validate(shipped, { ...full, ...tooLong, ...undone })).toEqual(expected)
      }),
    )
  })

  it.each(everyCondition)('comes back in $slug (condition $index)', ({ shipped, condition }) => {
    fc.assert(
      fc.property(anyAnswers(shipped), missed(shipped, condition), (answers, undone) => {
        const before = Object.freeze({ ...answers, ...meeting(condition) })
        const settled = normalizeAnswers(shipped, before)
        const away = Object.freeze({ ...before, ...undone })
        normalizeAnswers(shipped, away)
        expect(normalizeAnswers(shipped, { ...away, ...meeting(condition) })).toEqual(settled)
      }),
    )
  })
})

describe('an answer of a disabled control', { timeout: 60_000 }, () => {
  it.each(everyWait)('leaves no trace and comes back ($slug/$name)', ({ shipped, name, awaited }) => {
    const options = subschemasOf(shipped, awaited).flatMap((rules) => rules.enum ?? [])
    fc.assert(
      fc.property(anyAnswers(shipped), fc.constantFrom(...options), (answers, option) => {
        const waiting = Object.freeze({ ...answers, [awaited]: ' ' })
        expect(Object.keys(normalizeAnswers(shipped, waiting))).not.toContain(name)
        const shown = normalizeAnswers(shipped, { ...waiting, [awaited]: option })
        expect(shown[name]).toBe(readAnswer('string', answers[name]))
      }),
    )
  })
})

/** Answers that meet a condition. */
function meeting({ if: test }: FormCondition): Input {
  const answers = Object.entries(test.properties).map(([name, expected]) => {
    return [name, expected.enum?.[0] ?? expected.const] as const
  })
  return Object.fromEntries(answers)
}

/** Answers that miss it: another option, no answer, or something else. */
function missed(form: CompiledForm, { if: test }: FormCondition): fc.Arbitrary<Input> {
  const changes = Object.entries(test.properties).flatMap(([name, expected]) => {
    const counting = [expected.const, ...(expected.enum ?? [])]
    const options = subschemasOf(form, name).flatMap((rules) => rules.enum ?? [])
    const others = options.filter((option) => !counting.includes(option))
    return [...others, undefined, ' ', 'something else'].map((answer) => ({ [name]: answer }))
  })
  return fc.constantFrom<Input>(...changes)
}

/** Questions that only this branch adds. */
function addedNames(form: CompiledForm, { then }: FormCondition): readonly string[] {
  return Object.keys(then?.properties ?? {}).filter((name) => !Object.hasOwn(form.schema.properties, name))
}

function hiddenNames(form: CompiledForm, input: Input): readonly string[] {
  const visible = visibleQuestions(form, normalizeAnswers(form, input)).map(({ name }) => name)
  return form.order.filter((name) => !visible.includes(name))
}

/** Every name in the result of validation. */
function tracesOf(form: CompiledForm, input: Input): readonly string[] {
  const result = validate(form, input)
  return result.ok ? Object.keys(result.value) : result.errors.map(({ name }) => name)
}
