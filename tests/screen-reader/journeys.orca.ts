import { beforeEach, expect, test } from 'vitest'
import { readDefinition, readManifest } from '../../src/catalog/read-definitions'
import texts from '../../src/site/form-page/texts.json'
import { answersOf } from '../support/fixtures'
import { sandboxOrigin } from '../support/sandbox-origin'
import { serveSite, waitUntil } from '../support/served-site'
import { startScreenReader, type ScreenReader } from './orca'

const port = serveSite()
const contact = readDefinition('contact')
const titleOf = (name: string): string => contact.schema.properties[name]?.title ?? name

// A fresh one for each journey, without a draft; and on a page that Orca knows, it would go on where it was.
let reader: ScreenReader
beforeEach(async () => {
  reader = await startScreenReader()
  return () => reader.close()
}, 120_000)

/** Opens a page, with the focus at the beginning of its content, and skips what is said until then. */
async function open(path: string): Promise<void> {
  await reader.open(`http://localhost:${port}${path}`)
  await reader.click('h1')
  await waitUntil(() => reader.page.evaluate('document.documentElement.hasAttribute("data-ready")'))
  await reader.heard('main content.')
}

async function textsOf(selector: string): Promise<readonly string[]> {
  await reader.page.waitForSelector(selector)
  return reader.page.$$eval(selector, (found) => found.map(({ textContent }) => textContent.trim()))
}

const times = (said: readonly string[], words: string) => said.join(' ').split(words).length - 1

test('sending an empty form says the heading and each error once, then moves the focus to the field', async () => {
  const [first = ''] = Object.keys(contact.schema.properties)
  await open('/contact')
  await reader.press('Tab')
  await reader.heard(`${titleOf(first)} entry required.`)
  await reader.press('Return')
  const [heading = ''] = await textsOf('.error-summary-title')
  const errors = await textsOf('.error-summary a')
  const said = await reader.heard(errors.at(-1) ?? '')
  expect(said.slice(0, 3).join(' ')).toContain(heading)
  for (const words of [heading, ...errors]) expect.soft(times(said, words), words).toBe(1)

  await reader.press('Tab')
  await reader.heard(`${errors[0]} link.`)
  await reader.press('Return')
  const atField = await reader.heard(`Error: ${errors[0]}`)
  expect(atField).toContain(`${titleOf(first)} entry required.`)
  expect(atField).toContain('invalid entry.')
})

/** Answers each question of the contact form by keyboard, and sends it. */
async function sendContact(): Promise<void> {
  await open('/contact')
  for (const [name, answer] of Object.entries(answersOf('contact', 'full'))) {
    await reader.press('Tab')
    await reader.heard(titleOf(name))
    await reader.type(String(answer))
  }
  await reader.press('Tab')
  await reader.heard(`${contact.ui['ui:submitButtonOptions']?.submitText} push button.`)
  await reader.press('Return')
}

const { success, refused } = contact.message.outcomes

test('each question is said with its title, and the result once', async () => {
  await sendContact()
  expect(times(await reader.heard(success), success)).toBe(1)
})

test('a form that is not sent says so once, and one Tab later it can be sent again', async () => {
  const fault = { target: 'webhook', webhook: 'contact', kind: 'agent-block', times: 1 }
  const reply = await fetch(`${sandboxOrigin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(reply.ok).toBe(true)
  await sendContact()
  expect(times(await reader.heard(refused), refused)).toBe(1)
  await reader.press('Tab')
  await reader.heard(`${texts.tryAgain} push button.`)
  await reader.press('Return')
  expect(times(await reader.heard(success), success)).toBe(1)
})

test('searching the hub says how many forms there are, and following a card announces its form', async () => {
  const [card] = readManifest().cards
  if (!card) throw new Error('There is no card to search for')
  await open('/forms')
  // A click also moves the caret, which Orca sometimes reports instead of the field.
  await reader.page.focus('input[type=search]')
  await reader.heard('entry')
  await reader.type(card.title)
  const [count = ''] = await textsOf('.hub-count')
  expect(times(await reader.heard(count), count)).toBe(1)
  await reader.page.focus('main article a')
  await reader.heard(`${card.title} link`)
  await reader.press('Return')
  const said = await reader.heard(`${card.title} heading level 1`)
  expect(times(said, `${card.title} heading level 1`)).toBe(1)
})
