import { describe, expect, it } from 'vitest'
import { valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import {
  addSection,
  removeSection,
  renameSection,
  sectionViews,
} from '../../../src/workbench/client/panels/edit-sections'

const question = (title: string) => ({ title, type: 'string' })
const schema = {
  title: 'Lantern',
  type: 'object',
  properties: { a: question('A'), b: question('B'), c: question('C'), d: question('D') },
}

/** A form of four questions with these headings, written as `Title: ab`. */
function formWith(...sections: readonly string[]): FormTexts {
  const list = sections.map((each) => {
    const [title = '', names = ''] = each.split(': ')
    return { title, properties: [...names] }
  })
  return {
    schema: `${JSON.stringify(schema, null, 2)}\n`,
    ui: `${JSON.stringify(list.length > 0 ? { 'ui:sections': list } : {}, null, 2)}\n`,
    message: '{ "fields": {} }\n',
    fixtures: '{}\n',
    manifest: '{}\n',
  }
}

const written = (texts: FormTexts) =>
  valuesOf(texts).ui['ui:sections']?.map(({ title, properties }) => `${title}: ${properties.join('')}`)

describe('a heading', () => {
  it('has all questions below it if it is the first', () => {
    expect(written(addSection(formWith(), 'You', 'a'))).toEqual(['You: abcd'])
  })

  it('takes over the questions from its own on', () => {
    expect(written(addSection(formWith('You: ab', 'It: cd'), 'More', 'd'))).toEqual([
      'You: ab',
      'It: c',
      'More: d',
    ])
  })

  it('can be renamed', () => {
    expect(written(renameSection(formWith('You: ab', 'It: cd'), 1, 'That'))).toEqual(['You: ab', 'That: cd'])
  })

  it('stands above its first question', () => {
    expect(sectionViews(formWith('You: ab', 'It: cd'))).toEqual([
      { index: 0, title: 'You', first: 'a' },
      { index: 1, title: 'It', first: 'c' },
    ])
  })

  it('leaves its questions to the one before, or to the next one', () => {
    const form = formWith('You: ab', 'It: cd')
    expect(written(removeSection(form, 1))).toEqual(['You: abcd'])
    expect(written(removeSection(form, 0))).toEqual(['It: abcd'])
    expect(written(removeSection(formWith('You: abcd'), 0))).toBeUndefined()
  })
})
