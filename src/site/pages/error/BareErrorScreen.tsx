import { ErrorScreen } from './ErrorScreen'

/** The error screen where the shell itself has failed: on its own, as the page's main part. */
export function BareErrorScreen() {
  return (
    <main id="main">
      <ErrorScreen />
    </main>
  )
}
