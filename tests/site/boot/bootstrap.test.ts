// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

const script = readFileSync(join(process.cwd(), 'public/bootstrap.js'), 'utf8')
const root = document.documentElement

/** Runs the script as the browser does: as a script of the page. */
function runBootstrap(): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is its own script, not a module to import
  new Function(script)()
}

afterEach(() => {
  localStorage.clear()
  root.removeAttribute('data-theme')
  root.removeAttribute('data-ready')
})

describe('the theme', () => {
  test.each(['dark', 'light'])('that was saved, %s, is applied before the page renders', (theme) => {
    localStorage.setItem('theme', theme)
    runBootstrap()
    expect(root.dataset['theme']).toBe(theme)
  })

  test.each([null, 'system', 'pink"'])("is the system's when %j was kept", (theme) => {
    if (theme !== null) localStorage.setItem('theme', theme)
    runBootstrap()
    expect(root.dataset['theme']).toBeUndefined()
  })
})

test('a picture that cannot be loaded is marked until another is shown in its place', () => {
  runBootstrap()
  document.body.innerHTML = '<img alt="">'
  const [picture] = document.images
  picture?.dispatchEvent(new Event('error'))
  expect(picture?.hasAttribute('data-broken')).toBe(true)
  picture?.dispatchEvent(new Event('load'))
  expect(picture?.hasAttribute('data-broken')).toBe(false)
})

describe('a form that is sent', () => {
  beforeAll(runBootstrap)
  beforeEach(() => {
    document.body.innerHTML = '<form></form>'
  })

  function send(): { readonly held: boolean; readonly marked: boolean } {
    const form = document.querySelector('form')
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form?.dispatchEvent(event)
    return { held: event.defaultPrevented, marked: form?.hasAttribute('data-submit-waiting') ?? false }
  }

  test('before the page is interactive is held and marked', () => {
    expect(send()).toEqual({ held: true, marked: true })
  })

  test('once the page is interactive is left to the page', () => {
    root.dataset['ready'] = 'true'
    expect(send()).toEqual({ held: false, marked: false })
  })
})

test('a form that was sent twice before the page is interactive leaves no draft once it is', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <script id="page-data" type="application/json">{ "form": "twice" }</script>
    <form><label for="root_name">Name</label><input id="root_name" value="Mira"></form>`
  runBootstrap()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  for (const wait of [1000, 4000]) {
    document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    vi.advanceTimersByTime(wait)
  }
  vi.useRealTimers()
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('form-draft/twice/'))
  expect(drafts()).not.toEqual([])
  document.dispatchEvent(new Event('page-ready'))
  expect(drafts()).toEqual([])
})

test('a form that no script takes over keeps every option that was ticked', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <script id="page-data" type="application/json">{ "form": "any" }</script>
    <form>
      <fieldset><legend>Games</legend>
        <input type="checkbox" id="root_games-0" value="Skyblock" checked>
        <input type="checkbox" id="root_games-1" value="PvP">
        <input type="checkbox" id="root_games-2" value="Creative" checked>
      </fieldset>
      <label for="root_name">Name</label><input id="root_name" value="Mira">
    </form>`
  runBootstrap()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  vi.advanceTimersByTime(3000)
  vi.useRealTimers()
  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('form-draft/any/'))
  expect(drafts.map(([, text]) => JSON.parse(text))).toMatchObject([
    { answers: { games: 'Skyblock\nCreative', name: 'Mira' }, labels: { games: 'Games', name: 'Name' } },
  ])
})
