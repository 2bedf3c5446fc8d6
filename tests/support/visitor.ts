import { expect, type Page } from '@playwright/test'

type Answers = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Longer texts are pasted, as a visitor would do; shorter ones are typed key by key. */
const typedAtMost = 60

/**
 * Answer a form with the keyboard only: Tab to each question in turn, type, choose with the arrow keys. Takes answers
 * by question name in any order; questions without an answer are skipped.
 */
export async function answerByKeyboard(page: Page, answers: Answers): Promise<void> {
  await page.locator('main h1').focus()
  const waiting = new Map(Object.entries(answers))
  for (let presses = 0; waiting.size > 0; presses += 1) {
    expect(presses, `Tab reaches ${[...waiting.keys()].join(', ')}`).toBeLessThan(120)
    await page.keyboard.press('Tab')
    const name = await focusedQuestion(page)
    const answer = name === undefined ? undefined : waiting.get(name)
    if (name === undefined || answer === undefined) continue
    const unticked = typeof answer === 'object' ? await tick(page, answer) : undefined
    if (unticked === undefined)
      await answerFocused(page, typeof answer === 'object' ? answer.join(', ') : String(answer))
    if (unticked?.length) waiting.set(name, unticked)
    else waiting.delete(name)
  }
}

/** Tab to the form's one submit button and press it. */
export async function submitByKeyboard(page: Page): Promise<void> {
  const submit = page.locator('main button[type=submit]')
  await expect(submit).toHaveCount(1)
  for (let presses = 0; !(await submit.evaluate((node) => node === document.activeElement)); presses += 1) {
    expect(presses, 'Tab reaches the submit button').toBeLessThan(120)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

async function focusedQuestion(page: Page): Promise<string | undefined> {
  const id = await page.evaluate(() => document.activeElement?.id ?? '')
  return /^root_(\w+?)(?:-\d+)?$/.exec(id)?.[1]
}

/** Tick the box in focus if it is one of the options, and return the others; undefined if it is no box. */
async function tick(page: Page, options: readonly string[]): Promise<readonly string[] | undefined> {
  const box = page.locator('input[type=checkbox]:focus')
  if ((await box.count()) === 0) return undefined
  const option = await box.inputValue()
  if (options.includes(option)) await page.keyboard.press('Space')
  return options.filter((other) => other !== option)
}

async function answerFocused(page: Page, answer: string): Promise<void> {
  const control = page.locator(':focus')
  const kind = await control.evaluate((node) =>
    node instanceof HTMLInputElement ? node.type : node.tagName.toLowerCase(),
  )
  if (kind === 'select') await choose(page, answer)
  else if (kind === 'checkbox') await page.keyboard.press('Space')
  else if (kind === 'radio') await chooseRadio(page, answer)
  else if (kind === 'date') await control.fill(answer)
  else if (answer.length > typedAtMost) await page.keyboard.insertText(answer)
  else await page.keyboard.type(answer)
}

async function choose(page: Page, answer: string): Promise<void> {
  for (let presses = 0; (await page.locator(':focus').inputValue()) !== answer; presses += 1) {
    expect(presses, `the arrow keys reach the option ${answer}`).toBeLessThan(40)
    await page.keyboard.press('ArrowDown')
  }
}

async function chooseRadio(page: Page, answer: string): Promise<void> {
  await page.keyboard.press('Space')
  for (let presses = 0; (await page.locator(':focus').inputValue()) !== answer; presses += 1) {
    expect(presses, `the arrow keys reach the option ${answer}`).toBeLessThan(20)
    await page.keyboard.press('ArrowDown')
  }
}
