import { dataBlock } from '../site/head/data-block'
import type { RenderedPage } from '../site/entry-server'
import type { PageData } from '../site/start/page-data'
import { partsOf, scriptOf, type BuildManifest } from './page-links'

const react = 'node_modules/react-dom/client.js'
const site = 'site/start/start-site.tsx'

/**
 * A whole page: the frame with what was rendered, links to its styles, and what lets its scripts come side by side instead
 * of one after another. A form's page runs none until someone reaches for it: it has only React's script fetched ahead,
 * and names the others for then.
 */
export function pageHtml(frame: string, page: RenderedPage, manifest: BuildManifest): string {
  const { styles, scripts } = partsOf(manifest, [react, site, ...page.modules])
  const ahead = page.slug === undefined ? scripts : partsOf(manifest, [react]).scripts
  const later = scripts.filter((script) => !ahead.includes(script))
  const head = [
    page.head,
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
    ...ahead.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    dataBlock('application/json', pageData(page, manifest, later), 'page-data'),
  ]
  return frame
    .replace('<!--site-head-->', () => head.join('\n    '))
    .replace('<!--site-html-->', () => page.html)
}

function pageData(
  { slug, hydration }: RenderedPage,
  manifest: BuildManifest,
  scripts: readonly string[],
): PageData {
  const module = slug === undefined ? undefined : scriptOf(manifest, `virtual:form/${slug}`)
  return { hydration, ...(slug !== undefined && module !== undefined && { form: { slug, module, scripts } }) }
}
