import { describe, expect, it } from 'vitest'
import { loadForm } from '../../src/catalog/load-form'
import { validate, type Validation } from '../../src/engine/answers/validate'

const proof = 'Please fill out all required fields including a valid proof link.'

/** Source: specification, part 5; decisions, part 3. */
const headings = [
  ['creator-apply', 'Please fill in all required fields.'],
  ['ban-report', '⚠️ Please fill in all required fields.'],
  ['rule-break-report', proof],
  ['whitelist-request', 'Please fill in all required fields.'],
] as const

/** The texts of the specification for answers that are missing. */
const missing: readonly (readonly [slug: string, texts: Readonly<Record<string, string>>])[] = [
  [
    'suggestion',
    {
      title: 'Title is required',
      category: 'Please select a category',
      description: 'Description cannot be empty',
    },
  ],
  [
    'event-feedback',
    {
      eventName: 'Event name is required',
      eventDate: 'Event date is required',
      rating: 'Please provide a rating',
      feedback: 'Feedback cannot be empty',
    },
  ],
  [
    'appeal-minor-punishment',
    {
      username: 'Username is required',
      punishmentType: 'Select a punishment type',
      punishmentDate: 'Date is required',
      punishmentReason: 'Please state the reason given',
      appealExplanation: 'Please explain your appeal',
    },
  ],
]

const age = 'Please enter a valid age (between 13 and 100).'
const full = 'This position is currently full'

/** The texts of the specification for answers that are wrong. */
const wrong: readonly (readonly [slug: string, name: string, answers: object, text: string])[] = [
  ['creator-apply', 'age', { age: '12' }, age],
  ['creator-apply', 'age', { age: '101' }, age],
  ['creator-apply', 'age', { age: '20.5' }, age],
  ['creator-apply', 'age', { age: 'twenty' }, age],
  ['creator-apply', 'contentLinks', { contentLinks: 'https://a.example, b' }, 'Invalid URL detected: b'],
  ['rule-break-report', 'proofLink', { proofLink: 'b' }, 'Please enter a valid URL for the proof link.'],
  ['appeal-minor-punishment', 'evidenceURL', { evidenceURL: 'b' }, 'Enter a valid URL'],
  ['staff', 'role', { serverType: 'Minecraft Server', role: 'Admin' }, full],
  ['staff', 'role', { serverType: 'Discord Server', role: 'Admin' }, full],
  ['moderator-application', 'age', { age: '12' }, 'Age must be 13 or more'],
]

describe('the text above the single problems', () => {
  it.each(headings)('of %s is the one of the specification', async (slug, heading) => {
    expect(await validated(slug, {})).toMatchObject({ ok: false, heading })
  })

  it('stands on no other form', async () => {
    for (const slug of ['contact', 'staff', 'suggestion']) {
      expect(await validated(slug, {})).not.toHaveProperty('heading')
    }
  })
})

describe('the texts of the specification', () => {
  it.each(missing)('for answers missing in %s stand word for word, in order', async (slug, texts) => {
    const result = await validated(slug, {})
    const said = result.ok ? [] : result.errors.map(({ name, text }) => [name, text])
    expect(said).toEqual(Object.entries(texts))
  })

  it.each(wrong)('for a wrong answer to %s/%s stand word for word: %j', async (slug, name, answers, text) => {
    const result = await validated(slug, answers)
    expect(result.ok ? [] : result.errors).toContainEqual(expect.objectContaining({ name, text }))
  })
})

async function validated(slug: string, answers: object): Promise<Validation> {
  const form = await loadForm(slug)
  if (!form) throw new Error(`There is no form ${slug}`)
  return validate(form, { ...answers })
}
