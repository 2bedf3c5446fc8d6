import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from './Link'

/**
 * A link that says whether it leads to where the visitor is: to its page, or to one below it (never the home page's).
 * @example <NavLink to="/forms">Forms</NavLink> // on /forms/staff: aria-current="page"
 */
export function NavLink(props: ComponentProps<typeof Link>) {
  const { pathname } = useLocation()
  const { to } = props
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
