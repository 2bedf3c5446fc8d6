import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formSlugs, readDefinition, readManifest } from '../../src/catalog/read-definitions'
import type { Answer } from '../../src/engine/schema/answers'
import { compileForm } from '../../src/engine/schema/compile-form'
import { controlKind } from '../../src/engine/schema/control-kind'
import pageTexts from '../../src/site/form-page/texts.json'
import draftTexts from '../../src/site/form-page/drafts/texts.json'
import { answersOf } from '../support/fixtures'
import { serveSite, waitUntil } from '../support/served-site'
import { openGate, type Gate } from './gate'
import { engines, startEngine, type Visitor } from './visitor'

const port = serveSite()

/** The fewest forms that together show every kind of control that the forms have. */
function formsOfEachKind(): readonly string[] {
  const known = new Set<string>()
  return formSlugs().filter((slug) => {
    const form = compileForm(readDefinition(slug))
    const kinds = form.order.map((name) => controlKind(form, name))
    const isNews = kinds.some((kind) => !known.has(kind))
    for (const kind of kinds) known.add(kind)
    return isNews
  })
}

const pathOf = (slug: string): string => (slug === 'contact' ? '/contact' : `/forms/${slug}`)

describe.each(engines)('$name', (engine) => {
  let visitor: Visitor
  let gate: Gate
  beforeAll(async () => void (visitor = await startEngine(engine)), 120_000)
  afterAll(() => visitor.close())
  beforeEach(async () => void (gate = await openGate(port)))
  afterEach(() => gate.shut())

  /** Resolves to true once an expression is true on the page, which must happen soon. */
  const shows = (expression: string, seconds?: number) => waitUntil(() => visitor.read(expression), seconds)
  const arrive = async (path: string) => {
    await visitor.read('void Object.assign(window, { isOld: true })')
    await visitor.open(`${gate.origin}${path}`)
    await shows(
      `!window.isOld && location.pathname === '${path}' && Boolean(document.querySelector('footer'))`,
    )
  }
  const open = async (path: string) => {
    await arrive(path)
    await visitor.click('h1')
    await shows('document.documentElement.hasAttribute("data-ready")')
  }
  const send = () => visitor.click('main button[type=submit]')
  const isTold = (text: string) => shows(`document.activeElement.textContent === ${JSON.stringify(text)}`)

  test.each(formsOfEachKind())('fills in %s with keys and clicks, and sends it', async (slug) => {
    await open(pathOf(slug))
    await send()
    await shows('document.activeElement.matches(".form-summary")')
    for (const [name, answer] of Object.entries(answersOf(slug, 'full'))) await give(visitor, name, answer)
    await send()
    expect(await isTold(readDefinition(slug).message.outcomes.success)).toBe(true)
  })

  test('keeps a draft over a reload, and restores it', async () => {
    const [slug = ''] = formsOfEachKind()
    const name = await typeSomething(visitor, open, slug)
    await open(pathOf(slug))
    const restore = `[...document.querySelectorAll('main button')].find(({ textContent }) => textContent === ${JSON.stringify(draftTexts.restore)})`
    await shows(`Boolean(${restore})`)
    await visitor.read(`void ${restore}.click()`)
    expect(await shows(`document.getElementById('root_${name}').value === 'Typed by hand'`)).toBe(true)
  })

  test('keeps what is typed before the script arrives, and sends it', async () => {
    const [slug = ''] = formsOfEachKind()
    gate.holdScripts()
    await arrive(pathOf(slug))
    const form = compileForm(readDefinition(slug))
    const name = textQuestion(form)
    await visitor.type(`#root_${name}`, 'Typed early')
    gate.letScriptsThrough()
    await visitor.click('h1')
    await shows('document.documentElement.hasAttribute("data-ready")')
    expect(await visitor.read(`document.getElementById('root_${name}').value`)).toBe('Typed early')
    for (const [other, answer] of Object.entries(answersOf(slug, 'full')))
      if (other !== name) await give(visitor, other, answer)
    await send()
    expect(await isTold(form.message.outcomes.success)).toBe(true)
  })

  test('opens a picture of the gallery, shows the next, and closes it', async () => {
    await open('/gallery')
    await visitor.click('main li button')
    await shows('Boolean(document.querySelector("dialog[open]"))')
    const first = await visitor.read('document.querySelector("dialog[open]").textContent')
    await visitor.press('ArrowRight')
    await shows(`document.querySelector("dialog[open]").textContent !== ${JSON.stringify(first)}`)
    await visitor.press('Escape')
    expect(await shows('!document.querySelector("dialog[open]")')).toBe(true)
  })

  test('finds a form in the hub, and opens it', async () => {
    const [card] = readManifest().cards
    if (!card) throw new Error('There is no card to look for')
    await open('/forms')
    await visitor.type('input[type=search]', card.title)
    await shows(`document.querySelector('main article')?.textContent.includes(${JSON.stringify(card.title)})`)
    await visitor.click('main article a')
    await shows(`location.pathname === ${JSON.stringify(pathOf(card.slug))}`)
    expect(await shows('Boolean(document.querySelector("main form"))')).toBe(true)
  })

  test('opens a form without a network, and keeps what is typed in it', async () => {
    const [slug = ''] = formsOfEachKind()
    await open('/')
    await visitor.read(
      'void navigator.serviceWorker.ready.then(() => Object.assign(window, { isKept: true }))',
    )
    await shows('window.isKept', 60)
    await gate.shut()
    const name = await typeSomething(visitor, open, slug)
    await send()
    await shows(`Boolean(document.querySelector('.error-summary, .form-outcome'))`)
    expect(await visitor.read(`document.getElementById('root_${name}').value`)).toBe('Typed by hand')
    expect(await visitor.read('document.body.textContent')).toContain(pageTexts.wrongForm)
  })
})

/** A question that is answered with free text. */
function textQuestion(form: ReturnType<typeof compileForm>): string {
  const name = form.order.find((name) => ['text', 'textarea'].includes(controlKind(form, name)))
  if (name === undefined) throw new Error(`Nothing can be typed into ${form.slug}`)
  return name
}

/** Opens a form and types into it; returns the question that was answered. */
async function typeSomething(
  visitor: Visitor,
  open: (path: string) => Promise<void>,
  slug: string,
): Promise<string> {
  const name = textQuestion(compileForm(readDefinition(slug)))
  await open(pathOf(slug))
  await visitor.type(`#root_${name}`, 'Typed by hand')
  // Drafts are saved after a pause.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return name
}

/** Answers one question: texts are typed, options are clicked, and native controls (a date, a list) are set. */
async function give(visitor: Visitor, name: string, answer: Answer): Promise<void> {
  const control = `#root_${name}`
  const tag = await visitor.read(`document.querySelector('${control}')?.tagName`)
  const type = await visitor.read(`document.querySelector('${control}')?.type`)
  if (tag === 'FIELDSET') {
    for (const value of [answer].flat()) {
      const index = await visitor.read(
        `[...document.querySelectorAll('${control} input')].findIndex(({ value }) => value === ${JSON.stringify(String(value))})`,
      )
      await visitor.click(`${control}-${String(index)}`)
    }
  } else if (type === 'checkbox') await visitor.click(control)
  else if (tag === 'SELECT' || type === 'date') {
    await visitor.read(
      `void Object.assign(document.querySelector('${control}'), { value: ${JSON.stringify(String(answer))} }).dispatchEvent(new Event('change', { bubbles: true }))`,
    )
  } else if (tag) await visitor.type(control, [answer].flat().join(', '))
}
