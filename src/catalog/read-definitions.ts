import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fixtures, FormMessage, FormSchema, FormUi, Manifest } from '../engine/schema/definition'
import type { Definition } from '../engine/schema/form'
import { formPlace, type FormPlace } from '../engine/schema/form-place'
import { webhooksOf } from '../engine/message/webhook'
import type { CurrentForm } from './current-form'

/** The folder `forms/` of this repository. */
export const formsFolder: string = join(import.meta.dirname, '../../forms/')

/**
 * The names of all form folders, in alphabetical order; folders that begin with `_` are not forms.
 * @example formSlugs('/srv/forms') // => ['ban-appeal', 'contact']
 */
export function formSlugs(folder: string = formsFolder): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/**
 * The three files of one form's folder. Throws where a file is missing or not JSON; the linter explains that to staff.
 * @example readDefinition('contact').schema.title // => 'Contact'
 */
export function readDefinition(slug: string, folder: string = formsFolder): Definition {
  return {
    slug,
    // The linter checks every file against its grammar, and these types are generated from the grammars.
    schema: readJson(`${folder}/${slug}/schema.json`) as FormSchema,
    ui: readJson(`${folder}/${slug}/ui.json`) as FormUi,
    message: readJson(`${folder}/${slug}/message.json`) as FormMessage,
  }
}

/**
 * The current version of one form, as the site's host serves it. Throws like `readDefinition`.
 * @example readCurrentForm('contact', { contact: 'https://…' }).address // => 'https://…'
 */
export function readCurrentForm(
  slug: string,
  addresses: Readonly<Record<string, string>>,
  folder: string = formsFolder,
): CurrentForm {
  const definition = readDefinition(slug, folder)
  return { definition, ...addressesOf(definition, addresses) }
}

/**
 * The webhook addresses of a form: its default webhook's and those of its routes.
 * @example addressesOf(definition, { staff: 'https://…' }) // => { address: 'https://…' }
 */
export function addressesOf(
  { message }: Definition,
  addresses: Readonly<Record<string, string>>,
): Omit<CurrentForm, 'definition'> {
  const address = addresses[message.webhook]
  if (!message.routes) return { address }
  const routeAddresses = Object.fromEntries(
    webhooksOf(message).flatMap((name) =>
      name !== message.webhook && addresses[name] !== undefined ? [[name, addresses[name]]] : [],
    ),
  )
  return { address, routeAddresses }
}

/**
 * Where a form is on the site. A related form without a card has the title of its page. Throws like `readDefinition` and
 * `readManifest`.
 * @example readPlace(readDefinition('staff')).card?.title // => 'Staff Application'
 */
export function readPlace(definition: Definition, folder: string = formsFolder): FormPlace {
  const { cards } = readManifest(folder)
  const related = definition.ui['ui:related'] ?? []
  const others = formSlugs(folder)
    .filter((slug) => related.includes(slug))
    .map((slug) => ({ slug, title: readDefinition(slug, folder).schema.title }))
  return formPlace(definition, cards, others)
}

/**
 * The manifest of the forms page: its cards, situations and suggestions. Throws where `manifest.json` is missing or not
 * JSON.
 * @example readManifest().cards[0]?.slug // => 'staff'
 */
export function readManifest(folder: string = formsFolder): Manifest {
  // The linter checks it against its grammar.
  return readJson(`${folder}/manifest.json`) as Manifest
}

/**
 * The fixtures that staff wrote for one form. Throws like `readDefinition`.
 * @example readFixtures('contact').valid
 */
export function readFixtures(slug: string, folder: string = formsFolder): Required<Fixtures> {
  // The linter checks it against its grammar.
  const { valid, wrong = {} } = readJson(`${folder}/${slug}/fixtures.json`) as Fixtures
  return { valid, wrong }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
