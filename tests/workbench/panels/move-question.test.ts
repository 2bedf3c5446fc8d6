import { describe, expect, it } from 'vitest'
import {
  arranged,
  entriesAfterDrop,
  entriesAfterStep,
  entriesOf,
  placeWords,
  type Entry,
} from '../../../src/workbench/client/panels/move-question'
import { valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { deleteQuestion, duplicateQuestion } from '../../../src/workbench/client/panels/edit-questions'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'

const property = (title: string) => ({ title, type: 'string' })
const choice = { ...property('B'), enum: ['x', 'y'] }
const schema = {
  title: 'Lantern',
  type: 'object',
  required: ['a', 'd'],
  properties: { a: property('A'), b: choice, c: property('C'), d: property('D') },
  allOf: [
    {
      if: { properties: { b: { const: 'x' } }, required: ['b'] },
      // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
      then: { properties: { e: property('E') } },
    },
  ],
}

/** A form whose question "e" depends on "b", with headings above the given questions. */
function formWith(...firsts: readonly string[]): FormTexts {
  const page = [...'abecd']
  const starts = firsts.map((first) => page.indexOf(first))
  const sections = starts.map((start, index) => ({
    title: `From ${firsts[index]}`,
    properties: page.slice(start, starts[index + 1]),
  }))
  return {
    schema: `${JSON.stringify(schema, null, 2)}\n`,
    ui: `${JSON.stringify(sections.length > 0 ? { 'ui:sections': sections } : {}, null, 2)}\n`,
    message: '{ "fields": {} }\n',
    fixtures: '{}\n',
    manifest: '{}\n',
  }
}

/** The names of the questions, with a line for each heading. */
const written = (entries: readonly Entry[]) =>
  entries.map((entry) => (typeof entry === 'number' ? '|' : entry)).join('')

type Moved = ReturnType<typeof entriesAfterStep>

/** The page after a move, or why there is none. */
function after(form: FormTexts, moved: Moved): string {
  return typeof moved === 'string' ? moved : written(entriesOf(arranged(form, moved)))
}

describe('a question that is dropped', () => {
  it.each([
    ['a', 4, 'becda'],
    ['d', 0, 'dabec'],
    ['a', 0, 'end'],
    ['c', 2, 'abced'],
    // The question that depends on its answer moves with it.
    ['b', 0, 'beacd'],
    ['b', 4, 'acdbe'],
    ['b', 2, 'order'],
    // It may be anywhere below the question it depends on.
    ['e', 4, 'abcde'],
    ['e', 0, 'order'],
  ])('%s at %i: %s', (name, to, page) => {
    const form = formWith()
    expect(after(form, entriesAfterDrop(form, name, to))).toBe(page)
  })

  it.each([
    ['d', 4, '|abed|c'],
    ['d', 5, '|abe|dc'],
    ['c', 4, '|abec|d'],
    ['d', 0, '|dabe|c'],
    ['a', 3, '|bea|cd'],
    ['a', 4, '|be|acd'],
  ])('belongs to the heading above the line: %s at %i: %s', (name, to, page) => {
    expect(written(entriesOf(formWith('a', 'c')))).toBe('|abe|cd')
    expect(after(formWith('a', 'c'), entriesAfterDrop(formWith('a', 'c'), name, to))).toBe(page)
  })
})

describe('a question that is moved by one', () => {
  it.each([
    ['a', 1, 'baecd'],
    ['c', -1, 'abced'],
    ['e', 1, 'abced'],
    ['e', -1, 'order'],
    ['a', -1, 'end'],
    ['d', 1, 'end'],
  ] as const)('%s by %i: %s', (name, by, page) => {
    const form = formWith()
    expect(after(form, entriesAfterStep(form, name, by))).toBe(page)
  })

  it('crosses a heading in a step of its own, and pushes no other one out', () => {
    const form = formWith('a', 'c')
    expect(after(form, entriesAfterStep(form, 'c', -1))).toBe('|abec|d')
    expect(after(form, entriesAfterStep(form, 'b', 1))).toBe('|a|becd')
    expect(after(form, entriesAfterStep(form, 1, -1))).toBe('|ab|ecd')
    expect(after(form, entriesAfterStep(form, 1, 1))).toBe('|abec|d')
  })

  it('leaves each heading a question, and none above the first one', () => {
    const form = formWith('a', 'd')
    expect(after(form, entriesAfterStep(form, 'd', -1))).toBe('heading')
    expect(after(form, entriesAfterStep(form, 1, 1))).toBe('heading')
    expect(after(form, entriesAfterStep(form, 'a', -1))).toBe('end')
    expect(after(form, entriesAfterStep(form, 0, 1))).toBe('end')
  })
})

describe('the order of the page', () => {
  const form = formWith('a', 'c')
  const later = arranged(form, [0, 'a', 'b', 1, 'c', 'e', 'd'])

  it('is written only where it is not the usual one', () => {
    expect(valuesOf(later).ui['ui:order']).toEqual(['a', 'b', 'c', 'e', 'd'])
    expect(arranged(later, entriesOf(form))).toEqual(form)
  })

  it('is that of the rules as well', () => {
    const turned = arranged(form, [0, 'd', 1, 'c', 'a', 'b', 'e'])
    expect(Object.keys(valuesOf(turned).schema.properties)).toEqual(['d', 'c', 'a', 'b'])
    expect(valuesOf(turned).schema.required).toEqual(['d', 'a'])
  })

  it('is said with the heading', () => {
    expect(placeWords(later, 'e')).toBe('“E” is now question 4 of 5, under “From c”.')
    expect(placeWords(formWith(), 'e')).toBe('“E” is now question 3 of 5.')
    expect(placeWords(later, 1)).toBe('The heading “From c” is above “C” now.')
  })

  it('has a copy below its original and what depends on that', () => {
    expect(written(entriesOf(duplicateQuestion(form, 'b').texts))).toBe('|abeb2|cd')
    expect(written(entriesOf(duplicateQuestion(later, 'e').texts))).toBe('|ab|cee2d')
  })

  it('has no heading whose only question is deleted', () => {
    expect(written(entriesOf(deleteQuestion(formWith('a', 'd'), 'd')))).toBe('|abec')
    expect(valuesOf(deleteQuestion(later, 'c')).ui['ui:order']).toBeUndefined()
  })

  it('stays when a question depends on another answer, if it is below that question', () => {
    const whenOf = (texts: FormTexts, name: string, when: string) => {
      const panel = questionPanel(texts, name)
      return panel?.apply({ ...panel.values, when }) ?? texts
    }
    const waiting = whenOf(form, 'd', 'Only if B is “y”')
    expect(written(entriesOf(waiting))).toBe('|abe|cd')
    expect(whenOf(waiting, 'd', 'Always')).toEqual(form)
    expect(written(entriesOf(whenOf(form, 'a', 'Only if B is “y”')))).toBe('|bea|cd')
  })
})
