import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from '@playwright/test'
import { afterTwoFrames } from './open-page'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const widths = [360, 1280] as const
const themes = ['dark', 'light'] as const

/**
 * What axe finds wrong with the current page, one line each: the rule, the element, and what to fix. Runs all rules
 * that apply to every page, target size among them.
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async () => {
    // A field half covered by the header, because of the scroll position, is not a small target.
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Set by the script above.
    const { axe } = window as unknown as { readonly axe: typeof Axe }
    const rules = { 'target-size': { enabled: true } }
    // Nothing is fetched again: none of these rules needs it, and it would fail without a network.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules, preload: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  })
}

/** The same in both themes and at both widths, each line with where it was found. Leaves the page wide and light. */
export async function axeFindingsEverywhere(page: Page): Promise<readonly string[]> {
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await afterTwoFrames(page)
      findings.push(...(await axeFindings(page)).map((line) => `${width} px, ${colorScheme}: ${line}`))
    }
  }
  return findings
}
