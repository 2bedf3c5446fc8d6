import type { FormPlace } from '../../engine/schema/form-place'
import { pageNames } from './page-names'

/**
 * Give the document the title, description and canonical address of another page, after a change of the route.
 * The prerendered head of the first page is left alone; link previews read only prerendered heads. `card` is that of the
 * form at the path.
 */
export function showHead(document: Document, path: string, card?: FormPlace['card']): void {
  const { title, description, canonical } = pageNames(path, card)
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  const link = document.querySelector('link[rel="canonical"]')
  if (canonical === undefined) link?.remove()
  else (link ?? newCanonical(document)).setAttribute('href', canonical)
}

function newCanonical(document: Document): Element {
  const link = document.createElement('link')
  link.rel = 'canonical'
  document.head.append(link)
  return link
}
