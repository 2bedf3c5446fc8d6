import { createContext } from 'react'

/** What the build rendered a page with, so that the browser's first render is the same. */
export interface PageRendering {
  /** The address it was rendered for; `/404` for the page of all unknown ones. */
  readonly path: string
  /** As an ISO 8601 date and time. */
  readonly renderedAt: string
}

/** Nothing where the development server gives a bare page. */
export const PageRenderingContext = createContext<PageRendering | undefined>(undefined)
