import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { readWorkspace } from '../../src/lint/source/read-workspace'
import { withChanges } from '../../src/generate/fix/file-changes'
import { newForm } from '../../src/generate/new/new-form'
import type { NewFormAnswers } from '../../src/generate/new/new-form-answers'
import { cache, formWith, sampleForms, textAt } from './sample-forms'

const harvest: NewFormAnswers = {
  slug: 'harvest-night',
  title: 'Harvest Night',
  description: 'Come to the harvest in November.',
  tags: ['event'],
  questions: [],
}

/** The files of a copy, and what the linter says about all forms with it; or why there is no copy. */
function copied(copyOf: string, more: Partial<NewFormAnswers> = {}, files = sampleForms) {
  const result = newForm({ ...harvest, copyOf, ...more }, files, cache)
  if (!result.ok) return { made: new Map<string, string>(), problems: result.reasons.map(({ text }) => text) }
  const problems = lint(withChanges(files, result.files), cache)
  return { made: result.files, problems: problems.map(({ file, message }) => `${file}: ${message}`) }
}

const slugs = readWorkspace(sampleForms, cache).forms.map(({ slug }) => slug)
const own = (name: string) => `forms/harvest-night/${name}`

describe('a copy of a form', { timeout: 60_000 }, () => {
  it.each(slugs)('(%s) has no problems, and changes no file but its own and the manifest', (slug) => {
    const { made, problems } = copied(slug)
    expect(problems).toEqual([])
    const names = ['schema', 'message', 'ui', 'fixtures', 'messages.snapshot'].map((name) =>
      own(`${name}.json`),
    )
    expect([...made.keys()].sort()).toEqual([...names, 'forms/manifest.json'].sort())
  })

  it('has the same questions, conditions, look, times and examples, byte by byte', () => {
    const { made } = copied('harbour-trip')
    const before = (name: string) => textAt(sampleForms, `forms/harbour-trip/${name}`)
    for (const name of ['ui.json', 'fixtures.json']) expect(made.get(own(name))).toBe(before(name))
    const { title, description } = JSON.parse(before('schema.json'))
    const renamed = before('schema.json')
      .replace(title, harvest.title)
      .replace(description, harvest.description)
    expect(made.get(own('schema.json'))).toBe(renamed)
  })

  it('has its own webhook, colour and reference, and the words and other channels of the original', () => {
    const { made } = copied('harbour-trip')
    const before = JSON.parse(textAt(sampleForms, 'forms/harbour-trip/message.json'))
    const message = JSON.parse(made.get(own('message.json')) ?? '')
    const { colour } = message
    expect(message).toEqual({ ...before, webhook: 'harvest-night', reference: 'HN', colour })
    expect([...sampleForms.values()].some((file) => String(file).includes(colour))).toBe(false)
    expect(made.get(own('messages.snapshot.json'))).toContain('HN-')
  })

  it('has the search words of the original on its card, and the popularity of any new form', () => {
    const files = formWith('forms/manifest.json', (text) =>
      text.replace('"popularity": 100,', '"popularity": 100, "keywords": ["crew"],'),
    )
    const { cards } = JSON.parse(copied('guild', {}, files).made.get('forms/manifest.json') ?? '')
    const [original, copy] = [cards[0], cards.at(-1)]
    expect(original).toMatchObject({ slug: 'guild', title: 'Guild Application' })
    const { questions: _, ...said } = harvest
    expect(copy).toEqual({ ...original, ...said, colour: copy.colour, popularity: 10 })
    expect(copy.colour).not.toBe(original.colour)
  })

  it('has no card if it is for those alone who have its link', () => {
    const { made, problems } = copied('harbour-trip', { isUnlisted: true, tags: [] })
    expect(problems).toEqual([])
    const { unlisted, cards } = JSON.parse(made.get('forms/manifest.json') ?? '')
    expect(unlisted).toEqual(['ferry-pass', 'harbour-trip', 'harvest-night'])
    expect(cards).toEqual(JSON.parse(textAt(sampleForms, 'forms/manifest.json')).cards)
  })

  it('of a form that is not saved yet is a copy of what is written so far', () => {
    const files = withChanges(sampleForms, copied('guild').made)
    const title = { slug: 'second-night', title: 'Second Night', description: 'Come again.' }
    expect(copied('harvest-night', title, files).problems).toEqual([])
  })

  it('without examples gets some', () => {
    const files = new Map([...sampleForms].filter(([path]) => path !== 'forms/guild/fixtures.json'))
    expect(copied('guild', {}, files).made.get(own('fixtures.json'))).toContain('"valid"')
  })

  it('takes along the problems of a form that can be read', () => {
    const files = formWith('forms/guild/message.json', (text) => text.replace('"✅ ', '"'))
    const [original, copy] = copied('guild', {}, files).problems
    expect(copy).toBe(original?.replace('guild', 'harvest-night'))
  })

  it.each([
    ['a title', { title: 'guild application' }, 'Another form has the title "Guild application".'],
    [
      'a sentence',
      { description: 'Apply to join the team that looks after the network.' },
      'Another form has this sentence. Write another one, as visitors read both side by side.',
    ],
  ])('is refused with %s that another card has', (_, answers, reason) => {
    expect(copied('guild', answers).problems).toEqual([reason])
  })

  it.each([
    ['cannot be read', formWith('forms/guild/ui.json', (text) => text.slice(0, -3))],
    ['is missing', new Map([...sampleForms].filter(([path]) => path !== 'forms/guild/ui.json'))],
  ])('is refused where a file of the original %s', (_, files) => {
    expect(copied('guild', {}, files).problems).toEqual([
      'The files of "guild" cannot be read, so it cannot be copied. Fix its problems first.',
    ])
  })
})
