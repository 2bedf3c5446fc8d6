import { config } from '../config'
import { fillContent, serverAddress } from '../content/fill-content'
import content from '../content/pages.json'

/**
 * What a page tells search engines, as JSON-LD: the site, its owner and the game server on the home page, and the
 * breadcrumbs of each form. Only facts that stay true: never a live number.
 */
export function structuredData(path: string, formTitle?: string): readonly object[] {
  return factsOf(path, formTitle).map((fact) => ({ '@context': 'https://schema.org', ...fact }))
}

function factsOf(path: string, formTitle: string | undefined): readonly object[] {
  if (path === '/') return [site(), organisation(), gameServer()]
  return formTitle === undefined ? [] : [wayTo(path, formTitle)]
}

function site(): object {
  const { siteUrl, network } = config
  return { '@type': 'WebSite', name: network.name, url: `${siteUrl}/` }
}

function organisation(): object {
  const { siteUrl, network, links } = config
  return {
    '@type': 'Organization',
    name: network.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    sameAs: [links.chat, links.photos, links.videos],
  }
}

function gameServer(): object {
  const home = content.pages.find(({ path }) => path === '/')
  return {
    '@type': 'GameServer',
    name: config.network.name,
    description: fillContent(home?.description ?? ''),
    identifier: serverAddress,
    game: { '@type': 'VideoGame', name: 'Minecraft' },
  }
}

function wayTo(path: string, title: string): object {
  const { siteUrl } = config
  const forms = content.pages.find((page) => page.path === '/forms')
  const steps = [
    { name: config.network.name, item: `${siteUrl}/` },
    { name: forms?.title, item: `${siteUrl}/forms` },
    { name: title, item: siteUrl + path },
  ]
  const itemListElement = steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
