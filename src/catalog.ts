import { cards as manifestCards, slugs as formSlugs } from 'virtual:forms'
import { assembleForm } from './engine/assemble-form'
import type { Card } from './engine/definition'
import type { CompiledForm } from './engine/form'
import type { FormModule } from './form-module'

/** The cards of the forms page, in the order of `forms/manifest.json`. */
export const cards: readonly Card[] = manifestCards

/** The folder names of all forms, `contact` among them, which is no card. */
export const slugs: readonly string[] = formSlugs

/**
 * Fetch the script of one form: its definition, its rules, and where it stands on the site.
 * Resolves to undefined for a slug that is no form; rejects when the script cannot be loaded (offline, say).
 * @example (await loadFormModule('staff'))?.place.card?.title // => 'Staff Application'
 */
export async function loadFormModule(slug: string): Promise<FormModule | undefined> {
  // A list with a line for each form, which only those pages fetch that lead to a form.
  const { loaders } = await import('virtual:form-loaders')
  return Object.hasOwn(loaders, slug) ? loaders[slug]?.() : undefined
}

/**
 * Fetch one form, ready to use. Resolves and rejects as `loadFormModule` does.
 * @example (await loadForm('staff'))?.order // => ['name', 'discord', 'serverType', 'role', 'why', 'experience']
 */
export async function loadForm(slug: string): Promise<CompiledForm | undefined> {
  const module = await loadFormModule(slug)
  return module && assembleForm(module.definition, module.default)
}
