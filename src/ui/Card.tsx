import type { ComponentPropsWithRef, ElementType } from 'react'

interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element of the card: an article when it makes sense alone, a section when it has a heading. */
  readonly as?: ElementType
  /** The whole card is clickable, through a link inside it that has the class `card-link`. */
  readonly clickable?: boolean
}

/**
 * A slab with padding, see slab.css.
 * @example <Card as="article" clickable><h3><a className="card-link" href="/vote">Vote</a></h3></Card>
 */
export function Card({ as: Element = 'div', clickable = false, className = '', ...rest }: CardProps) {
  const classes = `slab card ${clickable ? 'card-clickable' : ''} ${className}`.replace(/\s+/g, ' ').trim()
  return <Element {...rest} className={classes} />
}
