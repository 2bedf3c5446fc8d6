import { describe, expect, it } from 'vitest'
import { readDefinition } from '../../../src/catalog/read-definitions'
import { partAt } from '../../../src/engine/json'
import { validate } from '../../../src/engine/answers/validate'
import { isOpen } from '../../../src/engine/schema/door'
import { visibleQuestions } from '../../../src/engine/schema/questions'
import { addQuestion, deleteQuestion } from '../../../src/workbench/client/panels/edit-questions'
import { editForm, valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { compilePanel } from '../../../src/workbench/client/panels/panel'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { channelsIn } from '../../../src/workbench/client/panels/TimesColumn'
import { timesPanel } from '../../../src/workbench/client/panels/times-panel'
import { doorOf, timesTargets, type TimesTarget } from '../../../src/workbench/client/panels/times-targets'
import { isShut } from '../../../src/workbench/client/panels/times-words'
import { sampleFolder } from '../../support/fixtures'
import { textOf } from './form-texts'

const { schema, ui, message } = readDefinition('general-advice', sampleFolder)
const form: FormTexts = {
  schema: textOf(schema),
  ui: textOf(ui),
  message: textOf(message),
  fixtures: '{}',
  manifest: '{}',
}
const [whole, first, second] = timesTargets(form)
if (!whole || !first?.answer || !second) throw new Error('The form has no options.')
const { question, option } = first.answer

const zone = 'Europe/Berlin'
const context = { zone, now: Date.parse('2026-11-25T12:00Z') }
const winter = {
  limited: 'Open between two dates',
  fromDate: '2026-12-01',
  fromTime: '18:00',
  untilDate: '2026-12-31',
  untilTime: '',
  zone,
  text: 'Come back in December.',
}
const door = {
  from: '2026-12-01T18:00[Europe/Berlin]',
  until: '2027-01-01T00:00[Europe/Berlin]',
  text: 'Come back in December.',
}

/** The form after filling in its panel. */
function filledIn(target: TimesTarget, values: Readonly<Record<string, string>>, texts = form): FormTexts {
  const panel = timesPanel(texts, target, context)
  expect(panel.check({ ...panel.values, ...values })).toEqual({})
  const after = panel.apply({ ...panel.values, ...values })
  expect(timesPanel(after, target, context).values).toMatchObject(values)
  return after
}

it('a tick box has a recipient of its own, and no times', () => {
  const asked = { label: 'Deux ?', kind: 'tick box', isRequired: false } as const
  const { texts, name } = addQuestion(form, asked)
  const target = timesTargets(texts).find(({ answer }) => answer?.question === name) ?? whole
  const panel = timesPanel(texts, target, context)
  const asks = visibleQuestions(compilePanel(panel), { ...panel.values })
  expect(asks.map((each) => each.name)).toEqual(['webhook'])
  expect(validate(compilePanel(panel), {})).toMatchObject({ ok: true })
  const after = filledIn(target, { webhook: 'deux' }, texts)
  expect(valuesOf(after).message.routes).toEqual([{ property: name, answers: [true], webhook: 'deux' }])
})

describe('opening times', () => {
  it.each([
    ['the form', whole, ['ui:door']],
    ['one option', first, [question, 'ui:options', 'doors', String(option)]],
  ] as const)('of %s are written, read back, and removed without a trace', (_, target, path) => {
    const after = timesPanel(form, target, context).apply({
      ...timesPanel(form, target, context).values,
      ...winter,
    })
    expect(partAt(valuesOf(after).ui, path)).toEqual(door)
    expect(timesPanel(after, target, context).values).toMatchObject(winter)
    const panel = timesPanel(after, target, context)
    expect(valuesOf(panel.apply({ ...panel.values, limited: 'Open' })).ui).toEqual(ui)
  })

  it.each([
    [{ zone: 'Atlantis' }, 'zone'],
    [{ untilDate: '2026-11-01' }, 'untilDate'],
    [{ untilDate: '2026-11-01', zone: 'Atlantis' }, 'untilDate', 'zone'],
    [{ untilDate: '2026-11-01', fromTime: '6pm' }, 'untilDate'],
    [{ untilDate: '2026-12-01', fromTime: '6pm' }],
    [{ untilDate: '2026-12-01' }],
    [{ untilDate: '2026-12-01', untilTime: '12:00' }, 'untilDate'],
  ])('that are impossible, such as %j, are reported at each field of its own', (change, ...fields) => {
    const panel = timesPanel(form, whole, context)
    expect(Object.keys(panel.check({ ...panel.values, ...winter, ...change }))).toEqual(fields)
  })

  it.each([
    ['Closed until a date', { from: door.from }],
    ['Open until a date', { until: door.until }],
    ['Open between two dates', { from: door.from, until: door.until }],
  ])('with "%s" have just the ends it names, and are read back so', (limited, ends) => {
    const panel = timesPanel(form, whole, context)
    const after = panel.apply({ ...panel.values, ...winter, limited })
    expect(partAt(valuesOf(after).ui, ['ui:door'])).toEqual({ ...ends, text: door.text })
    expect(timesPanel(after, whole, context).values).toMatchObject({ limited, zone, text: door.text })
  })

  it.each([
    ['the form', whole],
    ['one option', first],
  ] as const)('are not needed to close %s, which has no day then', (_, target) => {
    const { values, ...rules } = timesPanel(form, target, context)
    const closed = { limited: 'Closed', text: 'Come back later.' }
    const panel = compilePanel(rules)
    const asked = visibleQuestions(panel, { ...closed }).map(({ name }) => name)
    expect(asked).toEqual(['limited', 'text', 'webhook'])
    const after = filledIn(target, closed)
    const door = doorOf(after, target)
    expect(door && isOpen(door, context.now)).toBe(false)
    expect(isShut(door)).toBe(true)
    const again = timesPanel(after, target, context)
    expect(again.values['untilDate']).toBe(values['untilDate'])
    expect(valuesOf(again.apply({ ...again.values, limited: 'Open' })).ui).toEqual(valuesOf(form).ui)
  })

  it('have the days, the time zone of the browser and its select ready before they are chosen', () => {
    const { values, schema } = timesPanel(form, whole, context)
    const text = 'This form is closed at the moment.'
    expect(values).toMatchObject({
      limited: 'Open',
      fromDate: '2026-11-26',
      untilDate: '2026-12-03',
      zone,
      text,
    })
    expect(timesPanel(form, first, context).values['text']).toBe('Not available at the moment')
    const zones = schema.allOf?.flatMap(({ then }) => then?.properties?.['zone']?.enum ?? []) ?? []
    expect(zones).toEqual(expect.arrayContaining(['America/New_York', 'UTC', zone]))
    const elsewhere = timesPanel(form, whole, { ...context, zone: 'Europe/Kiev' })
    expect(elsewhere.values['zone']).toBe('Europe/Kiev')
    expect(JSON.stringify(elsewhere.schema)).toContain('Europe/Kiev')
  })

  it('of an option follow when it is renamed, and are deleted with it', () => {
    const timed = filledIn(first, { ...winter, untilTime: '12:00' })
    const panel = questionPanel(timed, question)
    const lines = panel?.values['options']?.split('\n') ?? []
    const renamed =
      panel?.apply({ ...panel.values, options: ['Another', ...lines.slice(1)].join('\n') }) ?? timed
    const doors = (texts: FormTexts) => partAt(valuesOf(texts).ui, [question, 'ui:options', 'doors'])
    expect(doors(renamed)).toEqual({ Another: expect.objectContaining({ text: winter.text }) })
    const gone = questionPanel(renamed, question)
    expect(
      doors(gone?.apply({ ...gone.values, options: lines.slice(1).join('\n') }) ?? renamed),
    ).toBeUndefined()
  })
})

describe('times with two time zones', () => {
  const until = '2027-01-01T00:00[America/New_York]'
  const apart = editForm(form, ({ ui: changed }) => {
    changed['ui:door'] = { ...door, until }
  })
  const apartPanel = timesPanel(apart, whole, context)
  const written = (values: Readonly<Record<string, string>>) =>
    doorOf(apartPanel.apply({ ...apartPanel.values, ...values }), whole)

  it('show both, each with its own end', () => {
    const zones = { fromZone: 'Europe/Berlin', untilZone: 'America/New_York' }
    expect(apartPanel.values).toMatchObject({ ...zones, untilDate: '2026-12-31' })
    const shown = visibleQuestions(compilePanel(apartPanel), apartPanel.values).map(({ name }) => name)
    expect(shown).toEqual(expect.arrayContaining(Object.keys(zones)))
    expect(shown).not.toContain('zone')
  })

  it('keep both while something else changes', () => {
    expect(written({ text: 'Closed.' })).toEqual({ ...door, until, text: 'Closed.' })
    expect(written({ fromTime: '17:00' })).toEqual({
      ...door,
      from: '2026-12-01T17:00[Europe/Berlin]',
      until,
    })
    expect(written({ limited: 'Open until a date' })).toEqual({ until, text: door.text })
  })

  it('can be the same again, and go on asking for both until that is saved', () => {
    const same = apartPanel.apply({ ...apartPanel.values, untilZone: zone })
    expect(doorOf(same, whole)).toEqual(door)
    const saved = doorOf(apart, whole)
    expect(timesPanel(same, whole, { ...context, saved }).values).toMatchObject({
      fromZone: zone,
      untilZone: zone,
    })
    expect(timesPanel(same, whole, { ...context, saved: door }).values).toMatchObject({ zone })
  })
})

describe('recipients', () => {
  const webhookOf = (texts: FormTexts, target: TimesTarget) =>
    timesPanel(texts, target, context).values['webhook']

  it('are read back for the form and for single answers, several of which share one', () => {
    let texts = filledIn(whole, { webhook: 'lanterns' })
    texts = filledIn(first, { webhook: 'mill' }, texts)
    texts = filledIn(second, { webhook: 'mill' }, texts)
    expect([whole, first, second].map((target) => webhookOf(texts, target))).toEqual([
      'lanterns',
      'mill',
      'mill',
    ])
    expect(partAt(valuesOf(texts).message, ['routes'])).toHaveLength(1)
    texts = filledIn(first, { webhook: '' }, texts)
    expect([first, second].map((target) => webhookOf(texts, target))).toEqual(['', 'mill'])
    texts = filledIn(second, { webhook: '' }, texts)
    expect(partAt(valuesOf(texts).message, ['routes'])).toBeUndefined()
  })

  it('keep their place when they change, as of two that fit the first counts', () => {
    const { texts, name } = addQuestion(form, { label: 'Deux ?', kind: 'tick box', isRequired: false })
    const box = { label: 'Deux ?', short: 'Deux ?', answer: { question: name, option: true } }
    const routed = filledIn(first, { webhook: 'mill' }, filledIn(box, { webhook: 'deux' }, texts))
    const routes = (changed: FormTexts) =>
      valuesOf(changed).message.routes?.map(({ property, answers, webhook }) => [property, answers, webhook])
    expect(routes(filledIn(box, { webhook: 'trois' }, routed))).toEqual([
      [name, [true], 'trois'],
      [question, [option], 'mill'],
    ])
    const shared = filledIn(second, { webhook: 'mill' }, filledIn(first, { webhook: 'mill' }, texts))
    const two = filledIn(box, { webhook: 'deux' }, shared)
    const other = second.answer?.option
    const apart = filledIn(first, { webhook: 'wheel' }, two)
    expect(routes(apart)).toEqual([
      [question, [other], 'mill'],
      [question, [option], 'wheel'],
      [name, [true], 'deux'],
    ])
    expect(routes(filledIn(first, { webhook: 'mill' }, apart))).toEqual([
      [question, [other, option], 'mill'],
      [name, [true], 'deux'],
    ])
  })

  it('follow a renamed option, and are deleted with the question', () => {
    const routed = filledIn(first, { webhook: 'mill' })
    const panel = questionPanel(routed, question)
    const lines = panel?.values['options']?.split('\n') ?? []
    const renamed =
      panel?.apply({ ...panel.values, options: ['Another', ...lines.slice(1)].join('\n') }) ?? routed
    expect(partAt(valuesOf(renamed).message, ['routes', 0, 'answers'])).toEqual(['Another'])
    expect(questionsOf(renamed).length).toBeGreaterThan(1)
    expect(partAt(valuesOf(deleteQuestion(renamed, question)).message, ['routes'])).toBeUndefined()
  })
})

it('offers the channels of all forms and of their routes, also where a file has a mistake', () => {
  const files = new Map([
    [
      'forms/lamp/message.json',
      '{ "webhook": "lamps", "routes": [{ "webhook": "lamps-blue" }, { "webhook": ',
    ],
    ['forms/fan/message.json', '{ "webhook": "fans", "routes": [{ "webhook": "lamps" }] }'],
    ['forms/fan/schema.json', '{ "webhook": "none" }'],
  ])
  expect(channelsIn(files)).toEqual(['fans', 'lamps', 'lamps-blue'])
})
