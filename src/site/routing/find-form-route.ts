import type { RouteObject } from 'react-router-dom'
import { formRoute } from './form-route'
import { slugAt } from './form-path'

/**
 * The route of the form at this address, from a list that is fetched for it; undefined where no form is. So a form
 * that is added to `forms/` needs no line in the routes, and makes no other page larger.
 * @example (await findFormRoute('/forms/staff'))?.path // => '/forms/staff'
 */
export async function findFormRoute(path: string): Promise<RouteObject | undefined> {
  const slug = slugAt(path)
  if (slug === undefined) return undefined
  const { findForm } = await import('../../catalog/find-form')
  const load = await findForm(slug)
  return load && formRoute(slug, load)
}
