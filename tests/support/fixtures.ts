import { fileURLToPath } from 'node:url'
import { formsFolder, formSlugs, readDefinition, readFixtures } from '../../src/catalog/read-definitions'
import { everyFixtureOf } from '../../src/engine/fixtures/derive-fixtures'
import { compileForm } from '../../src/engine/schema/compile-form'
import { dateLimits, todayAt } from '../../src/engine/schema/dates'
import { datesOutside } from '../../src/engine/answers/errors-at-time'
import { instantOf } from '../../src/engine/schema/door'
import { closedForm, doorsOf } from '../../src/engine/schema/form-doors'
import { closedAnswers } from '../../src/engine/answers/errors-at-time'
import type { Fixtures, ValidFixture } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'

/** The tests' own forms. Staff never change them, so a test may rely on their questions and words. */
export const sampleFolder: string = fileURLToPath(new URL('../lint/sample/forms/', import.meta.url))

/** The tests' own forms except the contact form, which the site has as well. */
export const sampleSlugs: readonly string[] = formSlugs(sampleFolder).filter((slug) => slug !== 'contact')

const folderOf = (slug: string): string => (sampleSlugs.includes(slug) ? sampleFolder : formsFolder)

/** A form of the tests, or else of `forms/`. */
export function formOf(slug: string): CompiledForm {
  return compileForm(readDefinition(slug, folderOf(slug)))
}

const known = new Map<string, Required<Fixtures>>()

/**
 * The fixtures of one form, of the tests or of `forms/`: those that staff wrote, and those derived from its
 * definition.
 */
export function fixturesOf(slug: string): Required<Fixtures> {
  const fixtures = known.get(slug) ?? everyFixtureOf(formOf(slug), readFixtures(slug, folderOf(slug)))
  known.set(slug, fixtures)
  return fixtures
}

/** A time at which a form's fullest answers can be sent: now, or when all doors that are closed now are open. */
export function timeToSend(slug: string): Date {
  const form = formOf(slug)
  const edges = doorsOf(form).flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [instantOf(from)]),
    ...(until === undefined ? [] : [instantOf(until) - 60 * 60_000]),
  ])
  const times = [Date.now(), ...edges].map((time) => new Date(time))
  const time = times.find((time) => {
    const isClosed = closedForm(form, time.getTime()) !== undefined
    return !isClosed && closedAnswers(form, answersOf(slug, 'full', time), time.getTime()).length === 0
  })
  if (!time) throw new Error(`The doors of ${slug} are never open together.`)
  return time
}

/**
 * The briefest or the fullest answers to a form, as they can be sent today: a date outside its range is moved into
 * it. `now` is the time at which they are sent. Throws if there are none, so that no test skips them silently.
 */
export function answersOf(
  slug: string,
  name: 'minimal' | 'full',
  now: Date = new Date(),
): ValidFixture['answers'] {
  const { answers } = fixturesOf(slug).valid[name] ?? {}
  if (!answers) throw new Error(`${folderOf(slug)}${slug} has no fixture "${name}".`)
  const form = formOf(slug)
  const today = todayAt(now.getTime(), -now.getTimezoneOffset())
  const moved = datesOutside(form, answers, today).map(({ name }) => {
    const { first, last } = dateLimits(form, name, answers, today)
    return [name, first ?? last ?? ''] as const
  })
  return { ...answers, ...Object.fromEntries(moved) }
}
