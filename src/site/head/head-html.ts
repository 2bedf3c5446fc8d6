import { config } from '../config'
import { dataBlock, escapeXml } from './escape'
import { brandColour, pageHead } from './page-head'

/**
 * The head of a prerendered page as HTML, without what `index.html` has for every page. Every text is escaped; data
 * blocks do not run, so `script-src 'self'` allows them.
 * @example headHtml('/vote') // => '<title>Vote | Emberfall Network</title>…'
 */
export function headHtml(path: string): string {
  const { title, description, canonical, image, structuredData } = pageHead(path)
  return [
    `<title>${escapeXml(title)}</title>`,
    meta('name', 'description', description),
    canonical === undefined
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeXml(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', config.network.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical === undefined ? [] : [meta('property', 'og:url', canonical)]),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('property', 'og:locale', 'en'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'theme-color', brandColour),
    ...structuredData.map((data) => dataBlock('application/ld+json', data)),
  ].join('\n')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeXml(content)}">`
}
