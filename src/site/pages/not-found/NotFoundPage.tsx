import './not-found.css'
import { Link, useLocation } from 'react-router-dom'
import { cards } from '../../../catalog'
import { buttonClass } from '../../../ui/Button'
import { useHydrated } from '../../../ui/use-hydrated'
import { config } from '../../config'
import navigation from '../../content/navigation.json'
import { OutsideLink } from '../../shell/OutsideLink'
import { BrokenBridge } from './BrokenBridge'
import { nearestPages } from './nearest-pages'
import texts from './not-found.json'

const pages = [
  ...navigation.main,
  ...cards.map(({ slug, title }) => ({ label: title, path: `/forms/${slug}` })),
]

/** What any unknown address shows (specification, section 2), with the pages whose addresses are most like it. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  // The one prerendered 404 page serves every unknown address, so only the browser knows which it was.
  const near = useHydrated() ? nearestPages(pathname, pages) : []
  return (
    <div className="page not-found">
      <BrokenBridge />
      <h1>{texts.heading}</h1>
      <div className="not-found-ways">
        <Link className={buttonClass('primary')} to="/">
          {texts.home}
        </Link>
        <OutsideLink className={buttonClass('secondary')} href={config.links.chat}>
          {texts.chat}
        </OutsideLink>
      </div>
      {near.length > 0 && (
        <nav aria-labelledby="near">
          <h2 id="near">{texts.near}</h2>
          <ul className="plain-list">
            {near.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
