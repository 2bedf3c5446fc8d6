import { describe, expect, it } from 'vitest'
import { valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { pastedOptions } from '../../../src/workbench/client/panels/option-lines'
import { dependentOptions } from '../../../src/workbench/client/panels/question-options'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { emptyForm, textOf } from './form-texts'

const place = { properties: { place: { const: 'Hafen' } }, required: ['place'] }

/** A form whose colours are fewer after one answer; the last one is closed, and its name says so. */
const form: FormTexts = {
  ...emptyForm,
  schema: textOf({
    title: 'Lantern',
    type: 'object',
    required: [],
    properties: {
      place: { title: 'Ort', type: 'string', enum: ['Hafen', 'Turm'] },
      colour: {
        title: 'Farbe',
        type: 'string',
        enum: ['Rot', 'Grün', 'Blau'],
        not: { enum: ['Blau'] },
        errorMessage: { not: 'Ausverkauft' },
      },
    },
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
    allOf: [{ if: place, then: { properties: { colour: { enum: ['Rot', 'Blau'] } } } }],
  }),
  ui: textOf({
    colour: { 'ui:enumNames': { Rot: 'Zinnober', Blau: 'Blau (weg)' }, 'ui:enumDisabled': ['Blau'] },
  }),
}

function change(values: Readonly<Record<string, string>>, texts = form): FormTexts {
  const panel = questionPanel(texts, 'colour')
  return panel?.apply({ ...panel.values, ...values }) ?? texts
}

const fewerOf = (changed: FormTexts) =>
  valuesOf(changed).schema.allOf?.[0]?.then?.properties?.['colour']?.enum

describe('options that are fewer after an answer', () => {
  it('get a new option too, because otherwise nobody could choose it', () => {
    expect(fewerOf(change({ options: 'Gelb\nRot\nGrün\nBlau' }))).toEqual(['Gelb', 'Rot', 'Blau'])
  })

  it('follow a new order, a new name and a deletion', () => {
    expect(fewerOf(change({ options: 'Blau\nGrün\nRot' }))).toEqual(['Blau', 'Rot'])
    expect(fewerOf(change({ options: 'Purpur\nGrün\nBlau' }))).toEqual(['Purpur', 'Blau'])
    expect(fewerOf(change({ options: 'Rot\nGrün' }))).toEqual(['Rot'])
  })
})

describe('the list of options that only applies after an answer', () => {
  const inBranch = (rules: object, properties: object): FormTexts => ({
    ...form,
    schema: textOf({
      title: 'Lantern',
      type: 'object',
      required: [],
      properties: { place: { title: 'Ort', type: 'string', enum: ['Hafen', 'Turm'] }, ...properties },
      // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
      allOf: [{ if: place, then: { properties: { colour: rules } } }],
    }),
  })
  const pathIn = (texts: FormTexts) => {
    const colour = questionsOf(texts).find(({ name }) => name === 'colour')
    return colour && dependentOptions(valuesOf(texts), colour)
  }
  const options = { title: 'Farbe', type: 'string', enum: ['Rot', 'Blau'] }

  it('is found where the answer makes the options others', () => {
    const path = ['allOf', 0, 'then', 'properties', 'colour', 'enum']
    expect(pathIn(form)).toEqual(path)
    expect(pathIn(inBranch({ enum: ['Rot'] }, { colour: { title: 'Farbe', type: 'string' } }))).toEqual(path)
  })

  it('is none where the answer only shows the question', () => {
    const shown = inBranch(options, {})
    expect(questionsOf(shown).map(({ name }) => name)).toContain('colour')
    expect(pathIn(shown)).toBeUndefined()
  })
})

it('an option that is open again loses the name that said it was closed, and no other name', () => {
  expect(valuesOf(change({ closed: '' })).ui).toEqual({ colour: { 'ui:enumNames': { Rot: 'Zinnober' } } })
})

describe('an option that is emptied', () => {
  const errorAt = (options: string) => {
    const panel = questionPanel(form, 'colour')
    return panel?.check({ ...panel.values, options })['options']
  }

  it('is held back, as its new name may follow', () => {
    for (const options of ['Rot\n\nBlau', 'Rot\n  \nBlau\n'])
      expect(errorAt(options)).toBe('Line 2 is empty. Write the option there, or delete the line.')
    expect(errorAt('Rot\nGrün\n')).toMatch(/^Line 3 /)
    expect(errorAt('Purpur\n\nBlau')).toMatch(/^Line 2 /)
  })

  it('is none where its line is gone, or an empty line is beside all options', () => {
    for (const options of ['Rot\nGrün', 'Rot\nGrün\nBlau\n', 'Rot\n\nGrün\nBlau', 'Rot\nBlau\n'])
      expect(errorAt(options)).toBeUndefined()
  })
})

it('options that no one can choose now are not all, of which nothing is said while no option is written', () => {
  const errorsAt = (values: Readonly<Record<string, string>>) => {
    const panel = questionPanel(form, 'colour')
    return panel?.check({ ...panel.values, ...values }) ?? {}
  }
  expect(errorsAt({ closed: 'Rot\nGrün\nBlau' })['closed']).toMatch(/^One option must stay open\./)
  expect(Object.keys(errorsAt({ options: '', closed: '' }))).toEqual(['options'])
})

describe('options that are only offered after an answer', () => {
  const listed = (rules: object): FormTexts => ({
    ...form,
    schema: textOf({
      title: 'Lantern',
      type: 'object',
      required: [],
      properties: {
        place: { title: 'Ort', type: 'string', enum: ['Hafen', 'Turm'] },
        colour: { title: 'Farbe', type: 'string' },
      },
      // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
      allOf: [{ if: place, then: { properties: { colour: { enum: ['Rot', 'Blau'], ...rules } } } }],
    }),
    ui: textOf({ colour: { 'ui:widget': 'select' } }),
  })

  it('are closed like others, as long as one of them stays open', () => {
    const closed = change({ closed: 'Blau' }, listed({}))
    expect(valuesOf(closed).schema.properties['colour']?.not).toEqual({ enum: ['Blau'] })
    const panel = questionPanel(closed, 'colour')
    expect(panel?.values['closed']).toBe('Blau')
    expect(panel?.check({ ...panel.values, closed: 'Rot\nBlau' })).toHaveProperty('closed')
  })

  it('are closed as text where an answer closes them', () => {
    const fields = (rules: object) => questionPanel(listed(rules), 'colour')?.ui
    expect(fields({})).toHaveProperty('closed')
    expect(fields({ not: { enum: ['Blau'] } })).not.toHaveProperty('closed')
  })
})

describe('fixtures', () => {
  const answers = (colour: unknown) => ({ answers: { place: 'Rot', colour } })
  const fixtures = {
    valid: { one: answers('Rot'), other: answers('Grün'), several: answers(['Blau', 'Rot']), none: {} },
    wrong: { closed: { ...answers('Rot'), errors: { colour: 'Ausverkauft' } } },
  }
  const withExamples = { ...form, fixtures: textOf(fixtures) }

  it('have the new name of an option, and keep every other answer', () => {
    const now = valuesOf(change({ options: 'Purpur\nGrün\nBlau' }, withExamples)).fixtures
    expect(now?.valid).toEqual({
      one: answers('Purpur'),
      other: answers('Grün'),
      several: answers(['Blau', 'Purpur']),
      none: {},
    })
    expect(now?.wrong?.['closed']?.answers).toEqual({ place: 'Rot', colour: 'Purpur' })
  })

  it('stay as they are where options are added, sorted or deleted', () => {
    for (const options of ['Rot\nGrün\nBlau\nGelb', 'Blau\nGrün\nRot', 'Grün\nBlau'])
      expect(change({ options }, withExamples).fixtures).toBe(withExamples.fixtures)
  })
})

it.each([
  ['• Rot\n•\tGrün\n', ['Rot', 'Grün']],
  ['- Rot\n– Grün', ['Rot', 'Grün']],
  ['- Rot\nGrün', ['- Rot', 'Grün']],
  ['1.\tRot\n2.\tGrün', ['Rot', 'Grün']],
  ['1) Rot\n2) Grün', ['Rot', 'Grün']],
  ['1. Rang\n3. Rang', ['1. Rang', '3. Rang']],
  ['-5\n-10', ['-5', '-10']],
  ['1\tRot\n2\tGrün', ['Rot', 'Grün']],
  ['7\tRot\n9\tGrün', ['7\tRot', '9\tGrün']],
  ['- [ ] Rot\n- [x] Grün', ['Rot', 'Grün']],
  ['**Rot**\n**Grün**', ['Rot', 'Grün']],
  ['* **Rot**\n* *Grün*', ['Rot', 'Grün']],
  ['**Rot**\nGrün', ['**Rot**', 'Grün']],
])('a pasted list %j has the options %j', (text, options) => {
  expect(pastedOptions(text)).toEqual(options)
})

describe('a list that is pasted over the options', () => {
  it('loses its marks, and can be added to', () => {
    const optionsOf = (changed: FormTexts) => valuesOf(changed).schema.properties['colour']?.enum
    const pasted = change({ options: '•\tGelb\n•\tWeiß' })
    expect(optionsOf(pasted)).toEqual(['Gelb', 'Weiß'])
    expect(optionsOf(change({ options: '•\tGelb\n•\tWeiß\nLila' }, pasted))).toEqual(['Gelb', 'Weiß', 'Lila'])
  })

  it('is refused where an option would lose its times or its channel', () => {
    const errorOf = (texts: FormTexts, options: string) => {
      const panel = questionPanel(texts, 'colour')
      return panel?.check({ ...panel.values, options })['options']
    }
    const routes = [{ property: 'colour', answers: ['Grün'], webhook: 'green' }]
    const routed = { ...form, message: textOf({ title: 'Lantern', fields: {}, routes }) }
    const doors = { Grün: { until: '2026-12-01T00:00[UTC]', text: 'Zu' } }
    const timed = { ...form, ui: textOf({ colour: { 'ui:options': { doors } } }) }
    for (const texts of [routed, timed]) {
      expect(errorOf(texts, 'Rouge\nVert\nBleu')).toMatch(/^“Grün” has opening times or a channel/)
      expect(errorOf(texts, 'Rot\nVert\nBlau')).toBeUndefined()
      expect(errorOf(texts, 'Rot\nBlau')).toBeUndefined()
    }
    expect(errorOf(form, 'Rouge\nVert\nBleu')).toBeUndefined()
  })
})
