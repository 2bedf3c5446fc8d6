import './new-version-bar.css'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/Button'
import { focusMain } from '../../ui/focus'
import { Status } from '../../ui/Status'
import texts from './texts.json'
import { carryUnsentOver } from './unsent-answers'

/**
 * Offers a new version of the site when there is one; not before the next page if the visitor wants that. It never reloads the page by itself. Unsent answers are carried
 * over; if they cannot be, it says so and lets the visitor decide.
 */
export function NewVersionBar() {
  const [version, setVersion] = useState<NewVersion>()
  const [isHeld, setHeld] = useState(false)
  const [path] = useLocation()
  const [laterThan, setLaterThan] = useState<string>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    void watchVersions(navigator.serviceWorker, setVersion, () => location.reload())
  }, [])
  const use = () => {
    const isSafe = carryUnsentOver()
    setHeld(!isSafe)
    if (isSafe) version?.use()
  }
  return (
    <Status>
      {version && path !== laterThan && (
        <section aria-label={texts.label} className="slab new-version no-print">
          <p>{isHeld ? texts.unsent : texts.ready}</p>
          <Button onClick={use}>{texts.reload}</Button>
          {isHeld && (
            <Button kind="quiet" onClick={version.use}>
              {texts.reloadWithout}
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              focusMain()
              setLaterThan(path)
            }}
          >
            {texts.later}
          </Button>
        </section>
      )}
    </Status>
  )
}

/** A version of the site that has been fetched and waits to be activated. */
interface NewVersion {
  /** Switch to it and load the page again. */
  readonly use: () => void
}

/**
 * Report each new version of the site, once there is a service worker (`public/bootstrap.js` registers it). Nothing
 * changes until `use` is called.
 */
export async function watchVersions(
  container: ServiceWorkerContainer,
  onNewVersion: (version: NewVersion) => void,
  reload: () => void,
): Promise<void> {
  const registration = await container.ready
  const tell = () => {
    const { waiting } = registration
    // Without a controller this is the first visit: the worker is new, but there is no older version to leave.
    if (!waiting || !container.controller) return
    onNewVersion({
      use: () => {
        // Another tab has activated it already.
        if (registration.waiting !== waiting) return reload()
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
