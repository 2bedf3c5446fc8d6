import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headersFor } from '../../src/tooling/headers-file'
import { hostHeaders, withFreshDefault, nginxHeaders } from '../../src/tooling/host-headers'
import { root } from '../../src/tooling/root'
import { readSiteConfig } from '../../src/tooling/site-config'
import { temporaryFolder } from '../support/temporary-folder'

const guide = readFileSync(`${root}.github/DEPLOY.md`, 'utf8')
const server = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? ''
const { config } = readSiteConfig({ STATUS_URL: 'https://status.example/{address}' }, [])
const rules = withFreshDefault(hostHeaders(config, { scripts: ["'sha256-a+/='"], styles: ["'sha256-b'"] }))

type Headers = Readonly<Record<string, string>>

/** The headers nginx sends for a path, with the guide's server block around the file the build writes. */
function sentBy(configuration: string, path: string): Headers {
  const places = [...configuration.matchAll(/location (= )?(\/\S*) \{([^}]*)\}/g)]
  const fitting = places
    .filter(([, exact, place = '']) => (exact ? path === place : path.startsWith(place)))
    .toSorted(([, exactA, a = ''], [, exactB, b = '']) =>
      exactA === exactB ? b.length - a.length : exactA ? -1 : 1,
    )
  const own = linesIn(fitting[0]?.[3] ?? '')
  // A location with its own headers has only those.
  return Object.keys(own).length > 0 ? own : linesIn(configuration.replaceAll(/location .*\{[^}]*\}/g, ''))
}

function linesIn(text: string): Headers {
  const lines = [...text.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)]
  const names = lines.map(([, name = '']) => name)
  // Unlike in a `_headers` file nothing is overwritten: nginx would send both.
  expect(new Set(names).size).toBe(names.length)
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
}

describe('nginx, set up as in the guide', () => {
  const include = /^ *include \S*\/_headers\.nginx;$/gm
  const whole = server.replace(include, () => nginxHeaders(rules))

  it('takes its headers only from the file the build writes, once', () => {
    expect(server.match(include)).toHaveLength(1)
    expect(server).not.toContain('add_header')
  })

  it.each([
    '/',
    '/forms/guild',
    '/404.html',
    '/sw.js',
    '/sw.js.map',
    '/assets/a.js',
    '/images/hero-640.avif',
    '/feed.xml',
  ])('sends the same headers for %s as other hosts', (path) => {
    const headers = headersFor(rules, path)
    expect(Object.keys(headers).length).toBeGreaterThan(5)
    expect(sentBy(whole, path)).toEqual(headers)
  })

  it('has each location once, as nginx refuses to start otherwise', () => {
    const places = [...whole.matchAll(/location (.*?) \{/g)].map(([, place]) => place)
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(rules.length)
  })
})

it('refuses a value that nginx would interpret differently', () => {
  for (const text of ['a "b"', '$host', 'a\\b'])
    expect(() => nginxHeaders([{ path: '/*', headers: { 'X-A': text } }])).toThrow(text)
})

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))

// Only if nginx itself is installed: the tests above interpret the same configuration themselves.
describe.runIf(nginx)('the real nginx, set up as in the guide', () => {
  const port = Number(process.env['TEST_PORT'] ?? 4273) + 40
  const site = `http://127.0.0.1:${port}`

  function writeSite(folder: string): void {
    for (const name of ['dist/assets', 'dist/forms', 'logs'])
      mkdirSync(join(folder, name), { recursive: true })
    const files = {
      'index.html': 'home',
      'forms.html': 'hub',
      'forms/guild.html': 'guild',
      '404.html': 'not here',
      'assets/a.js': 'a',
      '_headers.nginx': nginxHeaders(rules),
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text)
    const own = server
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll('/srv/site/dist', join(folder, 'dist'))
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    )
    const http = `http { access_log off; types { text/javascript js; text/html html; } ${paths.join(' ')} ${own} }`
    // Its workers run as another user.
    chmodSync(folder, 0o755)
    writeFileSync(join(folder, 'nginx.conf'), `daemon off; pid ${folder}/pid; events {} ${http}`)
  }

  it('lets pages be revalidated, and forbids caching a 404', async () => {
    const folder = temporaryFolder()
    writeSite(folder)
    const configuration = [
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
      '-e',
      join(folder, 'logs/error.log'),
    ]
    execFileSync(nginx ?? '', [...configuration, '-t'], { stdio: 'ignore' })
    const running = spawn(nginx ?? '', configuration, { stdio: 'ignore' })
    try {
      await expect
        .poll(
          () =>
            fetch(site).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 10_000 },
        )
        .toBe(true)
      const ask = async (path: string) => {
        const reply = await fetch(site + path)
        return [reply.status, await reply.text(), reply.headers.get('cache-control')]
      }
      expect(await ask('/')).toEqual([200, 'home', 'no-cache'])
      expect(await ask('/forms')).toEqual([200, 'hub', 'no-cache'])
      expect(await ask('/forms/guild')).toEqual([200, 'guild', 'no-cache'])
      expect(await ask('/assets/a.js')).toEqual([200, 'a', 'public, max-age=86400'])
      expect(await ask('/assets/gone.js')).toEqual([404, 'not here', 'no-cache'])
      for (const path of ['/Forms', '/forms/', '/forms/guild/', '/_headers.nginx'])
        expect(await ask(path)).toEqual([404, 'not here', 'no-cache'])
    } finally {
      running.kill()
    }
  })
})
