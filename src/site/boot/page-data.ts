import type { HydrationState } from 'react-router-dom'

/** What the build puts beside a prerendered page, in a block of data with the id `page-data`. */
export interface PageData {
  /** What the page was rendered with; nothing where the development server gives a bare page. */
  readonly hydration?: HydrationState
  /** For the early script: the addresses of all scripts the page needs, to be fetched side by side. */
  readonly scripts?: readonly string[]
  /** For the early script: the addresses of those to be run, one after the other. */
  readonly steps?: readonly string[]
  /** On a form's page only. */
  readonly form?: {
    readonly slug: string
    /** The address of the form's own script. */
    readonly module: string
  }
}

/** Read what the build put beside the page; nothing where there is no such block. */
export function readPageData(document: Document): PageData {
  const block = document.getElementById('page-data')?.textContent
  // Written by the build itself (page-html.ts).
  return block == null ? {} : (JSON.parse(block) as PageData)
}
