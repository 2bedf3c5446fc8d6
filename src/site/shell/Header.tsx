import './header.css'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { HeartMark } from '../../ui/marks/HeartMark'
import { config } from '../config'
import type { Navigation } from '../content/content-types'
import { main, outside } from '../content/navigation.json'
import { PageEmblem } from './PageEmblem'
import { OutsideLink } from './OutsideLink'
import texts from './shell.json'
import { ThemeControl } from './ThemeControl'

// The linter validates it against its grammar, which lists the links.
const outsideLinks = outside as Navigation['outside']

/** From this width on the links are in the header, so there is no menu to be open. Also in header.css. */
const wide = '(min-width: 64rem)'

interface HeaderProps {
  readonly menuOpen: boolean
  /** Opens the menu on the page with this path; undefined closes it. */
  readonly onMenu: (path: string | undefined) => void
}

/** The logo and the main navigation; on narrow screens the links are in a menu that stops the page from scrolling. */
export const Header = memo(function Header({ menuOpen, onMenu }: HeaderProps) {
  const button = useRef<HTMLButtonElement>(null)
  useScrollLock(menuOpen)
  useEffect(() => {
    if (!menuOpen) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onMenu(undefined)
      button.current?.focus()
    }
    const closeOnClickOutside = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('header')) onMenu(undefined)
    }
    const widths = window.matchMedia(wide)
    const closeWhenWide = () => widths.matches && onMenu(undefined)
    const closed = new AbortController()
    const { signal } = closed
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('click', closeOnClickOutside, { signal })
    widths.addEventListener('change', closeWhenWide, { signal })
    return () => closed.abort()
  }, [menuOpen, onMenu])
  const close = () => onMenu(undefined)
  const [here] = useLocation()
  // A form belongs to the page of all forms.
  const isHere = (path: string) => here === path || (path === '/forms' && here.startsWith('/forms/'))
  return (
    <header className="site-header" data-menu={menuOpen ? 'open' : 'closed'}>
      <div className="site-header-row">
        <div className="site-header-bar">
          <Link className="logo" to="/" onClick={close}>
            <HeartMark size={26} />
            <span>{config.network.name}</span>
            <span className="visually-hidden"> {texts.home}</span>
          </Link>
          <button
            ref={button}
            type="button"
            className="menu-button"
            aria-expanded={menuOpen}
            aria-controls="main-navigation"
            onClick={() => onMenu(menuOpen ? undefined : here)}
          >
            <Icon name={menuOpen ? 'close' : 'menu'} />
            <span>{texts.menu}</span>
          </button>
        </div>
        <div className="menu-panel">
          <nav id="main-navigation" className="main-navigation" aria-label={texts.mainNavigation}>
            <ul className="plain-list">
              {main.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path} onClick={close} aria-current={isHere(path) ? 'page' : undefined}>
                    {menuOpen && <PageEmblem path={path} urgent />}
                    <span>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {menuOpen && (
            <div className="menu-foot">
              {outsideLinks.slice(0, 1).map(({ label, to }) => (
                <OutsideLink
                  key={to}
                  className={buttonClass('primary')}
                  href={config.links[to]}
                  onClick={close}
                >
                  {label}
                </OutsideLink>
              ))}
              <ThemeControl name="menu-theme" />
            </div>
          )}
        </div>
      </div>
    </header>
  )
})

/**
 * Keep the page from scrolling while `locked`, and put it back where it was afterwards. `overflow: hidden` alone does
 * not hold on iOS, so the body is pinned at its place.
 */
function useScrollLock(locked: boolean): void {
  // A layout effect: its cleanup runs before a page that was chosen in the menu scrolls to its own top.
  useLayoutEffect(() => {
    if (!locked) return undefined
    const from = window.scrollY
    const { style } = document.body
    const lock = { position: 'fixed', top: `-${from}px`, width: '100%', overflow: 'hidden' }
    Object.assign(style, lock)
    return () => {
      for (const property of Object.keys(lock)) style.removeProperty(property)
      window.scrollTo({ top: from, behavior: 'instant' })
    }
  }, [locked])
}
