import { assembleForm } from '../engine/schema/assemble-form'
import type { CompiledForm } from '../engine/schema/form'
import { findForm } from './find-form'

/**
 * Fetch one form, ready to use. Resolves to undefined for a slug that is no form; rejects when its script cannot be
 * loaded.
 * @example (await loadForm('staff'))?.order // => ['name', 'discord', 'serverType', 'role', 'why', 'experience']
 */
export async function loadForm(slug: string): Promise<CompiledForm | undefined> {
  const module = await (await findForm(slug))?.()
  return module && assembleForm(module.definition, module.default)
}
