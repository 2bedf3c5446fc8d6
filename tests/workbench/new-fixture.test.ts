import { describe, expect, it } from 'vitest'
import { newFixture, withFixture } from '../../src/workbench/client/preview/model/fixtures'
import { fixturesIn, readForm } from '../../src/workbench/client/preview/model/read-form'
import { textGroups } from '../../src/workbench/client/preview/TextsPanel'
import { tryFixture } from '../../src/workbench/client/preview/model/fixtures'
import { everyFile } from './form-files'

function formOf(slug: string) {
  const reading = readForm(everyFile, slug)
  if (!reading.form) throw new Error(reading.brokenPath)
  return reading.form
}

const nomination = formOf('nomination')

describe('a fixture made from the typed answers', () => {
  it('keeps the answers', () => {
    const typed = { title: 'A', category: 'Scenery', description: 'B' }
    expect(newFixture(nomination, typed, 'short', 'Short answers')).toEqual({
      group: 'valid',
      name: 'short',
      fixture: { description: 'Short answers', answers: typed },
    })
  })

  it('expects the texts of answers that are not accepted', () => {
    expect(newFixture(nomination, { title: 'A' }, 'title alone', '')).toEqual({
      group: 'wrong',
      name: 'title alone',
      fixture: {
        answers: { title: 'A' },
        errors: {
          category: 'Please select a category',
          description: 'Description cannot be empty',
        },
      },
    })
  })

  it.each(['painter-apply', 'guestlist-request', 'guild'])('of %s passes as soon as it is made', (slug) => {
    const form = formOf(slug)
    for (const typed of [{}, Object.fromEntries(form.order.map((name) => [name, 'x']))]) {
      expect(tryFixture(form, newFixture(form, typed, 'x', 'x').fixture)).toEqual([])
    }
  })

  it('is added to the others of its form', () => {
    const named = newFixture(nomination, { title: 'A' }, 'title alone', 'A title alone')
    const text = withFixture(everyFile, 'nomination', named)
    const before = fixturesIn(everyFile, 'nomination')
    expect(JSON.parse(text)).toEqual({
      valid: before?.valid,
      wrong: { ...before?.wrong, 'title alone': named.fixture },
    })
  })
})

describe('the list of texts', () => {
  it('has the texts above and after the questions where a visitor reads them', () => {
    const groups = textGroups(formOf('guestlist-request'))
    const textsOf = (group: (typeof groups)[number] | undefined) => group?.texts.map(({ text }) => text)
    expect(groups[0]?.title).toBe('Page')
    expect(textsOf(groups[0])).toEqual(['Please fill in all required fields.'])
    expect(groups.at(-1)?.title).toBe('After sending')
    expect(textsOf(groups.at(-1))).toEqual([
      '✅ Guestlist request handed in!',
      '❌ That did not work. Please try again later.',
      '❌ That did not work. Please try again later.',
    ])
  })

  it('contains the hint of a dependent control, and the reason of a closed option', () => {
    const role = textGroups(formOf('guild')).find(({ title }) => title === 'Role')
    const texts = role?.texts.map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining([
        'Choose a server type first',
        'Role list updated. Choose a role.',
        'This position is currently full',
      ]),
    )
  })
})
