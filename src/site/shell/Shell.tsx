import './shell.css'
import './loading-screen.css'
import { useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ToastProvider } from '../../ui/toast/ToastProvider'
import { Notices } from '../notices/Notices'
import { NewVersionBar } from '../new-version/NewVersionBar'
import { Outbox } from '../outbox/Outbox'
import { usePageColour } from '../../ui/theme/theme-store'
import { ArrivalContext } from './Arrival'
import { BackToTop } from './BackToTop'
import { Footer } from './Footer'
import { Header } from './Header'
import texts from './shell.json'
import { useRouteChange } from './use-route-change'
import { HeartMark } from '../../ui/marks/HeartMark'
import { Status } from '../../ui/Status'

/** What is around every page: skip link, header, footer, the loading screen, Back to Top, and the place for toasts. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  // Back and Forward close the menu too.
  if (menuAt !== undefined && menuAt !== path) setMenuAt(undefined)
  const menuOpen = menuAt === path
  const main = useRef<HTMLElement>(null)
  const { isLoading, onArrival } = useRouteChange(main)
  usePageColour()
  return (
    <ToastProvider>
      <a className="skip-link" href="#main" onClick={() => main.current?.focus()}>
        {texts.skip}
      </a>
      <Header menuOpen={menuOpen} onMenu={setMenuAt} />
      <main id="main" ref={main} tabIndex={-1} inert={menuOpen} aria-busy={isLoading}>
        <ArrivalContext value={onArrival}>{children}</ArrivalContext>
      </main>
      {!menuOpen && <BackToTop main={main} />}
      <Footer inert={menuOpen} />
      <Notices />
      <Outbox />
      <NewVersionBar />
      <LoadingScreen open={isLoading} />
    </ToastProvider>
  )
}

/**
 * Covers the page while the next one loads beneath it. The node is permanent, so its text is announced when it appears.
 */
function LoadingScreen({ open }: { readonly open: boolean }) {
  return (
    <Status className="loading-place no-print">
      {open && (
        <div className="loading-screen">
          <span className="loading-heart">
            <HeartMark size={72} />
          </span>
          <p>{texts.loading}</p>
        </div>
      )}
    </Status>
  )
}
