import type { Locator, Page } from '@playwright/test'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { fillText } from '../../src/engine/fill-text'
import { questionKinds, hasOptions, type QuestionKind } from '../../src/generate/new/new-form-answers'
import github from '../../src/workbench/client/github/texts.json'
import texts from '../../src/workbench/client/texts.json'
import { expect, test } from '../support/journey'
import { startProposedWorkbench, token, type ProposedWorkbench } from '../support/proposed-workbench'
import { noErrors, preview, problems } from '../support/workbench-page'

// `WORKBENCH_FORMS=all` takes every form and adds every kind of question to each. By default there are two forms, one
// with options and one without, and each gets the kinds it lacks.
const takesAll = process.env['WORKBENCH_FORMS'] === 'all'
const port = Number(process.env['TEST_PORT'] ?? 4273) + 32
const patient = { timeout: 60_000 }

const slugs = formSlugs()
const hasChoice = (slug: string) => JSON.stringify(readDefinition(slug).schema).includes('"enum"')
const forms = takesAll
  ? slugs
  : [slugs.find(hasChoice), slugs.find((slug) => !hasChoice(slug))].filter((slug) => slug !== undefined)

let site: ProposedWorkbench

// In series: a workbench is built once, for one repository.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startProposedWorkbench(port)
})

test.afterAll(() => site.stop())

/** Press Tab, or Shift+Tab to go backwards, until the focus is there, like a visitor without a mouse. */
async function tabTo(page: Page, aim: Locator): Promise<void> {
  await expect(aim).toBeVisible()
  // Found once: to compare the names of all buttons again after each key takes longer than the key.
  let element = await aim.evaluateHandle((node) => node)
  for (let presses = 0; presses < 400; presses += 1) {
    const key = await element.evaluate((element) => {
      const { activeElement } = document
      if (!element.isConnected) return 'gone'
      if (activeElement === element) return undefined
      const place = activeElement ? element.compareDocumentPosition(activeElement) : 0
      return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
    })
    if (key === undefined) return
    if (key === 'gone') element = await aim.evaluateHandle((node) => node)
    else await page.keyboard.press(key)
  }
  throw new Error(`Tab never leads to ${String(aim)}.`)
}

async function press(page: Page, aim: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, aim)
  await page.keyboard.press(key)
}

async function write(page: Page, aim: Locator, text: string): Promise<void> {
  await tabTo(page, aim)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, label: string) => page.locator('.question-toggle', { hasText: label }).first()
const moreSettings = (page: Page) => page.locator('summary', { hasText: texts.panels.more })
const panels = texts.panels

async function addQuestion(page: Page, kind: QuestionKind, label = `Added as ${kind}`): Promise<string> {
  await press(page, button(page, texts.new.add).last())
  await page.keyboard.type(label)
  const choice = page.locator('.add-question select')
  await tabTo(page, choice)
  await page.keyboard.press('Home')
  for (let steps = questionKinds.indexOf(kind); steps > 0; steps -= 1) await page.keyboard.press('ArrowDown')
  await expect(choice).toHaveValue(kind)
  if (hasOptions(kind)) await write(page, page.locator('.add-question textarea'), 'Lobby\nMines')
  await press(page, page.locator('.add-question button[type=submit]'))
  await expect(button(page, label)).toBeFocused()
  // Closed again to shorten the way to the next button.
  await page.keyboard.press('Enter')
  return label
}

for (const [turn, slug] of forms.entries()) {
  test(`by keyboard alone, form ${turn + 1} is changed in every way and proposed`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.goto(`${site.origin}/#/forms/${slug}`)
    await press(page, button(page, texts.tour.close))
    const before = readDefinition(slug)
    const first = await page.locator('.question-toggle').first().innerText()

    // The label, and the limit of the first question that has one.
    await press(page, card(page, first))
    await write(page, page.locator('#root_label'), 'Who found it?')
    await press(page, button(page, 'Who found it?'))
    const limited = Object.values(before.schema.properties).findLast(
      ({ maxLength }) => maxLength !== undefined,
    )
    const name = limited?.title === first ? 'Who found it?' : (limited?.title ?? '')
    await press(page, button(page, name))
    const limit = page.locator('#root_maxLength')
    await tabTo(page, moreSettings(page))
    // The settings are open already where one of them has a warning.
    if (!(await limit.isVisible())) await page.keyboard.press('Enter')
    await write(page, limit, '1234')
    await press(page, button(page, name))

    const kinds = takesAll ? questionKinds : questionKinds.filter((_, index) => index % 2 === turn)
    const added = []
    for (const kind of kinds) added.push(await addQuestion(page, kind))

    // A new option, and a question that depends on an answer.
    const source = 'Added as choice'
    if (!kinds.includes('choice')) added.push(await addQuestion(page, 'choice'))
    const waiting = await addQuestion(page, 'text', 'Asked after an answer')
    await press(page, button(page, source))
    const options = page.locator('#root_options')
    await tabTo(page, options)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\nElsewhere')
    await press(page, button(page, source))
    await press(page, button(page, waiting))
    await press(page, moreSettings(page))
    const condition = page.locator('#root_when')
    const offered = await condition.locator('option:enabled').allInnerTexts()
    const lastOfSource = offered.findLastIndex((words) => words.includes(source))
    await press(page, condition, 'Home')
    for (let steps = lastOfSource; steps > 0; steps -= 1) await page.keyboard.press('ArrowDown')
    const when = await condition.inputValue()
    await press(page, button(page, waiting))

    await press(page, button(page, fillText(panels.actionsOf, { label: 'Who found it?' })))
    await press(page, button(page, fillText(panels.moveDown, { label: 'Who found it?' })))
    const gone = added.find((label) => label !== source) ?? ''
    await press(page, button(page, fillText(panels.actionsOf, { label: gone })))
    await press(page, button(page, fillText(panels.deleteOf, { label: gone })))
    await expect(preview(page).getByText('Who found it?')).toBeVisible()
    await press(page, page.getByRole('link', { name: panels.parts.outcomes, exact: true }))
    await write(page, page.locator('#root_success'), 'It is on its way.')
    await expect(problems(page)).toContainText(noErrors, patient)
    await expect(preview(page).getByText('It is on its way.')).toBeVisible()

    const pulls = site.github.state.pulls.length
    await press(page, button(page, github.propose))
    await page.keyboard.type(token)
    await page.keyboard.press('Enter')
    await press(page, button(page, github.send))
    await expect(page.getByText(fillText(github.status.waiting, { number: pulls + 1 }))).toBeVisible(patient)

    // What the repository contains now.
    const { git, state } = site.github
    const entries = git.tree(git.resolve(state.pulls.at(-1)?.branch ?? '') ?? '') ?? []
    const read = (file: string): unknown => {
      const sha = entries.find(({ path }) => path === `forms/${slug}/${file}`)?.sha ?? ''
      return JSON.parse(git.blob(sha)?.toString('utf8') ?? '')
    }
    const schema = JSON.stringify(read('schema.json'))
    for (const words of [
      'Who found it?',
      '"maxLength":1234',
      'Elsewhere',
      waiting,
      ...added.filter((label) => label !== gone),
    ])
      expect(schema).toContain(words)
    expect(schema).not.toContain(`"${gone}"`)
    expect(when).toContain(source)
    expect(read('message.json')).toMatchObject({ outcomes: { success: 'It is on its way.' } })
    expect(await page.locator('.proposal-status a').getAttribute('href')).toContain(String(pulls + 1))
  })
}
