import '../workbench.css'
import { useEffect, useRef, type RefObject } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Header } from './Header'
import texts from '../texts.json'

/** What stands around every page: the way past the header, the header, and the place of the page. */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {texts.skip}
      </button>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
    </>
  )
}

/** After a way to another page, though not to another file of the same form, the focus is on that page's heading. */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const page = pathname.split('/').slice(0, 3).join('/')
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    main.current?.querySelector('h1')?.focus()
    window.scrollTo(0, 0)
  }, [page, main])
}
