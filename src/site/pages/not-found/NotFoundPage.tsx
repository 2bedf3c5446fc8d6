import './not-found.css'
import './near-pages.css'
import { Link, useLocation } from 'wouter'
import { formPath, slugAt } from '../../../catalog/form-path'
import { buttonClass } from '../../../ui/Button'
import { config } from '../../config'
import navigation from '../../content/navigation.json'
import { useLoaded } from '../../../ui/use-loaded'
import { OutsideLink } from '../../shell/OutsideLink'
import { PageEmblem } from '../../shell/PageEmblem'
import { BrokenBridge } from './BrokenBridge'
import texts from './not-found.json'
import { nearestPages } from './nearest-pages'

/** The pages that most visitors look for. */
const popular = navigation.main.filter(({ path }) => texts.popularPaths.includes(path))

const loadCatalog = () => import('../../../catalog/catalog')
const loadGoneForm = () => import('../../form-page/drafts/DraftOffer')

/**
 * The page for any unknown address (specification.md, 2.016), with links to the pages whose addresses are most similar.
 */
export function NotFoundPage() {
  const [path] = useLocation()
  const slug = slugAt(path)
  const gone = useLoaded(loadGoneForm, slug !== undefined)
  // Until the forms' names have come, only the other pages are compared.
  const forms = useLoaded(loadCatalog, true)?.cards ?? []
  const near = nearestPages(path, [
    ...navigation.main,
    ...forms.map(({ slug, title }) => ({ label: title, path: formPath(slug) })),
  ])
  const isNear = ({ path }: (typeof popular)[number]) => near.some((page) => page.path === path)
  // The number is the same before and after the address has been read, so nothing moves.
  const pages = [...near, ...popular.filter((page) => !isNear(page))].slice(0, popular.length)
  return (
    <>
      <div className="sky not-found">
        <div className="not-found-row">
          <BrokenBridge />
          <div>
            <h1>{texts.heading}</h1>
            <div className="not-found-ways">
              <Link className={buttonClass('primary')} to="/">
                {texts.home}
              </Link>
              <OutsideLink className={buttonClass('secondary')} href={config.links.chat}>
                {texts.chat}
              </OutsideLink>
            </div>
          </div>
        </div>
      </div>
      {gone && slug !== undefined && <gone.GoneForm key={slug} slug={slug} />}
      <nav className="page" aria-labelledby="near">
        <h2 id="near">{near.length > 0 ? texts.near : texts.popular}</h2>
        <ul className="plain-list not-found-pages">
          {pages.map(({ label, path }) => (
            <li key={path} className="slab card-clickable">
              <PageEmblem path={path} />
              <Link className="card-link" to={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
