import { parts } from 'virtual:form-loaders'
import type { FormModule } from './form-module'
import { partOf } from './loader-part'

/**
 * How to fetch the script of one form; undefined for a slug that is no form. Rejects when the list of forms cannot be
 * loaded (offline, say).
 * @example (await (await findForm('staff'))?.())?.place.card?.title // => 'Staff Application'
 */
export async function findForm(slug: string): Promise<(() => Promise<FormModule>) | undefined> {
  const part = await parts[partOf(slug)]?.()
  return part && Object.hasOwn(part.loaders, slug) ? part.loaders[slug] : undefined
}
