import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testSiteBuild } from '../support/copy-site'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { contentPaths, unknownPath } from '../support/site-paths'

/** The style sheets of this build by their file names. Those of earlier builds are kept beside them. */
function builtStyles(): Readonly<Record<string, string>> {
  const old = readFileSync(join(testSiteBuild, '_old-assets.json'), 'utf8')
  const assets = join(testSiteBuild, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.css') && !old.includes(`"${name}"`))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
}

/** What an element looks like, apart from its box. A full list of its properties would take a minute. */
const looks = [
  'background',
  'border-top',
  'clip-path',
  'color',
  'contain',
  'content',
  'display',
  'filter',
  'font-size',
  'font-weight',
  'isolation',
  'margin',
  'opacity',
  'outline',
  'overflow',
  'padding',
  'position',
  'text-align',
  'text-decoration-line',
  'transform',
  'visibility',
  'z-index',
] as const

/**
 * The elements that look different once the style sheets of the other pages are loaded too: after the page's own, as on
 * the first page of a visit, or before them, as on a later one.
 */
function changedByOtherPages(page: Page, styles: Readonly<Record<string, string>>) {
  return page.evaluate(
    ({ styles, looks }) => {
      const sheetOf = (text: string) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return sheet
      }
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      const own = links.map(({ href }) => href.slice(href.lastIndexOf('/') + 1))
      // The first is the sheet of all pages.
      const [, ...ownStyles] = own.map((name) => sheetOf(styles[name] ?? ''))
      const others = Object.entries(styles).filter(([name]) => !own.includes(name))
      const otherStyles = others.map(([, text]) => sheetOf(text))
      const nodes = [...document.querySelectorAll('body, body *:not(svg *)')]
      const drawnAs = (node: Element) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        const parts = ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(node, pseudo)
          const isDrawn = pseudo === '' || style.content !== 'none'
          return isDrawn ? looks.map((look) => `${look}: ${style.getPropertyValue(look)}`).join('; ') : pseudo
        })
        return [`box: ${[x, y, width, height].join()}`, ...parts].join('; ')
      }
      const drawnWith = (sheets: CSSStyleSheet[]) => {
        document.adoptedStyleSheets = sheets
        return nodes.map(drawnAs)
      }
      const before = drawnWith([])
      const changed = [otherStyles, [...otherStyles, ...ownStyles]].flatMap((sheets) => {
        const after = drawnWith(sheets)
        return nodes.flatMap((node, at) => {
          const had = new Set(before[at]?.split('; '))
          const has = after[at]?.split('; ').filter((look) => !had.has(look))
          return has?.length ? [`${node.tagName}.${node.className} ${has.join('; ')}`] : []
        })
      })
      document.adoptedStyleSheets = []
      return [...new Set(changed)]
    },
    { styles, looks },
  )
}

const paths = [...contentPaths, '/forms/guild', unknownPath]

test('no page looks different once the style sheets of other pages are loaded', async ({ page }) => {
  test.setTimeout(120_000)
  const styles = builtStyles()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await openPage(page, path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await changedByOtherPages(page, styles), `${path} at ${width} px`).toEqual([])
    }
  }
})
