import { chromium } from '@playwright/test'
import budgets from '../../src/tooling/size-budgets.json' with { type: 'json' }
import { hubActions } from '../support/hub-actions'
import { startSiteWithCards } from '../support/many-cards-site'
import { openPage } from '../support/open-page'
import { measureAnswers } from './measure-answers'

// `tsx tests/bench/hub.ts`: how long the hub takes to answer with five hundred cards, on a processor slowed down four
// times. Fails where an answer takes more than a frame. Measure on a machine that does nothing else.

const site = await startSiteWithCards(500)
const executablePath = process.env['CHROMIUM']
const browser = await chromium.launch(executablePath ? { executablePath } : {})
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 }, serviceWorkers: 'block' })
  // What runs this file names its functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await openPage(page, `${site.origin}/forms`)
  await page.getByRole('combobox', { name: 'Tag' }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const best = await page.evaluate(measureAnswers, { actions: hubActions, rounds: 12 })
  for (const [action, time] of best) console.log(`${action.padEnd(20)}${time.toFixed(1)} ms`)
  process.exitCode = best.every(([, time]) => time <= budgets.hub.frame) ? 0 : 1
} finally {
  await browser.close()
  await site.close()
}
