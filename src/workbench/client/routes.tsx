import { Navigate, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom'
import { Status } from '../../ui/Status'
import { App } from './pages/App'
import { currentFiles } from './store/reducer'
import { readDrafts, readHeld } from './store/drafts'
import { hasForm, type Store } from './store/store'
import type { OpenedForms } from './api/connection'
import { partOfRoute, partRoute, pathOfRoute } from './files/route-to'
import { Layout } from './pages/Layout'
import { ErrorPage, MissingForm, OpenFailed } from './pages/error-pages'
import { FormListPage } from './pages/FormListPage'
import { FormEditorPage } from './pages/form/FormPage'
import { NewFormPage } from './pages/new-form/NewFormPage'
import type { Services } from './api/services'
import texts from './texts.json'

/**
 * The workbench's pages. The loader of the first route gets the forms and the drafts of an earlier visit; if that
 * fails, its error element offers to try again.
 * @example createHashRouter(workbenchRoutes(services, createStore()))
 */
export function workbenchRoutes(
  services: Pick<Services, 'connection' | 'storage'>,
  store: Store,
): RouteObject[] {
  const open = openOnce(services, store)
  const form: LoaderFunction = async ({ params: { slug = '', '*': rest = '' } }) => {
    await open()
    const path = pathOfRoute(slug, rest)
    if (!hasForm(store.get(), slug)) throw new Response(slug, { status: 404 })
    const part = partOfRoute(rest)
    if (part) return { slug, path: pathOfRoute(slug, ''), part }
    const isThere = currentFiles(store.get()).has(path) || store.get().drafts.has(path)
    return isThere ? { slug, path } : redirect(partRoute(slug, 'questions'))
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
            {
              path: 'forms/:slug/*',
              loader: form,
              element: <FormEditorPage />,
              errorElement: <MissingForm />,
            },
            { path: '*', element: <Navigate to="/" replace /> },
          ],
        },
      ],
    },
  ]
}

/**
 * The loaders of a page run in parallel, and the forms are needed only once; after a failure they are requested again.
 */
function openOnce(
  { connection, storage }: Pick<Services, 'connection' | 'storage'>,
  store: Store,
): () => Promise<OpenedForms> {
  let opening: Promise<OpenedForms> | undefined
  const open = async (): Promise<OpenedForms> => {
    const found = await connection.open()
    if (!found) {
      opening = undefined
      throw new Response(null, { status: 503 })
    }
    const kept = storage ? { drafts: readDrafts(storage), held: readHeld(storage) } : { drafts: new Map() }
    store.send({ type: 'opened', disk: found.files, ...kept })
    return found
  }
  return () => (opening ??= open())
}
