import { loaders } from 'virtual:forms'
import { createForm, type CompiledForm } from '../engine/schema/form'
import type { FormModule } from './form-module'

/** The folder names of all forms, including `contact`, which has no card. */
export const slugs: readonly string[] = Object.keys(loaders)

/**
 * Fetch the script of one form. Resolves to undefined for an unknown slug; rejects when the script cannot be loaded.
 * @example (await loadFormModule('staff'))?.place.card?.title // => 'Staff Application'
 */
export async function loadFormModule(slug: string): Promise<FormModule | undefined> {
  return Object.hasOwn(loaders, slug) ? loaders[slug]?.() : undefined
}

/**
 * Fetch one form, ready to use. Resolves to undefined for an unknown slug; rejects when its script cannot be loaded.
 * @example (await loadForm('staff'))?.order // => ['name', 'discord', 'serverType', 'role', 'why', 'experience']
 */
export async function loadForm(slug: string): Promise<CompiledForm | undefined> {
  const module = await loadFormModule(slug)
  return module && createForm(module.definition, module.default)
}
