import { readDefinition, readFixtures } from '../../src/catalog/read-definitions'
import { everyFixtureOf } from '../../src/engine/fixtures/derive-fixtures'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { Fixtures, ValidFixture } from '../../src/engine/schema/definition'

const known = new Map<string, Required<Fixtures>>()

/** The fixtures of one form of `forms/`: those that staff wrote, and those that follow from its definition. */
export function fixturesOf(slug: string): Required<Fixtures> {
  const fixtures = known.get(slug) ?? everyFixtureOf(compileForm(readDefinition(slug)), readFixtures(slug))
  known.set(slug, fixtures)
  return fixtures
}

/** The briefest or the fullest answers to a form. Throws where there are none, so that no test passes over it. */
export function answersOf(slug: string, name: 'minimal' | 'full'): ValidFixture['answers'] {
  const { answers } = fixturesOf(slug).valid[name] ?? {}
  if (!answers) throw new Error(`forms/${slug} has no fixture "${name}".`)
  return answers
}
