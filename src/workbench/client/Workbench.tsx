import './workbench.css'
import { useRef, useState } from 'react'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { Opening } from './Opening'
import { Header } from './shell/Header'
import texts from './texts.json'

/** The whole workbench: gets the forms, then shows the page that the address names. */
export function Workbench() {
  const [tries, setTries] = useState(0)
  const main = useRef<HTMLElement>(null)
  return (
    // wouter is told what addresses look like by handing it a hook.
    // oxlint-disable-next-line react/hooks
    <Router hook={useHashLocation}>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {texts.skip}
      </button>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        <Opening key={tries} main={main} onRetry={() => setTries(tries + 1)} />
      </main>
    </Router>
  )
}
