import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const texts = JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8'))

/**
 * Install the dependencies if they are missing or the lock file asks for others; else do nothing, in a few
 * milliseconds. Runs before anything is installed, hence plain JavaScript. Exits the process when Node is too old or
 * the installation fails.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(texts.nodeTooOld.replace('{version}', process.versions.node))
    process.exit(1)
  }
  if (isInstalled(root)) return
  console.log(texts.installing)
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

/**
 * Whether the packages of a folder's lock file are installed there, by whatever command. npm records in
 * `node_modules/.package-lock.json` what it has installed, once all of it is there. A package that the lock file calls
 * optional may be missing, as most are for other systems.
 *
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesIn(record)
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional === true),
  )
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}
