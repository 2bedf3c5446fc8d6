import { config } from '../config'
import { dataBlock } from './data-block'
import { escapeXml } from './escape-xml'
import { brandColour, pageHead, type PageHead } from './page-head'

/**
 * The head of a prerendered page as HTML, without the part of every page in `index.html`. Every text is escaped; data
 * blocks do not run, so `script-src 'self'` allows them.
 * @example headHtml('/vote') // => '<title>Vote | Emberfall Network</title>…'
 */
export function headHtml(path: string): string {
  const head = pageHead(path)
  return [
    `<title>${escapeXml(head.title)}</title>`,
    ...identity(head),
    ...preview(head),
    `<meta name="theme-color" content="${brandColour}">`,
    ...head.structuredData.map((data) => dataBlock('application/ld+json', data)),
  ].join('\n')
}

function identity({ description, canonical }: PageHead): readonly string[] {
  return [
    meta('name', 'description', description),
    canonical === undefined
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeXml(canonical)}">`,
  ]
}

function preview({ title, description, canonical, image }: PageHead): readonly string[] {
  return [
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
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeXml(content)}">`
}
