import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nginxHeaders } from '../../src/tooling/headers'
import { temporaryFolder } from '../support/temporary-folder'
import { rules, server } from './nginx-of-guide'

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))
if (nginx === undefined) throw new Error('This needs nginx: `apt-get install nginx-light`, for example.')

describe('the real nginx, set up as in the guide', () => {
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
      '_old-assets.json': '{}',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text)
    const own = server
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_certificate(?:_key)? .*;$/gm, '')
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
    execFileSync(nginx, [...configuration, '-t'], { stdio: 'ignore' })
    const running = spawn(nginx, configuration, { stdio: 'ignore' })
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
      const none = [
        '/Forms',
        '/forms/',
        '/forms/guild/',
        '/404',
        '/assets/',
        '/_headers.nginx',
        '/_old-assets.json',
      ]
      for (const path of none) expect(await ask(path)).toEqual([404, 'not here', 'no-cache'])
    } finally {
      running.kill()
    }
  })
})
