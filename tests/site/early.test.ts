// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const script = readFileSync(join(process.cwd(), 'public/early.js'), 'utf8')
const root = document.documentElement

/** Runs the script as the browser does: as a script of the page. */
function runEarly(): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is a script of its own, not a module to import
  new Function(script)()
}

afterEach(() => {
  localStorage.clear()
  root.removeAttribute('data-theme')
  root.removeAttribute('data-ready')
})

describe('the theme', () => {
  test.each(['dark', 'light'])('that was kept, %s, is there before the page is', (theme) => {
    localStorage.setItem('theme', theme)
    runEarly()
    expect(root.dataset['theme']).toBe(theme)
  })

  test.each([null, 'system', 'pink"'])("is the system's when %j was kept", (theme) => {
    if (theme !== null) localStorage.setItem('theme', theme)
    runEarly()
    expect(root.dataset['theme']).toBeUndefined()
  })
})

describe('a form that is sent', () => {
  beforeAll(runEarly)
  beforeEach(() => {
    document.body.innerHTML = '<form></form>'
  })

  function send(): { readonly held: boolean; readonly marked: boolean } {
    const form = document.querySelector('form')
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form?.dispatchEvent(event)
    return { held: event.defaultPrevented, marked: form?.hasAttribute('data-submit-waiting') ?? false }
  }

  test('before the page listens is held and marked', () => {
    expect(send()).toEqual({ held: true, marked: true })
  })

  test('once the page listens is left to it', () => {
    root.dataset['ready'] = 'true'
    expect(send()).toEqual({ held: false, marked: false })
  })
})

describe('whether the page is wanted', () => {
  beforeEach(() => root.removeAttribute('data-wanted'))

  test.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'input'])('%s tells it', (sign) => {
    runEarly()
    let told = 0
    document.addEventListener('page-wanted', () => void (told += 1), { once: true })
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(told).toBe(1)
    expect(root.dataset['wanted']).toBe('true')
  })

  test('nothing tells it by itself', () => {
    runEarly()
    expect(root.dataset['wanted']).toBeUndefined()
  })
})

describe('a click', () => {
  let followed: string[]
  beforeAll(runEarly)
  beforeEach(() => {
    document.body.innerHTML =
      '<button type="button">Menu</button><a href="/vote">Vote</a><a href="/a.jpg" download>Picture</a>'
    followed = []
    document.body.addEventListener('click', ({ target, defaultPrevented }) => {
      if (target instanceof Element && !defaultPrevented) followed.push(target.textContent)
    })
  })

  function click(selector: string, init: MouseEventInit = {}): boolean {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  }

  test.each(['button', 'a[href="/vote"]'])(
    'on %s before the page listens is held, and made again then',
    (selector) => {
      expect(click(selector)).toBe(true)
      expect(followed).toEqual([])
      root.dataset['ready'] = 'true'
      document.dispatchEvent(new Event('page-ready'))
      // Once for each time the script has run in this file's one page.
      expect(new Set(followed)).toEqual(new Set([document.querySelector(selector)?.textContent]))
    },
  )

  test('that the browser answers by itself is left to it', () => {
    expect(click('a[download]')).toBe(false)
    expect(click('a[href="/vote"]', { ctrlKey: true })).toBe(false)
  })
})
