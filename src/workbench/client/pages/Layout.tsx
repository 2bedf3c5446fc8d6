import '../workbench.css'
import { useEffect, useRef, type RefObject, useSyncExternalStore } from 'react'
import { Outlet, useLocation, Link } from 'react-router-dom'
import texts from '../texts.json'
import { Choice } from '../components/Choice'
import { HeartMark } from '../../../ui/marks/HeartMark'
import { chooseTheme, onThemeChange, readTheme, type Theme } from '../../../ui/theme/theme-store'

/** The frame of every page: the skip link, the header, and the main part. */
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

/** After a navigation to another page, though not to another file of the same form, its heading takes the focus. */
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

/** The mark, the link to all forms, and the theme. */
function Header() {
  return (
    <header className="workbench-header">
      <Link to="/" className="workbench-brand">
        <HeartMark size={28} />
        <span>{texts.title}</span>
      </Link>
      <nav aria-label={texts.title}>
        <Link to="/" className="workbench-home">
          {texts.home}
        </Link>
      </nav>
      <ThemeChoice />
    </header>
  )
}

const themes: readonly Theme[] = ['system', 'dark', 'light']

/** Lets staff choose System, Dark or Light. */
function ThemeChoice() {
  const theme = useSyncExternalStore(onThemeChange, readTheme)
  return (
    <Choice
      label={texts.theme}
      options={themes.map((name) => [name, texts.themes[name]] as const)}
      value={theme}
      onChange={chooseTheme}
    />
  )
}
