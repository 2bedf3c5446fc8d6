import './footer.css'
import { memo } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../ui/icons/Icon'
import { HeartMark } from '../../ui/marks/HeartMark'
import { useHydrated } from '../../ui/use-hydrated'
import { config } from '../config'
import type { Navigation } from '../content/content-types'
import { fillContent } from '../content/fill-content'
import { legal, outside } from '../content/navigation.json'
import { ServerAddress } from '../content/ServerAddress'
import { useToday } from '../use-today'
import { OutsideLink } from './OutsideLink'
import texts from './shell.json'
import { ThemeControl } from './ThemeControl'

// The linter validates it against its grammar, which lists the icons and the links.
const outsideLinks = outside as Navigation['outside']

/** Legal pages, links to the network's other sites, the theme, the copyright line of this year, and the disclaimer. */
export const Footer = memo(function Footer({ inert }: { readonly inert: boolean }) {
  const today = useToday()
  // The prerendered page has the time of the build in UTC; in the visitor's time zone that may be another year.
  const year = useHydrated() ? today.getFullYear() : today.getUTCFullYear()
  return (
    <footer className="site-footer" inert={inert}>
      <div className="site-footer-row">
        <div className="site-footer-brand">
          <HeartMark size={32} />
          <p>
            <strong>{config.network.name}</strong>
            <br />
            <span className="exact small">
              <ServerAddress />
            </span>
          </p>
        </div>
        <nav aria-label={texts.outsideLinks}>
          <ul className="plain-list">
            {outsideLinks.map(({ label, to, icon }) => (
              <li key={to}>
                <OutsideLink className="icon-link" href={config.links[to]}>
                  <Icon name={icon} size={20} /> {label}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={texts.legalLinks}>
          <ul className="plain-list">
            {legal.map(({ label, path }) => (
              <li key={path}>
                <Link className="icon-link" to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeControl />
      </div>
      <div className="site-footer-end small">
        <p>{fillContent(texts.copyright, { year })}</p>
        <p className="muted">{texts.disclaimer}</p>
      </div>
    </footer>
  )
})
