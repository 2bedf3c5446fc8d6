import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const texts = JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8'))

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium for the browser tests: the one `CHROMIUM` names, the one on the machine, else Playwright's own
 * (downloaded when it can be), else the distribution's package. Undefined, with a reason printed, when there is none.
 */
export async function ensureChromium() {
  const here = [process.env.CHROMIUM, ...usualPlaces].find((path) => path && existsSync(path))
  if (here) return here
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log(texts.installingChromium)
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  aptGet('update')
  aptGet('install', '-y', 'chromium')
  const installed = usualPlaces.find((path) => existsSync(path))
  if (!installed) console.error(texts.chromiumMissing)
  return installed
}

const debianShell = '/usr/bin/chromium-headless-shell'

/**
 * The path of headless Chromium, which takes two thirds of the time: the one `CHROMIUM_SHELL` names, or the one beside
 * Debian's Chromium, installed when it can be. Undefined if there is none; the tests then use the whole browser.
 */
export function ensureHeadlessShell() {
  const { CHROMIUM_SHELL } = process.env
  if (CHROMIUM_SHELL && existsSync(CHROMIUM_SHELL)) return CHROMIUM_SHELL
  if (existsSync(debianShell)) return debianShell
  if (!existsSync('/usr/bin/chromium') || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(texts.installingChromium)
  aptGet('install', '-y', 'chromium-headless-shell')
  return existsSync(debianShell) ? debianShell : undefined
}

function aptGet(...parameters) {
  const [program, ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  run(program, [...first, '-qq', ...parameters])
}

function run(program, parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, parameters, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000, env })
}
