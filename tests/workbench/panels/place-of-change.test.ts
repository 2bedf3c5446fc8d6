import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/workbench/form-files'
import {
  changedFiles,
  editForm,
  textsOf,
  type FormTexts,
} from '../../../src/workbench/client/files/form-texts'
import { setAt } from '../../../src/workbench/client/files/json'
import { addQuestion, deleteQuestion } from '../../../src/workbench/client/panels/edit-questions'
import { addSection, renameSection } from '../../../src/workbench/client/panels/edit-sections'
import { locateChange } from '../../../src/workbench/client/panels/place-of-change'
import { arranged, entriesOf } from '../../../src/workbench/client/panels/move-question'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { everyFile, filesWith } from '../form-files'

const slug = 'general-advice'
const form = textsOf(everyFile, slug)
const [first, second] = questionsOf(form)
if (!first || !second) throw new Error('The form has two questions.')

const withForm = (next: FormTexts): Files => filesWith(Object.fromEntries(changedFiles(slug, form, next)))
const spotAfter = (next: FormTexts) =>
  locateChange({ before: everyFile, after: withForm(next), panel: undefined }, slug)
const spotBack = (next: FormTexts) =>
  locateChange({ before: withForm(next), after: everyFile, panel: undefined }, slug)

describe('what has changed', () => {
  it('is a question, by its label now, and where it is', () => {
    const next = editForm(form, ({ schema }) => {
      Object.assign(schema.properties[first.name] ?? {}, { title: 'Who?' })
    })
    const place = { part: 'questions', question: first.name }
    expect(spotAfter(next)).toEqual({ of: 'question', name: 'Who?', place })
    expect(spotBack(next)).toEqual({ of: 'question', name: first.label, place })
  })

  it('is a question that is gone, or back', () => {
    for (const [owner, name] of [
      [slug, second.name],
      // Only shown after an answer to another question.
      ['harbour-trip', 'island'],
    ] as const) {
      const all = textsOf(everyFile, owner)
      const without = filesWith(Object.fromEntries(changedFiles(owner, all, deleteQuestion(all, name))))
      const label = questionsOf(all).find((each) => each.name === name)?.label
      const gone = locateChange({ before: everyFile, after: without, panel: undefined }, owner)
      expect(gone).toEqual({ of: 'question', name: label, place: { part: 'questions' } })
      const back = locateChange({ before: without, after: everyFile, panel: undefined }, owner)
      expect(back).toMatchObject({ name: label, place: { question: name } })
    }
  })

  it('is a question that only the rules name', () => {
    const asked = { label: 'Where?', kind: 'long text', isRequired: false } as const
    const { name, texts } = addQuestion(form, asked)
    const bare = editForm(texts, ({ schema, ui }) => {
      delete ui[name]
      const properties = { [name]: schema.properties[name] ?? {} }
      delete schema.properties[name]
      const shown = { properties: { [first.name]: { const: 'x' } }, required: [first.name] }
      // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
      schema.allOf = [...(schema.allOf ?? []), { if: shown, then: { properties } }]
    })
    expect(spotAfter(bare)).toMatchObject({ of: 'question', name: 'Where?' })
    expect(spotBack(bare)).toEqual({ of: 'question', name: 'Where?', place: { part: 'questions' } })
  })

  it('is the order of the questions', () => {
    expect(spotAfter(arranged(form, [...entriesOf(form).slice(1), first.name]))).toMatchObject({
      of: 'order',
    })
  })

  it('is a part of the form', () => {
    const next = editForm(form, ({ message, manifest }) => {
      message.title = 'News'
      for (const card of manifest?.cards ?? []) if (card.slug === slug) card.popularity = 1
    })
    expect(spotAfter(next)).toEqual({ of: 'part', name: 'Message to staff', place: { part: 'message' } })
    const card = editForm(form, ({ manifest }) => {
      for (const each of manifest?.cards ?? []) if (each.slug === slug) each.tags.push('news')
    })
    expect(spotAfter(card)).toEqual({ of: 'part', name: 'Card', place: { part: 'card' } })
  })

  it('is the times and recipients, of the form or of one answer', () => {
    const place = { part: 'times' }
    const door = { from: '2026-12-01T18:00[UTC]', text: 'Not yet.' }
    for (const next of [
      editForm(form, ({ ui }) => void (ui['ui:door'] = door)),
      editForm(form, ({ ui }) => setAt(ui, [second.name, 'ui:options', 'doors', 'x'], door)),
      editForm(form, ({ message }) => void (message.webhook = 'elsewhere')),
    ]) {
      expect(spotAfter(next)).toEqual({ of: 'part', name: 'Times and channel', place })
      expect(spotBack(next)).toMatchObject({ place })
    }
  })

  it('is the questions where only a heading has other words', () => {
    const headed = addSection(form, 'About you', first.name)
    const [before, after] = [headed, renameSection(headed, 0, 'You')].map(withForm)
    if (!before || !after) throw new Error('There are two states.')
    const spot = locateChange({ before, after, panel: undefined }, slug)
    expect(spot).toEqual({ of: 'part', name: 'Questions', place: { part: 'questions' } })
  })

  it('is the part that is seen before any other', () => {
    const next = editForm(form, ({ schema, message }) => {
      Object.assign(schema.properties[first.name] ?? {}, { title: 'Who?' })
      message.title = 'News'
    })
    const travelled = { before: everyFile, after: withForm(next), panel: undefined }
    expect(locateChange(travelled, slug, 'message')).toMatchObject({ place: { part: 'message' } })
    expect(locateChange(travelled, slug, 'card')).toMatchObject({ name: 'Who?' })
  })

  it('is what was held back where no file has changed', () => {
    const panel = { slug, part: 'questions', question: first.name } as const
    expect(locateChange({ before: everyFile, after: everyFile, panel }, slug)).toMatchObject({
      name: first.label,
    })
  })

  it('is a file that no panel shows', () => {
    const next = { ...form, fixtures: '{}' }
    expect(spotAfter(next)).toEqual({ of: 'part', name: 'Example answers' })
    expect(spotAfter({ ...form, schema: '{' })).toEqual({ of: 'part', name: 'Questions' })
  })
})
