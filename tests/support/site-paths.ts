import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { controlKind } from '../../src/engine/schema/control-kind'
import pages from '../../src/site/content/pages.json' with { type: 'json' }
import { formPath } from '../../src/site/form-path'

export { formPath }

/** Every page of the site, from the content files and the forms' folders: a page that is added is tested. */
export const sitePaths: readonly string[] = [
  ...new Set([...pages.pages.map(({ path }) => path), ...formSlugs().map(formPath)]),
]

/** An address that is no page. */
export const unknownPath = '/no/such-page'

/** `EVERY_FORM=yes` tries every form with everything, as `npm run check:every-form` does. */
export const takesEveryForm = process.env['EVERY_FORM'] === 'yes'

/** The forms that a test of the engine's work is repeated with: few that together have everything that any form has. */
export const triedForms: readonly string[] = takesEveryForm ? formSlugs() : coveringForms()

const untried = new Set(
  formSlugs()
    .filter((slug) => !triedForms.includes(slug))
    .map(formPath),
)

/** The pages that a test of every page is repeated with: all that are no form's, the tried forms', and an unknown one. */
export const triedPaths: readonly string[] = [...sitePaths, unknownPath].filter((path) => !untried.has(path))

/** Always the form with the most that no chosen form has, until nothing is left. */
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

/** The controls of a form, and the keywords of its rules and of its page, wherever in it they are. */
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
