import { Navigate, type RouteObject } from 'react-router-dom'
import { Status } from '../../ui/Status'
import { App } from './pages/App'
import { readUnsaved, writeUnsaved } from './store/drafts'
import { emptyState } from './store/state'
import type { Store } from './store/store'
import type { OpenedForms } from './api/connection'
import { Layout } from './pages/Layout'
import { ErrorPage, OpenFailed } from './pages/error-pages'
import { FormListPage } from './pages/FormListPage'
import { FormEditorPage } from './pages/form/FormPage'
import { NewFormPage } from './pages/new-form/NewFormPage'
import type { Services } from './services'
import texts from './texts.json'

/**
 * The workbench's pages. Their loader gets the forms and stored drafts; its error element offers to try again.
 * @example createHashRouter(workbenchRoutes(services, createStore()))
 */
export function workbenchRoutes(
  { connection, storage }: Pick<Services, 'connection' | 'storage'>,
  store: Store,
): RouteObject[] {
  const open = async (): Promise<OpenedForms> => {
    const found = await connection.open()
    if (!found) throw new Response(null, { status: 503 })
    const stored = storage ? readUnsaved(storage) : emptyState
    store.send({ type: 'opened', ...stored, disk: found.files })
    // Stored drafts that equal the files on disk are deleted, so that a later change on disk does not bring them back.
    if (storage) writeUnsaved(storage, stored, store.get())
    return found
  }
  return [
    {
      element: <Layout />,
      errorElement: <ErrorPage />,
      children: [
        {
          loader: open,
          // The forms are read once; the server reports later changes on disk.
          shouldRevalidate: () => false,
          HydrateFallback: () => <Status className="page">{texts.opening}</Status>,
          element: <App store={store} />,
          errorElement: <OpenFailed />,
          children: [
            { index: true, element: <FormListPage /> },
            { path: 'new', element: <NewFormPage /> },
            { path: 'forms/:slug/*', element: <FormEditorPage /> },
            { path: '*', element: <Navigate to="/" replace /> },
          ],
        },
      ],
    },
  ]
}
