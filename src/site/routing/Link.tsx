import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, from its root. */
  readonly to: string
}

/**
 * A link to another page of the site. The router's own `Link` can also fetch pages ahead for a framework we do not use,
 * which makes every page larger; this one only follows.
 * @example <Link to="/vote">Vote Now</Link>
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  // The words are the caller's children.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} href={to} onClick={click} />
}
