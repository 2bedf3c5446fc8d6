import type { Page } from '@playwright/test'
import { formSlugs } from '../../src/catalog/read-definitions'
import { expect, test } from '../support/journey'
import { openFilled, send } from '../support/fill-form'
import { formOf, sampleSlugs } from '../support/fixtures'
import { openBeforeScript } from '../support/hold-script'
import { afterTwoFrames, openPage } from '../support/open-page'
import { contentPaths, formPath, takesEveryForm, triedPaths } from '../support/site-paths'
import { brokenWords, cutTexts, largeTextFaults, letterSizes, overhang } from '../support/text-faults'
import { answerAs } from '../support/third-parties'
import { writeTexts } from '../support/write-texts'

/** How a visitor may enlarge a page: the width of the screen, and what they add to its styles. */
const enlargements = {
  'at 320 px, which equals a zoom of 400 %': { width: 320, height: 256, styles: '' },
  'with wider text spacing': {
    width: 360,
    height: 640,
    styles:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  },
} as const

/** Replaces the styles that a visitor has added. The policy allows a style sheet made by script, unlike an element. */
function addStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((styles) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [sheet]
  }, styles)
}

test('no page scrolls sideways, cuts off a text or breaks a word, however its texts are enlarged', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const path of triedPaths) {
    await page.setViewportSize({ width: 320, height: 256 })
    await openPage(page, path)
    for (const [name, { width, height, styles }] of Object.entries(enlargements)) {
      await page.setViewportSize({ width, height })
      await addStyles(page, styles)
      await afterTwoFrames(page)
      expect(await overhang(page), `${path} ${name}`).toEqual([])
      expect(await cutTexts(page), `${path} ${name}`).toEqual([])
    }
    await addStyles(page, '')
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await afterTwoFrames(page)
      expect(await overhang(page), `${path} at ${width} px`).toEqual([])
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([])
      if (width !== 360 && width !== 1280) continue
      for (const size of letterSizes)
        expect(await largeTextFaults(page, size), `${path} at ${width} px, letters of ${size}`).toEqual([])
    }
  }
})

test('no state of a form scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/forms/guild')
  await send(page)
  expect(await overhang(page)).toEqual([])
  await answerAs(page, 'webhook', { status: 500 })
  await openFilled(page, 'guild', 'full')
  await send(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Copy my answers' })).toBeVisible()
  expect(await overhang(page)).toEqual([])
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  expect(await overhang(page)).toEqual([])
})

for (const width of [360, 1280]) {
  test(`large letters leave no picture, error or ticket with texts that meet, at ${width} px`, async ({
    page,
  }) => {
    const check = async (state: string) => {
      for (const size of letterSizes)
        expect(await largeTextFaults(page, size), `${state}, letters of ${size}`).toEqual([])
    }
    await page.setViewportSize({ width, height: 780 })
    await openPage(page, '/gallery')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().press('Enter')
    await check('a picture')
    await openPage(page, '/forms/guild')
    await send(page)
    await check('errors')
    await openFilled(page, 'guild', 'full')
    await send(page)
    await expect(page.getByText('✅')).toBeFocused()
    await check('the ticket')
  })
}

test('the open dialog and the open menu fit a screen of 320 by 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, '/gallery')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .locator('a[href="/contact"]')
    .scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('navigation', { name: 'Main', exact: true }).locator('a[href="/contact"]'),
  ).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().press('Enter')
  for (const name of ['Close', 'Previous', 'Next', 'Share']) {
    const button = page.getByRole('dialog').getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 0.99 })
  }
  expect(await overhang(page)).toEqual([])
})

