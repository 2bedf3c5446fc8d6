import { join } from 'node:path'
import { readDefinition, readFixtures } from '../../src/catalog/read-definitions'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { Fixtures } from '../../src/engine/schema/definition'
import { everyFixtureOf } from '../../src/engine/fixtures/derive-fixtures'
import type { CompiledForm } from '../../src/engine/schema/form'

const folder = join(import.meta.dirname, '../lint/sample/forms')

/** A form of the tests' own that asks what the site's forms do not ask yet: ticks, several choices, and more. */
export const harbourTrip: CompiledForm = compileForm(readDefinition('harbour-trip', folder))

/** Its fixtures, written and derived. */
export const harbourTripFixtures: Required<Fixtures> = everyFixtureOf(
  harbourTrip,
  readFixtures('harbour-trip', folder),
)
