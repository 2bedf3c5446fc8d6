import { everyFixtureOf } from '../../../../engine/fixtures/derive-fixtures'
import type { ValidFixture, WrongFixture } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import type { Files } from '../../files/change'
import { fixturesIn } from './read-form'
import { tryFixture, type Difference } from './try-fixture'

/** A fixture with its name and the group it is in. */
export interface NamedFixture {
  readonly group: 'valid' | 'wrong'
  readonly name: string
  readonly fixture: ValidFixture | WrongFixture
}

/** A fixture with its result; it passes if there are no differences. */
export interface TriedFixture extends NamedFixture {
  readonly differences: readonly Difference[]
}

/** Try every fixture that staff wrote for a form, the valid ones first. */
export function tryFixtures(form: CompiledForm, files: Files): readonly TriedFixture[] {
  const { valid = {}, wrong = {} } = fixturesIn(files, form.slug) ?? {}
  return [...inGroup('valid', valid), ...inGroup('wrong', wrong)].map((named) => ({
    ...named,
    differences: tryFixture(form, named.fixture),
  }))
}

/** The answers of all fixtures of a form by name, including derived ones. */
export function answersToFill(
  form: CompiledForm,
  files: Files,
): ReadonlyMap<string, ValidFixture['answers']> {
  const { valid, wrong } = everyFixtureOf(form, fixturesIn(files, form.slug) ?? { valid: {} })
  const named = [...inGroup('valid', valid), ...inGroup('wrong', wrong)]
  return new Map(named.map(({ name, fixture }) => [name, fixture.answers]))
}

function inGroup(
  group: NamedFixture['group'],
  fixtures: Readonly<Record<string, ValidFixture | WrongFixture>>,
): readonly NamedFixture[] {
  return Object.entries(fixtures).map(([name, fixture]) => ({ group, name, fixture }))
}
