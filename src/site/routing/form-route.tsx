import type { RouteObject } from 'react-router-dom'
import type { FormModule } from '../../catalog/form-module'
import { formPath } from './form-path'

/**
 * The route of one form: its page and its own script are fetched side by side, when someone goes there.
 * `load` fetches that script; where it finds none, the form's folder is gone, and the error screen says so.
 * @example formRoute('staff', () => import('virtual:form/staff'))
 */
export function formRoute(slug: string, load: () => Promise<FormModule | undefined>): RouteObject {
  const path = formPath(slug)
  return {
    id: path,
    path,
    lazy: async () => {
      const [{ openFormPage }, module] = await Promise.all([import('../form-page/open-form-page'), load()])
      if (!module) throw new Error(`There is no form "${slug}".`)
      return { Component: openFormPage(module), handle: { card: module.place.card } }
    },
  }
}
