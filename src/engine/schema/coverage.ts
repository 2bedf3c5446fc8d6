import { meets } from './conditions'
import type { Fixture, FormTest } from './definition'
import type { CompiledForm } from './form'
import { reportedBreaches } from '../answers/reported-breaches'
import { pathOfBreach, rulesOfForm, type FormRule } from './rules-of-form'
import { settleAnswers } from '../answers/settle-answers'
import { validate } from '../answers/validate'

/** One side of one condition: where it stands (`#/allOf/0`), and whether the condition is met on it. */
export interface ConditionSide {
  readonly path: string
  readonly met: boolean
}

/** The names of the fixtures that show a rule or a side; none of them is a gap. */
export interface Shown {
  readonly fixtures: readonly string[]
}

export interface Coverage {
  readonly rules: readonly (FormRule & Shown)[]
  readonly sides: readonly (ConditionSide & Shown)[]
  /** What no fixture shows. */
  readonly gaps: readonly (FormRule | ConditionSide)[]
}

/**
 * What a form's fixtures show of it. A rule is shown by a wrong fixture in which its breach is the one the visitor
 * reads about, in the very words the fixture expects; a side of a condition is shown by a fixture that is accepted.
 * @example coverage(whitelist, fixtures).gaps // => [] once every rule and every side is shown
 */
export function coverage(form: CompiledForm, fixtures: ReadonlyMap<string, Fixture>): Coverage {
  const namesWhere = (shows: (fixture: Fixture) => boolean): readonly string[] =>
    [...fixtures].flatMap(([name, fixture]) => (shows(fixture) ? [name] : []))
  const rules = rulesOfForm(form).map((rule) => ({
    ...rule,
    fixtures: namesWhere((fixture) => breaks(form, fixture, rule)),
  }))
  const sides = (form.schema.allOf ?? []).flatMap((condition, index) =>
    [true, false].map((met) => ({
      path: `#/allOf/${index}`,
      met,
      fixtures: namesWhere((fixture) => takes(form, fixture, condition.if, met)),
    })),
  )
  return { rules, sides, gaps: [...rules, ...sides].filter((part) => part.fixtures.length === 0) }
}

function breaks(form: CompiledForm, fixture: Fixture, rule: FormRule): boolean {
  const expected = fixture.errors?.[rule.name]
  if (expected === undefined) return false
  const reported = reportedBreaches(form, form.check(settleAnswers(form, fixture.answers)))
  const isReported = reported.some(({ breach }) => pathOfBreach(breach) === rule.path)
  return isReported && textAt(form, fixture.answers, rule.name) === expected
}

function textAt(form: CompiledForm, answers: Fixture['answers'], name: string): string | undefined {
  const result = validate(form, answers)
  return result.ok ? undefined : result.errors.find((error) => error.name === name)?.text
}

function takes(form: CompiledForm, fixture: Fixture, test: FormTest, met: boolean): boolean {
  if (fixture.errors) return false
  const result = validate(form, fixture.answers)
  return result.ok && meets(test, result.value) === met
}
