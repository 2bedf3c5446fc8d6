import { readFileSync } from 'node:fs'
import { hostHeaders, withFreshDefault } from '../../src/tooling/headers'
import { root } from '../../src/tooling/root'
import { readSiteConfig } from '../../src/tooling/site-config'

const guide = readFileSync(`${root}.github/DEPLOY.md`, 'utf8')
/** The server block of the guide. */
export const server = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? ''
const { config } = readSiteConfig({ STATUS_URL: 'https://status.example/{address}' }, [])
/** The headers of a site whose pages have a script and a style in them. */
export const rules = withFreshDefault(
  hostHeaders(config, { scripts: ["'sha256-a+/='"], styles: ["'sha256-b'"] }),
)
