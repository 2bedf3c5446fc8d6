import type { PageRendering } from '../page-rendering'

/** What the build puts beside a prerendered page, in a block of data with the id `page-data`. */
export interface PageData {
  /** Absent where the development server sends an empty page. */
  readonly rendering?: PageRendering
  /** For the bootstrap script: the addresses of the page's scripts, each after those it imports. */
  readonly scripts?: readonly string[]
  /** The form whose page this is. */
  readonly form?: string
  /** Whether that form opens or closes at a time, which its scripts have to tell. */
  readonly hasDoor?: boolean
}

/** Read what the build put beside the page; empty where there is no such block. */
export function readPageData(): PageData {
  const block = document.getElementById('page-data')?.textContent
  // Written by the build itself (page-html.ts).
  return block == null ? {} : (JSON.parse(block) as PageData)
}
