import { cards as manifestCards, loaders } from 'virtual:forms'
import { assembleForm } from './engine/assemble-form'
import type { Card } from './engine/definition'
import type { CompiledForm } from './engine/form'

/** The cards of the forms page, in the order of `forms/manifest.json`. */
export const cards: readonly Card[] = manifestCards

/** The folder names of all forms, `contact` among them, which is no card. */
export const slugs: readonly string[] = Object.keys(loaders)

/**
 * Fetch one form, ready to use: its definition and its rules, in a module of its own.
 * Resolves to undefined for a slug that is no form; rejects when the module cannot be loaded (offline, say).
 * @example (await loadForm('staff'))?.order // => ['name', 'discord', 'serverType', 'role', 'why', 'experience']
 */
export async function loadForm(slug: string): Promise<CompiledForm | undefined> {
  const load = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined
  if (!load) return undefined
  const { definition, default: rules } = await load()
  return assembleForm(definition, rules)
}
