import type { ComponentPropsWithRef, ElementType } from 'react'

interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element of the card: an article when it makes sense alone, a section when it has a heading. */
  readonly as?: ElementType
  /** The whole card is clickable, through a link inside it that has the class `card-link`. */
  readonly clickable?: boolean
  /** A form's colour, as a bar at the card's upper edge. */
  readonly colour?: string
}

/**
 * A slab with padding, see slab.css.
 * @example <Card as="article" clickable><h3><a className="card-link" href="/vote">Vote</a></h3></Card>
 */
export function Card(props: CardProps) {
  const { as: Element = 'div', clickable = false, colour, className = '', children, ...rest } = props
  const classes = `slab card ${clickable ? 'card-clickable' : ''} ${className}`.replace(/\s+/g, ' ').trim()
  return (
    <Element {...rest} className={classes}>
      {colour !== undefined && (
        <svg className="card-colour" color={colour} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      )}
      {children}
    </Element>
  )
}
