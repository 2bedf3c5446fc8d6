/** A version of the site that has been fetched and waits to be activated. */
export interface NewVersion {
  /** Switch to it and load the page again. */
  readonly use: () => void
}

interface WatchServices {
  readonly container: ServiceWorkerContainer
  readonly reload: () => void
  readonly onNewVersion: (version: NewVersion) => void
}

/**
 * Report each new version of the site, once there is a service worker (`public/bootstrap.js` registers it). Nothing
 * changes until `use` is called.
 */
export async function watchVersions({ container, reload, onNewVersion }: WatchServices): Promise<void> {
  const registration = await container.ready
  const tell = () => {
    const { waiting } = registration
    // Without a controller this is the first visit: the worker is new, but there is no older version to leave.
    if (!waiting || !container.controller) return
    onNewVersion({
      use: () => {
        container.addEventListener('controllerchange', reload, { once: true })
        waiting.postMessage({ type: 'SKIP_WAITING' })
      },
    })
  }
  tell()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
}
