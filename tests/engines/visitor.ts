import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { startWebKitDriver } from './webkit-driver'

/** A browser window that a test controls, the same for each engine. Expressions are JavaScript and run in the page. */
export interface Visitor {
  /** Go to an address, without waiting for the page to load. */
  readonly open: (address: string) => Promise<void>
  /** The result of an expression. */
  readonly read: (expression: string) => Promise<unknown>
  readonly click: (selector: string) => Promise<void>
  /** Type into an element, with the keyboard. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (key: 'Escape' | 'ArrowRight') => Promise<void>
  readonly close: () => Promise<void>
}

export interface Engine {
  readonly name: string
  /** The program it needs, and how to install it on Debian. */
  readonly program: string
  readonly install: string
  readonly start: () => Promise<Visitor>
}

const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
const webkitDriver = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'

export const engines: readonly Engine[] = [
  { name: 'Firefox', program: firefox, install: 'apt-get install firefox-esr', start: startFirefox },
  {
    name: 'WebKit',
    program: webkitDriver,
    install: 'apt-get install webkit2gtk-driver xvfb',
    start: startWebKit,
  },
]

/** Starts an engine, or throws with what is missing. */
export function startEngine({ name, program, install, start }: Engine): Promise<Visitor> {
  if (!existsSync(program)) throw new Error(`${name} is missing: ${program}. On Debian: ${install}`)
  return start()
}

/** Through WebDriver BiDi, which Firefox supports natively. */
async function startFirefox(): Promise<Visitor> {
  const browser = await launch({ browser: 'firefox', executablePath: firefox, headless: true })
  const [first] = await browser.pages()
  const page = first ?? (await browser.newPage())
  return {
    // Loading is checked in the page itself, which may wait for scripts.
    open: async (address) => void page.goto(address).catch(() => undefined),
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}

const keys = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT }

/** WebKit's driver refuses to click what is just below the window, without scrolling to it. */
async function clickInView(driver: WebDriver, selector: string): Promise<void> {
  const element = await driver.findElement(By.css(selector))
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
  await element.click()
}

/** Through WebDriver, with the small browser that comes with the driver. */
async function startWebKit(): Promise<Visitor> {
  const server = await startWebKitDriver(webkitDriver)
  const driver = await new Builder()
    .usingServer(server.address)
    .withCapabilities(new Capabilities().set('browserName', 'MiniBrowser').set('pageLoadStrategy', 'none'))
    .build()
  return {
    open: (address) => driver.get(address),
    read: (expression) => driver.executeScript(`return (${expression})`),
    click: (selector) => clickInView(driver, selector),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async close() {
      await driver.quit()
      server.stop()
    },
  }
}
