import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Page } from 'puppeteer-core'
import { waitUntil } from '../support/served-site'

/** Firefox with Orca, on a screen and a message bus that nothing else uses. */
export interface ScreenReader {
  readonly page: Page
  /** Goes to an address, and waits until Orca says that the page has loaded. */
  readonly open: (address: string) => Promise<void>
  /** Presses a key through the X server, like the keyboard, so that Orca receives it too; names are xdotool's. */
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Clicks the upper left corner of an element with the mouse, which also takes the focus from the address bar to the page. */
  readonly click: (selector: string) => Promise<void>
  /** Everything said since the last call, in order, once these words have been said and Orca has been silent for a while. */
  readonly heard: (awaited: string) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
const atSpi = '/usr/libexec/at-spi-bus-launcher'
const programs = [firefox, '/usr/bin/orca', '/usr/bin/Xvfb', '/usr/bin/xdotool', atSpi]
const install =
  'apt-get install firefox-esr orca xvfb xdotool at-spi2-core dbus-daemon gsettings-desktop-schemas'

// Orca writes each utterance to its log, with or without a voice: these tests need none, and most test machines have no
// sound card. It would also name every key pressed, and write its log in blocks of 8 kB.
const settings = {
  '.config/speech-dispatcher/speechd.conf': 'DisableAutoSpawn\n',
  '.local/share/orca/orca-customizations.py': [
    'import orca.debug, orca.settings',
    'orca.settings.enableKeyEcho = False',
    'orca.debug.debugFile.reconfigure(line_buffering=True)',
    '',
  ].join('\n'),
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts Orca and Firefox. What Orca says is read from its debug log, where each utterance has a line.
 * Refuses, with the packages to install, when a program is missing.
 */
export async function startScreenReader(): Promise<ScreenReader> {
  const missing = programs.filter((program) => !existsSync(program))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} missing. On Debian: ${install}`)
  const home = mkdtempSync(join(tmpdir(), 'screen-reader-'))
  for (const [path, text] of Object.entries(settings)) {
    mkdirSync(join(home, path, '..'), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  mkdirSync(join(home, 'run'), { mode: 0o700 })

  const started: ChildProcess[] = []
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, XDG_RUNTIME_DIR: join(home, 'run') }
  const start = (command: string, ...args: readonly string[]): ChildProcess => {
    const child = spawn(command, args, { env, stdio: 'ignore' })
    started.push(child)
    return child
  }
  /** Starts a program that writes one line to descriptor 3 once it is ready. */
  const startAndTell = async (command: string, ...args: readonly string[]): Promise<string> => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    started.push(child)
    return firstLine(child)
  }
  env['DBUS_SESSION_BUS_ADDRESS'] = await startAndTell(
    'dbus-daemon',
    '--session',
    '--nofork',
    '--print-address=3',
  )
  const screen = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  env['DISPLAY'] = `:${await startAndTell('Xvfb', ...screen)}`
  start(atSpi, '--launch-immediately')
  await pause(1000)
  await ended(start('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'))
  const log = join(home, 'orca.log')
  start('orca', '--replace', '--disable', 'braille', `--debug-file=${log}`)

  const readLog = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  const utterances = (): readonly string[] => {
    return [...readLog().matchAll(/SPEECH OUTPUT: '(.*)' ?\{/g)]
      .map(([, said = '']) => said.trim())
      .filter(Boolean)
  }
  let known = 0
  const heard = async (awaited: string) => {
    const isSaid = async () => utterances().slice(known).join(' ').includes(awaited)
    await waitUntil(isSaid).catch(() => {
      throw new Error(`Not said: ${awaited}. Said: ${utterances().slice(known).join(' | ')}`)
    })
    // Orca also logs each event that it handles: a busy machine can make it silent, but not idle, in the middle.
    for (let latest = -1; latest < readLog().length; await pause(1500)) latest = readLog().length
    const news = utterances().slice(known)
    known += news.length
    return news
  }
  await heard('Screen reader on.')
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    env: { ...env, GNOME_ACCESSIBILITY: '1' },
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  return {
    page,
    async open(address) {
      await page.goto(address)
      // Orca ignores the mouse and the caret of a page that still loads.
      await heard(`Finished loading ${await page.title()}.`)
    },
    press: (key) => ended(start('xdotool', 'key', key)),
    async click(selector) {
      const [x = 0, y = 0] = await page.$eval(selector, (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top } = element.getBoundingClientRect()
        // Only Firefox knows where on the screen its page begins.
        const { mozInnerScreenX, mozInnerScreenY } = window as unknown as Record<string, number>
        return [left + (mozInnerScreenX ?? 0) + 5, top + (mozInnerScreenY ?? 0) + 5].map(Math.round)
      })
      await ended(start('xdotool', 'mousemove', String(x), String(y), 'click', '1'))
    },
    type: (text) => ended(start('xdotool', 'type', '--delay', '40', text)),
    heard,
    async close() {
      await browser.close()
      for (const child of started) child.kill()
      await pause(500)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim()))
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', () => resolve()))
}
