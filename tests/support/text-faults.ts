import type { Page } from '@playwright/test'
import { afterTwoFrames } from './open-page'

/** What extends past the right edge of the screen, and by how much. Empty on a page that does not scroll sideways. */
export function overhang(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (node) => node.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px wide`, ...wide.map((node) => `${node.tagName}.${node.className}`)]
  })
}

/** Texts that are partly cut off by a box that is too small and hides its overflow. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hides = (node: Element) => /hidden|clip/.test(getComputedStyle(node).overflow)
    const boxOf = (node: Element | null): Element | undefined =>
      node === null || node === document.body ? undefined : hides(node) ? node : boxOf(node.parentElement)
    const isCut = (text: Node) => {
      const box = boxOf(text.parentElement)?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, top, right, bottom } = range.getBoundingClientRect()
      return (
        box && (left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1)
      )
    }
    const mayBeCut = '.visually-hidden, select, noscript, [aria-hidden=true]'
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const isHidden = text.parentElement?.closest(mayBeCut)
      if (text.textContent?.trim() && !isHidden && isCut(text)) cut.push(text.textContent)
    }
    return cut
  })
}

/**
 * Words that are broken over two lines, at a place that is neither a hyphen nor a slash. Staff may write words that are
 * wider than half the window, or of more than 20 letters: those may have to be broken.
 */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isBroken = (text: Node, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()]
      const lines = new Set(parts.map(({ top }) => Math.round(top))).size
      return lines > 1 && parts.reduce((sum, { width }) => sum + width, 0) <= window.innerWidth / 2
    }
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const isHidden = text.parentElement?.closest('.visually-hidden, .form-honeypot, noscript')
      if (isHidden || !text.parentElement?.checkVisibility()) continue
      for (const word of (text.textContent ?? '').matchAll(/[^\s/-]+/gu))
        if (word[0].length <= 20 && isBroken(text, word)) broken.push(word[0])
    }
    return broken
  })
}

/** Texts, emblems and buttons that lie on top of one another, and buttons with a text that is wider than they are. */
function misplacedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isVisible = (node: Element): boolean =>
      node.checkVisibility({ visibilityProperty: true }) &&
      !node.closest('.form-honeypot, .back-to-top, select') &&
      getComputedStyle(node).clipPath === 'none' &&
      (node.parentElement === null || isVisible(node.parentElement))
    const parts: { readonly name: string; readonly node: Element; readonly boxes: readonly DOMRect[] }[] = []
    const root = document.querySelector('dialog[open]') ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: node, textContent } = walker.currentNode
      const name = textContent?.trim() ?? ''
      if (name === '' || node === null || !isVisible(node)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      parts.push({ name, node, boxes: [...range.getClientRects()] })
    }
    const wide = parts.filter(({ node, boxes }) => {
      const button = node.closest('button, .button')?.getBoundingClientRect()
      return button && boxes.some(({ left, right }) => left < button.left - 1 || right > button.right + 1)
    })
    for (const node of root.querySelectorAll('.emblem, .button:not(.button-quiet)'))
      if (isVisible(node)) parts.push({ name: node.className, node, boxes: [node.getBoundingClientRect()] })
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      // The boxes of letters are taller than what is drawn.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 3
    const header = (node: Element) => node.closest('.site-header')
    const met = parts.flatMap(({ name, node, boxes }, index) =>
      parts
        .slice(index + 1)
        // The page scrolls under the header.
        .filter((other) => header(other.node) === header(node) && !other.node.contains(node))
        .filter((other) => boxes.some((box) => other.boxes.some((otherBox) => meet(box, otherBox))))
        .map((other) => `${name} / ${other.name}`),
    )
    return [...met, ...wide.map(({ name }) => `wide: ${name}`)]
  })
}

/** The sizes of letters that a visitor may set; unlike zoom, they change neither pixels nor the window's width in them. */
export const letterSizes = [24, 32]

/** What is wrong with the page as it is, with letters of this size in pixels. */
export async function largeTextFaults(page: Page, size: number): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await afterTwoFrames(page)
  // On a phone, twice the size leaves no room for some words.
  const hasRoom = size < 32 || (page.viewportSize()?.width ?? 0) > 360
  const found = [
    ...(await overhang(page)),
    ...(await cutTexts(page)),
    ...(await misplacedTexts(page)),
    ...(hasRoom ? await brokenWords(page) : []),
  ]
  // The size lasts as long as the session.
  await cdp.detach()
  return found
}
