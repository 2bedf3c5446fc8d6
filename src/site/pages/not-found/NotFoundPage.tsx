import './not-found.css'
import { Link, useLocation } from 'wouter'
import { buttonClass } from '../../../ui/Button'
import { config } from '../../config'
import { OutsideLink } from '../../shell/OutsideLink'
import { BrokenBridge } from './BrokenBridge'
import texts from './not-found.json'
import { useNearPages } from './use-near-pages'

/** What any unknown address shows (specification, section 2), with the pages whose addresses are most like it. */
export function NotFoundPage() {
  const [path] = useLocation()
  const near = useNearPages(path)
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
      <div className="not-found-near">
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
    </div>
  )
}
