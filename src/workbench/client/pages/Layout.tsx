import '../workbench.css'
import { useEffect, useRef, type RefObject } from 'react'
import { Outlet, useLocation, useMatch, Link } from 'react-router-dom'
import { editorTitleId } from '../components/focus'
import texts from '../texts.json'
import { ThemeChoice } from '../components/ThemeChoice'
import { HeartMark } from '../../../ui/marks/HeartMark'
import { ToolIcon } from '../components/Tool'

/** The layout of every page: skip link, header and main content. The page of a form has its own header. */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  const isForm = useMatch('/forms/:slug/*') !== null
  useArrival(main)
  const skip = () => (document.getElementById(editorTitleId) ?? main.current)?.focus()
  return (
    <>
      <button type="button" className="skip-link" onClick={skip}>
        {texts.skip}
      </button>
      {!isForm && <ListHeader />}
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
    </>
  )
}

/** Moves the focus to the heading after a navigation to another page, but not to another file of the same form. */
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

/** The mark, or where this page is below the list of all forms; and the theme. */
export function ListHeader() {
  const isList = useMatch('/') !== null
  const isNew = useMatch('/new') !== null
  return (
    <header className="workbench-header">
      {isList ? (
        <Link to="/" className="workbench-brand">
          <HeartMark size={28} />
          <span>{texts.title}</span>
        </Link>
      ) : (
        <HomeLink />
      )}
      {isNew && <span className="workbench-here">{texts.new.title}</span>}
      <ThemeChoice />
    </header>
  )
}

/** The way back to all forms: the first part of a breadcrumb, or an arrow on a phone. */
export function HomeLink() {
  return (
    <nav className="form-home" aria-label={texts.title}>
      <Link to="/" className="workbench-brand">
        <ToolIcon name="arrow-left" />
        <HeartMark size={28} />
        <span>{texts.home}</span>
      </Link>
    </nav>
  )
}
