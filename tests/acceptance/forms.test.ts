import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadForm } from '../../src/catalog/load-form'
import { validate, type Validation } from '../../src/engine/answers/validate'
import { controlOf } from '../../src/engine/schema/questions'
import { questionOrder } from '../../src/engine/schema/question-order'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import delivered from './forms.json'

// The specification's facts about the forms, sections 2, 3, 5 and 8, as the product was delivered. Since then staff
// may change them, so `npm test` does not run this file.

interface DeliveredForm {
  /** In screen order; `?` marks an optional question, `!` one that is required once it appears. */
  readonly questions: string
  readonly card?: { readonly title: string; readonly popularity: number; readonly tags: readonly string[] }
  readonly outcomes: Readonly<Record<string, string>>
  readonly sending?: string
  readonly disabledWhileSending?: boolean
  readonly options?: Readonly<Record<string, readonly (string | number)[]>>
  readonly heading?: string
  readonly missing?: Readonly<Record<string, string>>
  readonly wrong?: readonly { readonly question: string; readonly answer: string; readonly text: string }[]
  readonly fallbacks?: Readonly<Record<string, string>>
}

const forms: Readonly<Record<string, DeliveredForm>> = delivered.forms
const manifest: { readonly cards: readonly (DeliveredForm['card'] & { readonly slug: string })[] } =
  JSON.parse(readFileSync('forms/manifest.json', 'utf8'))

async function validated(slug: string, answers: object): Promise<Validation> {
  const form = await loadForm(slug)
  if (!form) throw new Error(`There is no form ${slug}`)
  return validate(form, { ...answers })
}

describe('the cards', () => {
  it('are in the order of the specification', () => {
    expect(manifest.cards.map(({ slug }) => slug)).toEqual(delivered.order)
  })

  it('have every tag of the specification and no other', () => {
    expect(new Set(manifest.cards.flatMap(({ tags }) => tags))).toEqual(new Set(delivered.tags))
  })
})

it('there are twenty forms', () => {
  expect(formSlugs().toSorted()).toEqual(Object.keys(forms).toSorted())
  expect(formSlugs()).toHaveLength(20)
})

describe.each(Object.entries(forms))('%s', (slug, form) => {
  const definition = readDefinition(slug)
  const { required = [], allOf = [], properties } = definition.schema

  it('asks its questions in their order', () => {
    const onCondition = allOf.flatMap(({ then }) => then?.required ?? [])
    const marked = questionOrder(definition).map((name) => {
      if (required.includes(name)) return name
      return onCondition.includes(name) ? `${name}!` : `${name}?`
    })
    expect(marked.join(', ')).toBe(form.questions)
  })

  it('has the same order of questions and options in plain rjsf', () => {
    const conditional = allOf.flatMap(({ then }) => Object.keys(then?.properties ?? {}))
    // What a condition shows comes last there, and options of both lists are sorted by the alphabet.
    const plain = definition.ui['ui:order'] ?? [...new Set([...Object.keys(properties), ...conditional])]
    expect(plain).toEqual(questionOrder(definition))
    expect(conditional.filter((name) => properties[name]?.enum)).toEqual([])
  })

  it('has its card', () => {
    const cards = manifest.cards.filter((one) => one.slug === slug)
    expect(cards).toMatchObject(form.card ? [form.card] : [])
  })

  it('reports its outcome with these texts', () => {
    expect(definition.message.outcomes).toEqual(form.outcomes)
    const ui = JSON.stringify(definition.ui)
    expect(ui).toContain(form.sending === undefined ? '' : `"sending":"${form.sending}"`)
    expect(ui.includes('"disabledWhileSending":true')).toBe(form.disabledWhileSending ?? false)
  })

  it('has these options, in this order', () => {
    for (const [name, options] of Object.entries(form.options ?? {}))
      expect(properties[name]?.enum).toEqual(options)
  })

  it('reports missing and wrong answers with these texts', async () => {
    const empty = await validated(slug, {})
    expect(empty).toMatchObject({ ok: false })
    if (empty.ok) return
    expect(empty.heading).toBe(form.heading)
    const said = Object.fromEntries(empty.errors.map(({ name, text }) => [name, text]))
    expect(said).toMatchObject(form.missing ?? {})
    for (const { question, answer, text } of form.wrong ?? []) {
      const result = await validated(slug, { [question]: answer })
      expect(result.ok ? [] : result.errors).toContainEqual(expect.objectContaining({ name: question, text }))
    }
  })

  it('has these fallbacks for optional answers', () => {
    const own = Object.entries(definition.message.fields).flatMap(([name, { fallback }]) =>
      fallback === undefined || fallback === 'Not provided' ? [] : [[name, fallback] as const],
    )
    const fallbacks = Object.entries(form.fallbacks ?? {}).filter(([, text]) => text !== 'Not provided')
    expect(own).toEqual(fallbacks)
  })
})