test('every target is at least 24 px, and every button, tile and field at least 48 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of [...contentPaths, '/forms/guild', '/forms/match-feedback']) {
    await openPage(page, path)
    const small = await page.evaluate(() => {
      const isInline = (node: Element) =>
        node.matches('p a, li a, dd a') && getComputedStyle(node).display === 'inline'
      const size = (node: Element) => {
        const { width, height } = (
          node.closest('label:has(input[type=radio])') ?? node
        ).getBoundingClientRect()
        return [width, height] as const
      }
      return [
        ...document.querySelectorAll('a, button, select, summary, textarea, input:not([data-honeypot])'),
      ]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !isInline(node))
        .filter((node) => {
          const [width, height] = size(node)
          const least = node.matches('button:not(.button-quiet), .button, select, input') ? 48 : 24
          return width > 1 && (width < 24 || height < least - 0.5)
        })
        .map((node) => `${node.outerHTML.slice(0, 80)}: ${size(node).join(' × ')}`)
    })
    expect(small, path).toEqual([])
  }
})

for (const [path, edges] of [
  ['/', '.slab, .button'],
  ['/stats', '.slab, button'],
  ['/forms', '.slab, main input, main select'],
  [
    '/forms/guild',
    '.slab, main input[type=text], main select, main textarea, .tile, main button[type=submit]',
  ],
  ['/gallery', 'main li button'],
] as const) {
  test(`forced colours keep the edges of the controls on ${path}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPage(page, path)
    const bare = await page.locator(edges).evaluateAll((nodes) =>
      nodes
        .filter((node) => node.checkVisibility())
        .filter((node) => {
          const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(node)
          const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1
          return !hasEdge && !textDecorationLine.includes('underline')
        })
        .map((node) => `${node.tagName}.${node.className}`),
    )
    expect(bare).toEqual([])
  })
}

test('with forced colours it is visible which radio is chosen and where the focus is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/forms/guild')
  const [first, second] = [
    page.getByRole('radio', { name: 'Sailing Club' }),
    page.getByRole('radio', { name: 'Rowing Club' }),
  ]
  await first.focus()
  await page.keyboard.press('Space')
  expect(await first.evaluate((node) => getComputedStyle(node).appearance)).toBe('auto')
  const ring = await first.evaluate((node) => {
    const shown = node.matches(':focus-visible') ? node : document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(shown.closest('label') ?? shown)
    const own = getComputedStyle(shown)
    return [outlineStyle, outlineWidth, own.outlineStyle, own.outlineWidth].join(' ')
  })
  expect(ring).toMatch(/solid [23]px/)
  await expect(second).not.toBeChecked()
})

test('with reduced motion nothing moves on any kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/gallery', '/forms', '/forms/guild']) {
    await openPage(page, path)
    await page.mouse.move(200, 300)
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  }
})

test('the first question of a form is on the upper half of the screen at 360 and 1280 px', async ({
  page,
}) => {
  test.setTimeout(120_000)
  // Staff's texts above the questions may be longer.
  const forms = takesEveryForm ? [...sampleSlugs, ...formSlugs()] : sampleSlugs
  for (const slug of forms) {
    // With the script, some forms say first when they open, or that they are closed.
    await openBeforeScript(page, formPath(slug))
    await writeTexts(page, { '.main-navigation a span': 'A link' })
    for (const width of [360, 1280]) {
      // On a phone a note that everyone must read comes before the form, and a long one takes the space it needs.
      const note = formOf(slug).ui['ui:note']?.join('') ?? ''
      if (width < 1024 && note.length > 110) continue
      await page.setViewportSize({ width, height: 800 })
      const first = await page
        .locator('form :is(input:not([data-honeypot]), select, textarea)')
        .first()
        .boundingBox()
      expect(first?.y, `${slug} at ${width} px`).toBeLessThanOrEqual(400)
    }
  }
})

test('no tag of a card on the forms page is cut in two', async ({ page }) => {
  await openPage(page, '/forms')
  await writeTexts(page, { '.chip': 'minor-deduction' })
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await afterTwoFrames(page)
    const cut = await page.locator('.chip').evaluateAll((chips) =>
      chips
        .filter((chip) => {
          const range = document.createRange()
          range.selectNodeContents(chip)
          return range.getClientRects().length > 1
        })
        .map((chip) => chip.textContent),
    )
    expect(cut, `${width} px`).toEqual([])
  }
})
