import { serve } from '@hono/node-server'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from '../../src/tooling/build-pages'
import { readConfig } from '../../src/tooling/environment'
import { serveFolder } from '../../src/tooling/serve'
import { cardsFolder } from './many-cards'

/** A site at an address of its own. */
export interface OwnSite {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Build the pages of a site with so many cards, and serve them. */
export async function startSiteWithCards(count: number): Promise<OwnSite> {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), `cards-${count}`)
  const { config } = readConfig({ SANDBOX_ORIGIN: 'http://localhost:1', SANDBOX_ONLY: 'yes' })
  const pages = await buildPages({ config, folder, forms: cardsFolder(count) })
  if (!pages) throw new Error('The pages could not be built.')
  const server = serve({ fetch: serveFolder(folder).fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
