import type { ComponentPropsWithRef } from 'react'
import texts from './shell.json'

/**
 * A link to another site: it opens a new tab, and says so to those who cannot see it.
 * @example <OutsideLink href={config.links.chat}>Join Discord</OutsideLink>
 */
export function OutsideLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{texts.newTab}</span>
    </a>
  )
}
