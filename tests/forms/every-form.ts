import { formSlugs, readDefinition, readFixtures } from '../../src/catalog/read-definitions'
import { loadForm } from '../../src/catalog/load-form'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { Fixture } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'

/** A form as visitors get it, the same form compiled on the spot, and its fixtures by name. */
export interface FormUnderTest {
  readonly slug: string
  /** With the rules that the build compiled ahead of time. */
  readonly shipped: CompiledForm
  /** With rules compiled here, as the checker and the workbench do. */
  readonly compiled: CompiledForm
  readonly fixtures: ReadonlyMap<string, Fixture>
}

/** Every folder in forms/: a new form is tested without a line in any test. */
export const everyForm: readonly FormUnderTest[] = await Promise.all(formSlugs().map(formUnderTest))

/** Every fixture of every form, to be run one by one. */
export const everyFixture = everyForm.flatMap((form) =>
  [...form.fixtures].map(([name, fixture]) => ({ ...form, name, fixture })),
)

/** The fixtures that must be accepted. */
export const everyValidFixture = everyFixture.filter(({ fixture }) => fixture.errors === undefined)

async function formUnderTest(slug: string): Promise<FormUnderTest> {
  const shipped = await loadForm(slug)
  if (!shipped) throw new Error(`The catalogue does not know the form ${slug}`)
  return { slug, shipped, compiled: compileForm(readDefinition(slug)), fixtures: readFixtures(slug) }
}
