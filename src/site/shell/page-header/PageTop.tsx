import './page-top.css'
import type { ReactNode } from 'react'
import { Island } from '../../../ui/Island'

interface PageTopProps {
  readonly title: string
  /** The island beside the heading (see `Island`). */
  readonly island: string
  /** A sentence or two under the heading. */
  readonly lead?: string
  /** The way back to the page above this one. */
  readonly above?: ReactNode
  /** What the page begins with, on the same dark background. */
  readonly children?: ReactNode
}

/** The top of a page: its h1 on a dark background, with the page's own island at the lower edge. */
export function PageTop({ title, island, lead, above, children }: PageTopProps) {
  return (
    <div className="sky page-top">
      <div className="page-top-row">
        {/* The island decides the height of the rows. After the words, it would move them if the page is painted
            half parsed. */}
        <Island name={island} className="page-top-island" />
        <div className="page-top-words">
          {above}
          <h1>{title}</h1>
        </div>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
