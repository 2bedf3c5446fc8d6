import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from '@playwright/test'
import { afterTwoFrames } from './open-page'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const widths = [360, 1280] as const

/** Axe's rules about colours. No other rule depends on the theme, which changes nothing but colours. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** A part of a page and some of axe's rules; without them, the whole page and every rule that applies to any page. */
export interface AxeScope {
  /** The part's CSS selector. */
  readonly within?: string | undefined
  readonly only?: readonly string[] | undefined
}

/**
 * What axe finds wrong with the current page, one line each: the rule, the element, and what to fix. Target size is
 * among the rules.
 */
export async function axeFindings(page: Page, scope: AxeScope = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async ({ within, only }) => {
    // A field half covered by the header, because of the scroll position, is not a small target.
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Set by the script above.
    const { axe } = window as unknown as { readonly axe: typeof Axe }
    const rules = { 'target-size': { enabled: true } }
    // Nothing is fetched again: none of these rules needs it, and it would fail without a network.
    const { violations } = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      preload: false,
      // The workbench's preview is tested separately, and axe waits half a second for each frame it cannot reach.
      iframes: false,
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { rules }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, scope)
}

/**
 * What axe finds in both themes and at both widths, each line with the theme and the width: all rules in the
 * dark theme, only those of colours in the light one. Leaves the page wide and light.
 */
export async function axeFindingsEverywhere(page: Page, within?: string): Promise<readonly string[]> {
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const [colorScheme, only] of [['dark'], ['light', rulesOfColours]] as const) {
      await page.emulateMedia({ colorScheme })
      await afterTwoFrames(page)
      findings.push(
        ...(await axeFindings(page, { within, only })).map((line) => `${width} px, ${colorScheme}: ${line}`),
      )
    }
  }
  return findings
}
