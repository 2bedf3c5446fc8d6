import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { serveLocally } from '../../src/sandbox/start-sandbox'
import { root } from '../../src/tooling/root'
import { serveFolder } from '../../src/tooling/serve'

/** A host on this machine, to which versions of the site are deployed. */
export interface SiteHost {
  readonly origin: string
  /** From now on it serves this built folder. */
  readonly deploy: (folder: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A host that reads `_headers`, like Netlify and Cloudflare Pages. */
export async function startHeadersHost(port: number, folder: string): Promise<SiteHost> {
  let site: Hono = serveFolder(folder)
  const fetch = (request: Request) => site.fetch(request)
  const { close } = await serveLocally(fetch, port)
  return {
    origin: `http://localhost:${port}`,
    deploy: async (folder) => void (site = serveFolder(folder)),
    close,
  }
}

/** The nginx program, if it is installed. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))

/** nginx with the server block of the deploy guide, without the lines about the certificate and the name. */
export async function startNginx(port: number, folder: string): Promise<SiteHost> {
  const place = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Its workers run as another user.
  chmodSync(place, 0o755)
  mkdirSync(join(place, 'logs'))
  const current = join(place, 'dist')
  symlinkSync(folder, current)
  const guide = readFileSync(`${root}.github/DEPLOY.md`, 'utf8')
  const server = (/```nginx\n(.*?)```/s.exec(guide)?.[1] ?? '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate(?:_key)? .*;$/gm, '')
    .replaceAll('/srv/site/dist', current)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(place, name)};`)
    .join(' ')
  const types = 'text/html html; text/css css; text/javascript js; font/woff2 woff2; image/svg+xml svg;'
  const http = `http { access_log off; types { ${types} } ${temporary} ${server} }`
  writeFileSync(join(place, 'nginx.conf'), `daemon off; pid ${place}/pid; events {} ${http}`)
  const settings = ['-p', place, '-c', join(place, 'nginx.conf'), '-e', join(place, 'logs/error.log')]
  const running = spawn(nginx ?? '', settings, { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  const close = async () => {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    if (running.kill()) await ended
    rmSync(place, { recursive: true, force: true })
  }
  await untilServed(origin, join(folder, 'index.html')).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    origin,
    close,
    async deploy(folder) {
      rmSync(current)
      symlinkSync(folder, current)
      // As the guide says: it reads the headers when it starts, and on reload.
      running.kill('SIGHUP')
      await untilServed(origin, join(folder, 'index.html'))
    },
  }
}

/** Wait until the front page is this file, with the headers of the same folder. */
async function untilServed(origin: string, file: string): Promise<void> {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(file, '../_headers'), 'utf8'))?.[1]
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const reply = await fetch(origin).catch(() => undefined)
    const isNew = reply?.headers.get('content-security-policy') === policy
    if (isNew && (await reply?.text()) === readFileSync(file, 'utf8')) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${origin} does not serve ${file}.`)
}
