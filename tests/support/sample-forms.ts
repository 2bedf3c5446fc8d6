import type { ListedCard } from '../../src/catalog/form-module'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { Fixtures, FormMessage, FormSchema, FormUi } from '../../src/engine/schema/definition'
import { everyFixtureOf } from '../../src/engine/fixtures/derive-fixtures'
import type { CompiledForm } from '../../src/engine/schema/form'
import fixtures from '../lint/sample/forms/harbour-trip/fixtures.json'
import message from '../lint/sample/forms/harbour-trip/message.json'
import schema from '../lint/sample/forms/harbour-trip/schema.json'
import ui from '../lint/sample/forms/harbour-trip/ui.json'

/** A form of the tests with features that the site's forms do not use yet: ticks, several choices, and more. */
export const harbourTrip: CompiledForm = compileForm({
  slug: 'harbour-trip',
  // A linter test checks these files against the grammars from which the types are generated.
  schema: schema as unknown as FormSchema,
  ui: ui as unknown as FormUi,
  message: message as unknown as FormMessage,
})

/** A card of the forms page, as staff may have none. */
export const ferryCard: ListedCard = {
  slug: 'ferry',
  title: 'Ferry',
  description: 'Cross the bay.',
  colour: '#112233',
  popularity: 7,
  tags: ['boat', 'bay'],
}

/** Its fixtures, written and derived. */
export const harbourTripFixtures: Required<Fixtures> = everyFixtureOf(
  harbourTrip,
  fixtures as unknown as Fixtures,
)
