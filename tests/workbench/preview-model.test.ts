import { describe, expect, it } from 'vitest'
import type { WrongFixture } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'
import { linkWith } from '../../src/workbench/client/preview/FormPanel'
import { readForm } from '../../src/workbench/client/preview/model/read-form'
import { inEntries, readPhrase } from '../../src/workbench/client/preview/read-heard'
import { tryFixtures } from '../../src/workbench/client/preview/model/fixtures'
import { tryFixture } from '../../src/workbench/client/preview/model/fixtures'
import { textGroups } from '../../src/workbench/client/preview/TextsPanel'
import { answersShowing } from '../../src/workbench/client/preview/use-preview'
import { slugsIn } from '../../src/workbench/form-files'
import { pathOfPart } from '../../src/workbench/client/files/form-texts'
import words from '../../src/workbench/client/texts.json'
import { everyFile, filesWith } from './form-files'

const schemaPath = 'forms/nomination/schema.json'

const readings = new Map(slugsIn(everyFile).map((slug) => [slug, readForm(everyFile, slug)] as const))

function formOf(slug: string): CompiledForm {
  const form = readings.get(slug)?.form
  if (!form) throw new Error(`${slug} cannot be read`)
  return form
}

function wrong(part: Partial<WrongFixture>): WrongFixture {
  return { answers: {}, errors: {}, ...part }
}

describe('reading a form from the editor', () => {
  it.each(slugsIn(everyFile))('%s can be drawn', (slug) => {
    expect(readings.get(slug)?.form?.slug).toBe(slug)
  })

  it.each([
    ['is no JSON', '{'],
    ['is missing', ''],
    ['breaks its grammar', '{ "properties": [] }'],
  ])('names the file that %s', (_, text) => {
    expect(readForm(filesWith({ [schemaPath]: text }), 'nomination')).toEqual({ brokenPath: schemaPath })
  })

  it('names schema.json for a pattern that is not a regular expression', () => {
    const text = (everyFile.get(schemaPath) ?? '').replace('"pattern": "\\\\S"', '"pattern": "["')
    expect(readForm(filesWith({ [schemaPath]: text }), 'nomination')).toEqual({ brokenPath: schemaPath })
  })
})

describe('trying a fixture', () => {
  it.each(slugsIn(everyFile))('all those of %s hold', (slug) => {
    const tried = tryFixtures(formOf(slug), everyFile)
    expect(tried.flatMap(({ differences }) => differences)).toEqual([])
    expect(tried.length).toBeGreaterThan(0)
  })

  const nomination = formOf('nomination')
  const answers = { title: 'A', category: 'Scenery', description: 'B' }

  it('reports a text that differs from the expected one', () => {
    const given = wrong({ answers: { ...answers, title: '' }, errors: { title: 'Enter a title' } })
    expect(tryFixture(nomination, given)).toEqual([
      { of: 'error', name: 'title', expected: 'Enter a title', actual: 'Title is required' },
    ])
  })

  it('reports a missing error', () => {
    const given = wrong({ answers, errors: { title: 'Title is required' } })
    expect(tryFixture(nomination, given)).toEqual([
      { of: 'error', name: 'title', expected: 'Title is required' },
    ])
  })

  it('reports an unexpected error', () => {
    const given = { answers: { title: 'A', category: 'Scenery' } }
    expect(tryFixture(nomination, given)).toEqual([
      { of: 'error', name: 'description', actual: 'Description cannot be empty' },
    ])
  })

  it('reports errors in another order', () => {
    const given = wrong({
      errors: {
        category: 'Please select a category',
        title: 'Title is required',
        description: 'Description cannot be empty',
      },
    })
    expect(tryFixture(nomination, given)).toEqual([
      { of: 'order', expected: 'category, title, description', actual: 'title, category, description' },
    ])
  })

  it('reports a missing heading', () => {
    const given = wrong({ answers: {}, errors: {}, heading: 'All of it' })
    expect(tryFixture(nomination, given)).toContainEqual({ of: 'heading', expected: 'All of it' })
  })
})

