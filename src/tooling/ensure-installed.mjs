import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const marker = `${root}node_modules/.installed-from`
const texts = JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8'))

/**
 * Install the dependencies if they are missing or the lock file has changed since; else do nothing, in a few
 * milliseconds. Runs before anything is installed, hence plain JavaScript. Exits the process when Node is too old or
 * the installation fails.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(texts.nodeTooOld.replace('{version}', process.versions.node))
    process.exit(1)
  }
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log(texts.installing)
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
  writeFileSync(marker, wanted)
}
