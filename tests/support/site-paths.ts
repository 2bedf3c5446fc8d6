import { formSlugs, readDefinition, readManifest } from '../../src/catalog/read-definitions'
import { controlKind } from '../../src/engine/schema/control-kind'
import pages from '../../src/site/content/pages.json' with { type: 'json' }
import { formPath } from '../../src/catalog/form-path'

export { formPath }

/** The pages that are not forms, and the Contact page. */
export const contentPaths: readonly string[] = pages.pages.map(({ path }) => path)

/** Every page of the site, from the content files and the forms' folders, so added pages are tested. */
export const sitePaths: readonly string[] = [...new Set([...contentPaths, ...formSlugs().map(formPath)])]

/** Those that only people with the link find. */
export const unlistedPaths: ReadonlySet<string> = new Set((readManifest().unlisted ?? []).map(formPath))

/** An address without a page. */
export const unknownPath = '/no/such-page'

/** `EVERY_FORM=yes` runs all tests with every form, like `npm run check:every-form`. */
export const takesEveryForm = process.env['EVERY_FORM'] === 'yes'

/** The forms for tests of engine behaviour: a few forms that together have every feature of any form. */
export const triedForms: readonly string[] = takesEveryForm ? formSlugs() : coveringForms()

const untried = new Set(
  formSlugs()
    .filter((slug) => !triedForms.includes(slug))
    .map(formPath),
)

/** The pages for tests of every page: all that are not forms, the chosen forms', and an unknown one. */
export const triedPaths: readonly string[] = [...sitePaths, unknownPath].filter((path) => !untried.has(path))

/** Repeatedly takes the form with the most features that no chosen form has, until all are covered. */
function coveringForms(): readonly string[] {
  const forms = new Map(formSlugs().map((slug) => [slug, featuresOf(slug)]))
  const missing = new Set([...forms.values()].flatMap((features) => [...features]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const gain = (slug: string) =>
      [...(forms.get(slug) ?? [])].filter((feature) => missing.has(feature)).length
    const best = [...forms.keys()].reduce((one, other) => (gain(other) > gain(one) ? other : one))
    chosen.push(best)
    for (const feature of forms.get(best) ?? []) missing.delete(feature)
  }
  return chosen
}

/** The controls of a form, and the keywords of its rules and of its ui.json, at any depth. */
function featuresOf(slug: string): ReadonlySet<string> {
  const { schema, ui, message } = readDefinition(slug)
  const questions = Object.keys(schema.properties)
  const controls = questions.map((name) => `control ${controlKind({ schema, ui }, name)}`)
  const keywords = new Set([...keysIn(schema), ...keysIn(ui), ...Object.keys(message)])
  for (const name of questions) keywords.delete(name)
  return new Set([...controls, ...keywords])
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(keysIn)]
}
