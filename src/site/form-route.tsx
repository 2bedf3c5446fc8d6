import type { RouteObject } from 'react-router-dom'
import { loadForm } from '../catalog'

/**
 * The route of one form: its page and its definition are fetched side by side, when someone goes there.
 * Rejects when the form's folder is gone, and the error screen says so.
 * @example formRoute('staff', '/forms/staff')
 */
export function formRoute(slug: string, path: string): RouteObject {
  return {
    path,
    handle: { modules: ['site/form-page/FormPage.tsx', `virtual:form/${slug}`] },
    lazy: async () => {
      const [{ FormPage }, form] = await Promise.all([import('./form-page/FormPage'), loadForm(slug)])
      if (!form) throw new Error(`There is no form "${slug}".`)
      return { Component: () => <FormPage form={form} /> }
    },
  }
}
