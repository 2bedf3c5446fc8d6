import { loadForm } from '../../src/catalog/load-form'
import { formSlugs, readDefinition, readFixtures } from '../../src/catalog/read-definitions'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { Fixtures } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'
import { fixturesOf } from '../support/fixtures'

/** A form as shipped to visitors, the same form compiled here, and its fixtures by name. */
export interface FormUnderTest {
  readonly slug: string
  /** With the rules that the build compiled ahead of time. */
  readonly shipped: CompiledForm
  /** With rules compiled here, as the linter and the workbench do. */
  readonly compiled: CompiledForm
  /** Those that staff wrote. */
  readonly written: Required<Fixtures>
  /** Those, and all that are derived from the definition. */
  readonly fixtures: Required<Fixtures>
}

/** Every folder in forms/: a new form is tested without changing any test. */
export const everyForm: readonly FormUnderTest[] = await Promise.all(formSlugs().map(formUnderTest))

/** Every valid fixture of every form, to be run one by one. */
export const everyValidFixture = everyForm.flatMap((form) =>
  Object.entries(form.fixtures.valid).map(([name, fixture]) => ({ ...form, name, fixture })),
)

/** Every wrong fixture of every form. */
export const everyWrongFixture = everyForm.flatMap((form) =>
  Object.entries(form.fixtures.wrong).map(([name, fixture]) => ({ ...form, name, fixture })),
)

async function formUnderTest(slug: string): Promise<FormUnderTest> {
  const shipped = await loadForm(slug)
  if (!shipped) throw new Error(`The catalogue does not know the form ${slug}`)
  const compiled = compileForm(readDefinition(slug))
  return { slug, shipped, compiled, written: readFixtures(slug), fixtures: fixturesOf(slug) }
}