/** The rules of one question, written as `<slug>/<question>`. */
function rulesOfQuestion(place: string) {
  const [slug = '', name = ''] = place.split('/')
  return readDefinition(slug).schema.properties[name]
}

describe('what may be answered', () => {
  it.each(Object.entries(delivered.limits))('at %s has up to %i characters', (place, limit) => {
    const rules = rulesOfQuestion(place)
    expect((rules?.items ?? rules)?.maxLength).toBe(limit)
  })

  it.each(Object.keys(forms).filter((slug) => slug !== 'contact'))(
    'in the large boxes of %s has at least 2000 characters',
    (slug) => {
      const { schema, ui } = readDefinition(slug)
      const large = Object.entries(schema.properties).filter(
        ([name]) => controlOf({ ui }, name)['ui:widget'] === 'textarea',
      )
      expect(large.length).toBeGreaterThan(0)
      expect(large.filter(([, { maxLength = Infinity }]) => maxLength < 2000)).toEqual([])
    },
  )

  it.each(delivered.numbers)('at %s is any number from 0 on', (place) => {
    expect(rulesOfQuestion(place)).toMatchObject({ type: 'number', minimum: 0 })
  })

  it('at the website of a partner is any text', () => {
    expect(Object.keys(rulesOfQuestion('partnership-application/websiteURL') ?? {})).toEqual([
      'title',
      'type',
      'maxLength',
      'errorMessage',
    ])
  })

  it('at the time zone of a moderator has suggestions: the offsets from UTC, from west to east', () => {
    const offsets = rulesOfQuestion('moderator-application/timezone')?.examples
    expect(offsets).toEqual(expect.arrayContaining(['UTC-12:00', 'UTC+00:00', 'UTC+05:45', 'UTC+14:00']))
    expect(offsets).toHaveLength(38)
  })
})

describe('the message', () => {
  const messages = formSlugs().map((slug) => ({ slug, ...readDefinition(slug).message }))

  it('has a line of text only for contact, creators and broken rules', () => {
    const texts = messages.filter(({ style, content }) => style === 'text-and-embed' && content !== undefined)
    expect(texts.map(({ slug }) => slug).toSorted()).toEqual([
      'contact',
      'creator-apply',
      'rule-break-report',
    ])
  })

  it('mentions staff only for contact', () => {
    const calling = messages.filter(({ mention }) => mention !== undefined)
    expect(calling.map(({ slug }) => slug)).toEqual(['contact'])
    expect(calling[0]?.content).toContain('{mention}')
  })
})

describe('the role in the staff application', () => {
  it.each(Object.entries(delivered.roles))('follows from the server type %s', (serverType, options) => {
    const branch = readDefinition('staff').schema.allOf?.find(
      ({ if: test }) => test.properties['serverType']?.const === serverType,
    )
    expect(branch?.then?.properties?.['role']?.enum).toEqual(options)
  })

  it.each(Object.keys(delivered.roles))('Admin is full on a %s', async (serverType) => {
    const result = await validated('staff', { serverType, role: 'Admin' })
    const text = 'This position is currently full'
    expect(result.ok ? [] : result.errors).toContainEqual(expect.objectContaining({ name: 'role', text }))
    expect(JSON.stringify(readDefinition('staff').ui['role'])).toContain('Admin (Full)')
  })
})
