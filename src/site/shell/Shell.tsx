import './shell.css'
import { useRef, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ToastProvider } from '../../ui/toast/ToastProvider'
import { Offline } from '../offline/Offline'
import { HydrateOnUse } from '../boot/HydrateOnUse'
import { usePageColour } from '../../ui/theme/use-page-colour'
import { BackToTop } from './BackToTop'
import { Footer } from './Footer'
import { Header } from './Header'
import { LoadingScreen } from './LoadingScreen'
import texts from './shell.json'
import { useArrival } from './use-arrival'
import { useLoadingScreen } from './use-loading-screen'
import { useReadyMark } from './use-ready-mark'

/** What stands around every page: skip link, header, footer, the loading screen, Back to Top, and the place for toasts. */
export function Shell() {
  const [menuOpen, setMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const loading = useLoadingScreen()
  useArrival(main, loading)
  usePageColour()
  useReadyMark()
  return (
    <ToastProvider>
      <a className="skip-link" href="#main" onClick={() => main.current?.focus()}>
        {texts.skip}
      </a>
      <ScrollRestoration />
      <HydrateOnUse>
        <Header menuOpen={menuOpen} onMenu={setMenuOpen} />
      </HydrateOnUse>
      <main id="main" ref={main} tabIndex={-1} inert={menuOpen} aria-busy={loading}>
        <Outlet />
      </main>
      <HydrateOnUse>
        <Footer inert={menuOpen} />
      </HydrateOnUse>
      {!menuOpen && <BackToTop main={main} />}
      <Offline />
      <LoadingScreen open={loading} />
    </ToastProvider>
  )
}
