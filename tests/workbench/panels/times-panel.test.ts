import { describe, expect, it } from 'vitest'
import { readDefinition } from '../../../src/catalog/read-definitions'
import { formatJson } from '../../../src/lint/json/format'
import { deleteQuestion } from '../../../src/workbench/client/panels/edit-questions'
import { valueAt, valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { timesPanel, timesTargets, type TimesTarget } from '../../../src/workbench/client/panels/times-panel'
import { sampleFolder } from '../../support/fixtures'

const tidy = (value: unknown) => formatJson(JSON.stringify(value)) ?? ''
const { schema, ui, message } = readDefinition('general-advice', sampleFolder)
const form: FormTexts = {
  schema: tidy(schema),
  ui: tidy(ui),
  message: tidy(message),
  fixtures: '{}',
  manifest: '{}',
}
const [whole, first, second] = timesTargets(form)
if (!whole || !first?.answer || !second) throw new Error('The form has no options.')
const { question, option } = first.answer

const zone = 'Europe/Berlin'
const winter = {
  limited: 'Yes',
  fromDate: '2026-12-01',
  fromTime: '18:00',
  untilDate: '2026-12-31',
  untilTime: '',
  zone,
  text: 'Come back in December.',
}
const door = {
  from: '2026-12-01T18:00[Europe/Berlin]',
  until: '2026-12-31T00:00[Europe/Berlin]',
  text: 'Come back in December.',
}

/** The form after filling in its panel. */
function filledIn(target: TimesTarget, values: Readonly<Record<string, string>>, texts = form): FormTexts {
  const panel = timesPanel(texts, target, zone)
  expect(panel.check({ ...panel.values, ...values })).toEqual({})
  const after = panel.apply({ ...panel.values, ...values })
  expect(timesPanel(after, target, zone).values).toMatchObject(values)
  return after
}

describe('opening times', () => {
  it.each([
    ['the form', whole, ['ui:door']],
    ['one option', first, [question, 'ui:options', 'doors', String(option)]],
  ] as const)('of %s are written, read back, and removed without a trace', (_, target, path) => {
    const after = timesPanel(form, target, zone).apply({
      ...timesPanel(form, target, zone).values,
      ...winter,
    })
    expect(valueAt(valuesOf(after).ui, path)).toEqual(door)
    expect(timesPanel(after, target, zone).values).toMatchObject({ ...winter, untilTime: '00:00' })
    const panel = timesPanel(after, target, zone)
    expect(valuesOf(panel.apply({ ...panel.values, limited: 'No' })).ui).toEqual(ui)
  })

  it.each([
    [{ fromDate: '', untilDate: '' }, 'fromDate'],
    [{ zone: 'Atlantis' }, 'zone'],
    [{ untilDate: '2026-11-01' }, 'untilDate'],
    [{ fromDate: '', untilDate: '', zone: 'Atlantis' }, 'fromDate', 'zone'],
    [{ untilDate: '2026-11-01', zone: 'Atlantis' }, 'untilDate', 'zone'],
    [{ untilDate: '2026-11-01', fromTime: '6pm' }, 'untilDate'],
    [{ untilDate: '2026-12-01', fromTime: '6pm' }],
  ])('that are impossible, such as %j, are reported at each field of its own', (change, ...fields) => {
    const panel = timesPanel(form, whole, zone)
    expect(Object.keys(panel.check({ ...panel.values, ...winter, ...change }))).toEqual(fields)
  })

  it('of an option follow when it is renamed, and are deleted with it', () => {
    const timed = filledIn(first, { ...winter, untilTime: '12:00' })
    const panel = questionPanel(timed, question)
    const lines = panel?.values['options']?.split('\n') ?? []
    const renamed =
      panel?.apply({ ...panel.values, options: ['Another', ...lines.slice(1)].join('\n') }) ?? timed
    const doors = (texts: FormTexts) => valueAt(valuesOf(texts).ui, [question, 'ui:options', 'doors'])
    expect(doors(renamed)).toEqual({ Another: expect.objectContaining({ text: winter.text }) })
    const gone = questionPanel(renamed, question)
    expect(
      doors(gone?.apply({ ...gone.values, options: lines.slice(1).join('\n') }) ?? renamed),
    ).toBeUndefined()
  })
})

describe('recipients', () => {
  const webhookOf = (texts: FormTexts, target: TimesTarget) =>
    timesPanel(texts, target, zone).values['webhook']

  it('are read back for the form and for single answers, several of which share one', () => {
    let texts = filledIn(whole, { webhook: 'lanterns' })
    texts = filledIn(first, { webhook: 'mill' }, texts)
    texts = filledIn(second, { webhook: 'mill' }, texts)
    expect([whole, first, second].map((target) => webhookOf(texts, target))).toEqual([
      'lanterns',
      'mill',
      'mill',
    ])
    expect(valueAt(valuesOf(texts).message, ['routes'])).toHaveLength(1)
    texts = filledIn(first, { webhook: '' }, texts)
    expect([first, second].map((target) => webhookOf(texts, target))).toEqual(['', 'mill'])
    texts = filledIn(second, { webhook: '' }, texts)
    expect(valueAt(valuesOf(texts).message, ['routes'])).toBeUndefined()
  })

  it('follow a renamed option, and are deleted with the question', () => {
    const routed = filledIn(first, { webhook: 'mill' })
    const panel = questionPanel(routed, question)
    const lines = panel?.values['options']?.split('\n') ?? []
    const renamed =
      panel?.apply({ ...panel.values, options: ['Another', ...lines.slice(1)].join('\n') }) ?? routed
    expect(valueAt(valuesOf(renamed).message, ['routes', 0, 'answers'])).toEqual(['Another'])
    expect(questionsOf(renamed).length).toBeGreaterThan(1)
    expect(valueAt(valuesOf(deleteQuestion(renamed, question)).message, ['routes'])).toBeUndefined()
  })
})
