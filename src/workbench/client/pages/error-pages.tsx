import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { PaneAlert } from '../components/PaneAlert'
import { Button } from '../../../ui/Button'
import texts from '../texts.json'

/** The forms could not be loaded, neither from the server nor from beside the page. */
export function OpenFailed() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  // The button disappears with this page, so the focus moves to the heading of the next one.
  useEffect(() => () => document.querySelector<HTMLElement>('main h1')?.focus(), [])
  if (!isRouteErrorResponse(error)) throw error
  return (
    <div className="page">
      <h1>{texts.title}</h1>
      <PaneAlert kind="err" role="alert">
        <p>{texts.openFailed}</p>
        <Button onClick={() => void revalidate()}>{texts.tryAgain}</Button>
      </PaneAlert>
    </div>
  )
}

/** The program failed. What was typed is stored in the browser, so a reload continues with it. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <main className="page">
      <h1>{texts.failed.title}</h1>
      <PaneAlert kind="err" role="alert">
        <p>{texts.failed.text}</p>
        <pre>{String(error)}</pre>
        <Button onClick={() => location.reload()}>{texts.failed.reload}</Button>
      </PaneAlert>
    </main>
  )
}
