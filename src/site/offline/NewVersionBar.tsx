import './new-version-bar.css'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import texts from './texts.json'
import { carryUnsentOver } from './unsent-answers'
import { watchVersions, type NewVersion } from './watch-versions'

/**
 * Offers a new version of the site when there is one. It never reloads the page by itself. Unsent answers are carried
 * over; if they cannot be, it says so and lets the visitor decide.
 */
export function NewVersionBar() {
  const [version, setVersion] = useState<NewVersion>()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const reload = () => location.reload()
    void watchVersions({ container: navigator.serviceWorker, reload, onNewVersion: setVersion })
  }, [])
  const use = () => {
    const isSafe = carryUnsentOver()
    setHeld(!isSafe)
    if (isSafe) version?.use()
  }
  return (
    <div role="region" aria-label={texts.label} className="new-version" hidden={!version}>
      <p role="status">{version && (isHeld ? texts.unsent : texts.ready)}</p>
      <Button onClick={use}>{texts.reload}</Button>
      {isHeld && (
        <Button kind="quiet" onClick={() => version?.use()}>
          {texts.reloadWithout}
        </Button>
      )}
    </div>
  )
}