describe('the texts visitors can read', () => {
  const textsOf = (slug: string, label: string) =>
    textGroups(formOf(slug)).find(({ title }) => title === label)?.texts ?? []
  const { rules, typed } = words.texts

  it('are one for each rule of each question, in the order of the page', () => {
    const questions = textGroups(formOf('nomination')).slice(0, -1)
    expect(questions.map(({ title }) => title)).toEqual(['Title', 'Category', 'Description'])
    expect(questions[0]?.texts[0]).toMatchObject({
      when: rules.required,
      text: 'Title is required',
      path: ['properties', 'title', 'errorMessage', 'required'],
    })
  })

  it('name the limit of their rule', () => {
    const age = textsOf('painter-apply', 'Age').map(({ when }) => when)
    expect(age).toContain(rules.minimum.replace('{limit}', '13'))
  })

  it('show where the visitor’s own text is inserted', () => {
    const links = textGroups(formOf('painter-apply')).flatMap(({ texts }) => texts.map(({ text }) => text))
    expect(links).toContain(`Invalid URL detected: ${typed}`)
  })

  it('of two branches with the same text are listed once', () => {
    expect(textsOf('guild', 'Role').filter(({ when }) => when === rules.required)).toHaveLength(1)
  })

  it('link to a place that exists in its file', () => {
    for (const slug of slugsIn(everyFile)) {
      for (const { part, path, text } of textGroups(formOf(slug)).flatMap(({ texts }) => texts)) {
        const said = path.reduce<unknown>(
          (node, step) => Object(node)[step],
          JSON.parse(everyFile.get(pathOfPart(slug, part)) ?? ''),
        )
        expect(String(said).replace('{value}', typed)).toBe(text)
      }
    }
  })
})

describe('a phrase of a screen reader', () => {
  it.each([
    [
      true,
      'textbox, Age, 13, or older, invalid, required',
      'Age, 13, or older',
      ['edit box', 'invalid, required'],
    ],
    [true, 'radio, Mines, not checked, position 1, set size 2', 'Mines', ['choice', 'not checked, 1 of 2']],
    [true, 'link, All forms', 'All forms', ['link']],
    [false, 'polite: 2 characters left', '2 characters left', ['by itself']],
    [false, 'assertive: There is a problem', 'There is a problem', ['by itself, at once']],
    [false, 'Keep this number, please.', 'Keep this number, please.', []],
    [false, 'constructor, required', 'constructor, required', []],
  ])(
    'is of a part of the page (%j) or not: %j has the words %j, and what is added',
    (isPart, phrase, words, added) => {
      expect(readPhrase(phrase)).toEqual({ isPart, words, added })
    },
  )
})

describe('the phrases of a recording', () => {
  /** The entries as lines, each with what the screen reader adds. */
  const entriesOf = (phrases: readonly string[]) => {
    const entries: string[][] = []
    for (const { isFirst, words, added } of inEntries(phrases)) {
      if (isFirst) entries.push([])
      entries.at(-1)?.push([words, ...added].join(' + '))
    }
    return entries
  }

  it('put the texts of a label before its control, not after what comes before', () => {
    const phrases = [
      'form, Join',
      'Two minutes.',
      'Age',
      'Error:',
      'Write your age',
      'textbox, Age, Error: Write your age, invalid',
      'Saved.',
      'link, Rules',
    ]
    expect(entriesOf(phrases)).toEqual([
      ['Join + form', 'Two minutes.'],
      ['Age', 'Error:', 'Write your age', 'Age, Error: Write your age + edit box + invalid', 'Saved.'],
      ['Rules + link'],
    ])
  })

  it('name a part without a name by the text in it', () => {
    expect(entriesOf(['group', 'Wrong form?', 'link, All forms'])).toEqual([
      ['Wrong form? + group'],
      ['All forms + link'],
    ])
  })
})

describe('a question that waits for an answer', () => {
  const conditional = [...readings.keys()].map(formOf).flatMap((form) =>
    (form.schema.allOf ?? []).flatMap(({ then }) =>
      Object.keys(then?.properties ?? {})
        .filter((name) => !Object.hasOwn(form.schema.properties, name))
        .map((name) => ({ slug: form.slug, form, name })),
    ),
  )

  it.each(conditional)('$name of $slug is shown by the answers that are filled in', ({ form, name }) => {
    const [first = ''] = form.order
    const answers = answersShowing(form, name, { [first]: 'kept' })
    expect(Object.keys(answers ?? {}).length).toBeGreaterThan(0)
    const texts = Object.fromEntries(
      Object.entries(answers ?? {}).map(([key, value]) => [key, String(value)]),
    )
    expect(answersShowing(form, name, texts)).toBeUndefined()
  })

  it('changes nothing for one that is always there', () => {
    const form = formOf('nomination')
    expect(answersShowing(form, form.order[0] ?? '', {})).toBeUndefined()
  })
})

describe('a link with answers', () => {
  it('contains each answer as it was typed, and no empty ones', () => {
    const link = linkWith(
      { name: 'Füchsin & Co', games: 'PvP\nSkyblock', why: ' ' },
      'guild',
      'https://a.example',
    )
    const { pathname, hash } = new URL(link)
    expect(pathname).toBe('/forms/guild')
    expect([...new URLSearchParams(hash.slice(1))]).toEqual([
      ['name', 'Füchsin & Co'],
      ['games', 'PvP\nSkyblock'],
    ])
  })

  it('is the plain address if nothing is typed', () => {
    expect(linkWith({}, 'contact', 'https://a.example')).toBe('https://a.example/contact')
  })
})
