import './page-top.css'
import './skyline.css'
import type { ReactNode } from 'react'
import { Skyline } from './Skyline'

interface PageTopProps {
  readonly title: string
  /** A sentence or two under the heading. */
  readonly lead?: string
  /** The way back to the page above this one. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

/** The top of a page: its h1 under the banded sky of dusk, with a few cubes at the side. */
export function PageTop({ title, lead, above, children }: PageTopProps) {
  return (
    <div className="sky page-top">
      <div className="page-top-row">
        <div className="page-top-words">
          {above}
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children}
        </div>
        <div className="page-top-picture">
          <Skyline name={title} />
        </div>
      </div>
    </div>
  )
}
