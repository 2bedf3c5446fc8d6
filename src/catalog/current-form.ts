import type { Network } from '../delivery/deliver'
import { propertiesOf } from '../engine/properties-of'
import type { Definition } from '../engine/schema/form'
import type { FormModule } from './form-module'

/**
 * The current version of a form, which the site's host serves at `/forms/<slug>.json`: its definition, and where it is
 * sent. Scripts belong to one version of the site, but a submission in the outbox needs the latest definition.
 */
export interface CurrentForm extends Pick<FormModule, 'routeAddresses'> {
  readonly definition: Definition
  /** As in `FormModule`. */
  readonly address?: string | undefined
}

/**
 * The path under which the host serves the current version of a form.
 * @example currentFormPath('staff') // => '/forms/staff.json'
 */
export function currentFormPath(slug: string): string {
  return `/forms/${slug}.json`
}

/**
 * Fetch the form from the host, bypassing every cache. Resolves to undefined for a form that no longer exists; rejects
 * when that is unknown: no network, a server error, or a captive portal.
 * @example (await fetchCurrentForm('staff', fetch))?.definition.schema.title // => 'Staff Application'
 */
export async function fetchCurrentForm(
  slug: string,
  fetch: Network['fetch'],
): Promise<CurrentForm | undefined> {
  const reply = await fetch(currentFormPath(slug), { cache: 'no-store' })
  if (reply.status === 404) return undefined
  const told: unknown = reply.ok ? await reply.json() : undefined
  if (propertiesOf(propertiesOf(told)['definition'])['slug'] !== slug)
    throw new Error(`The server did not say what ${slug} is.`)
  // Anything with its slug in a definition was written by the build.
  return told as CurrentForm
}
