import type { Browser, CDPSession, Page } from '@playwright/test'

/** A page to measure: its address, and the selectors of its first question and of its messages. */
export interface Target {
  readonly address: string
  readonly first: string
  readonly error: string
}

export type Figures = Readonly<Record<string, number>>

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const cpu = 4

async function withPage<Result>(browser: Browser, visit: (page: Page, cdp: CDPSession) => Promise<Result>) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    // The compiler wraps named functions in a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await visit(page, cdp)
  } finally {
    await context.close()
  }
}

/**
 * In the page: type one letter as soon as the first question exists, and record when it is shown and when the page is
 * quiet.
 */
function watchLoad(first: string): void {
  const seen = { usable: 0, lastTask: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.lastTask = startTime + duration
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const control = document.querySelector<HTMLInputElement>(first)
    if (control?.value === 'x') {
      if (seen.usable === 0) seen.usable = performance.now()
    } else if (control) {
      seen.usable = 0
      control.focus()
      document.execCommand('insertText', false, 'x')
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** A cold visit on a slow line and a slow processor; bytes as sent, times in milliseconds. */
export function measureLoad(browser: Browser, { address, first }: Target): Promise<Figures> {
  return withPage(browser, async (page, cdp) => {
    let bytes = 0
    const kinds = new Map<string, string>()
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength
    })
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await page.addInitScript(watchLoad, first)
    await page.goto(address)
    await page.waitForTimeout(3000)
    const seen = await page.evaluate(
      // Set by watchLoad.
      () =>
        (window as unknown as { readonly seen: { readonly usable: number; readonly lastTask: number } }).seen,
    )
    return { bytes, usable: seen.usable, quiet: Math.max(seen.usable, seen.lastTask) }
  })
}

/** The measurement that a watched page holds until it is read. */
type Watched = typeof globalThis & { readonly painted: Promise<number>; readonly shown: Promise<number> }

/** In the page: record the time from the next key to the frame that shows it. */
function watchKey(): void {
  const painted = new Promise<number>((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(0)
        }),
      { once: true, capture: true },
    )
  })
  Object.assign(globalThis, { painted })
}

/** The time from a key to the frame that shows it, the median of 40 keys, in milliseconds. */
export function measureTyping(browser: Browser, { address, first }: Target): Promise<Figures> {
  return withPage(browser, async (page) => {
    await open(page, address, first)
    const times: number[] = []
    for (let key = 0; key < 40; key += 1) {
      await page.evaluate(watchKey)
      await page.keyboard.press('a')
      times.push(await page.evaluate(() => (globalThis as Watched).painted))
    }
    return { key: median(times) }
  })
}

/** The time from the click on an empty form's button to the frame that shows this many messages, in milliseconds. */
export function measureErrors(browser: Browser, target: Target, count: number): Promise<Figures> {
  return withPage(browser, async (page) => {
    await open(page, target.address, target.first)
    await page.locator('button[type=submit]').scrollIntoViewIfNeeded()
    await page.evaluate(
      ([error, count]) => {
        const shown = new Promise<number>((resolve) => {
          addEventListener(
            'click',
            ({ timeStamp }) => {
              const look = () => {
                if (document.querySelectorAll(error).length >= count) resolve(performance.now() - timeStamp)
                else requestAnimationFrame(look)
              }
              requestAnimationFrame(look)
            },
            { once: true, capture: true },
          )
        })
        Object.assign(globalThis, { shown })
      },
      [target.error, count] as const,
    )
    await page.locator('button[type=submit]').click()
    const shown = page.evaluate(() => (globalThis as Watched).shown)
    // A form that never shows them all has no result.
    const never = page.waitForTimeout(15_000).then(() => Number.NaN)
    return { errors: await Promise.race([shown, never]) }
  })
}

async function open(page: Page, address: string, first: string): Promise<void> {
  await page.goto(address)
  await page.locator(first).click()
  await page.waitForTimeout(1500)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
