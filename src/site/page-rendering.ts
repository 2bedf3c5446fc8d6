import { createContext } from 'react'

/** What the build rendered a page with, so that the browser's first render is identical. */
export interface PageRendering {
  /** The address it was rendered for; `/404` for the page of all unknown ones. */
  readonly path: string
  /** As an ISO 8601 date and time. */
  readonly renderedAt: string
}

/** Undefined where the development server sends an empty page. */
export const PageRenderingContext = createContext<PageRendering | undefined>(undefined)
