import { describe, expect, it } from 'vitest'
import { validate } from '../../../src/engine/answers/validate'
import { addQuestion, deleteQuestion } from '../../../src/workbench/client/panels/edit-questions'
import type { FormTexts } from '../../../src/workbench/client/files/form-texts'
import { compilePanel, panelAnswers, type PanelValues } from '../../../src/workbench/client/panels/panel'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { change, errorsOf, panelOf } from './change-question'
import { emptyForm } from './form-texts'

describe('the dates that a question accepts', () => {
  const dated = (form: FormTexts, label: string) =>
    addQuestion(form, { label, kind: 'date', isRequired: true })
  const { name: arrival, texts: one } = dated(emptyForm, 'Ankunft')
  const { name: departure, texts } = dated(one, 'Abreise')
  const rangeOf = (form: FormTexts, name = departure) => {
    const control = questionsOf(form).find((each) => each.name === name)?.control
    return control?.['ui:options']?.dates
  }
  const datesText = 'Bitte ein anderes Datum'
  const afterArrival = { earliest: 'The answer to “Ankunft”', datesText }
  const wholly = { ...afterArrival, latest: 'A certain date', latestDate: '2027-08-31' }

  it.each([
    [
      { earliest: 'Today', datesText },
      { from: 'today', text: datesText },
    ],
    [
      { latest: 'A number of days before today', latestDays: '3', datesText },
      { until: 'today-3d', text: datesText },
    ],
    [
      { earliest: 'A number of days after today', earliestDays: '14', datesText },
      { from: 'today+14d', text: datesText },
    ],
    [wholly, { from: arrival, until: '2027-08-31', text: datesText }],
  ])('are written and read back: %j', (values, range) => {
    expect(errorsOf(texts, departure, values)).toEqual([])
    const limited = change(texts, departure, values)
    expect(rangeOf(limited)).toEqual(range)
    expect(panelOf(limited, departure).values).toMatchObject(values)
    expect(change(limited, departure, { earliest: '', latest: '' })).toEqual(texts)
  })

  it('are reported until they are complete, and only for date questions', () => {
    const { values, ...rules } = panelOf(texts, departure)
    const panel = compilePanel(rules)
    const missing = (changed: PanelValues) => {
      const result = validate(panel, panelAnswers({ ...values, ...changed }))
      return result.ok ? [] : result.errors.map(({ name }) => name)
    }
    expect(missing({})).toEqual([])
    expect(missing({ earliest: 'A certain date' })).toEqual(['earliestDate'])
    expect(missing({ latest: 'A number of days after today', datesText })).toEqual(['latestDays'])
    expect(missing(wholly)).toEqual([])
    expect(missing({ kind: 'Tick box', earliest: 'A certain date' })).toEqual([])
  })

  it('are refused if the earliest is after the latest', () => {
    const crossed = { earliest: 'Today', latest: 'A number of days before today', latestDays: '1', datesText }
    expect(errorsOf(texts, departure, crossed)).toEqual(['latest'])
    expect(errorsOf(texts, departure, { ...crossed, latest: 'Today' })).toEqual([])
  })

  it('no longer follow a question that is deleted or is not a date any more', () => {
    const limited = change(texts, departure, wholly)
    const gone = deleteQuestion(limited, arrival)
    expect(rangeOf(gone)).toEqual({ until: '2027-08-31', text: datesText })
    expect(rangeOf(deleteQuestion(change(texts, departure, afterArrival), arrival))).toBeUndefined()
    expect(rangeOf(change(limited, arrival, { kind: 'Whole number' }))).toEqual(rangeOf(gone))
    expect(rangeOf(change(limited, departure, { kind: 'Whole number' }))).toBeUndefined()
  })

  it('follow a question that is renamed', () => {
    const renamed = change(change(texts, departure, wholly), arrival, { label: 'Anreise' })
    expect(rangeOf(renamed)).toEqual(rangeOf(change(texts, departure, wholly)))
    expect(panelOf(renamed, departure).values['earliest']).toBe('The answer to “Anreise”')
  })

  it('name a question by its new label, unless staff wrote the text', () => {
    const { datesText: _own, ...usual } = afterArrival
    const named = change(texts, departure, usual)
    expect(rangeOf(change(named, arrival, { label: 'Anreise' }))?.text).toBe(
      'Abreise must be the date at "Anreise" or later',
    )
    const own = change(texts, departure, afterArrival)
    expect(rangeOf(change(own, arrival, { label: 'Anreise' }))?.text).toBe(datesText)
  })

  it('bring a text of their own, which follows them until staff write another', () => {
    const saidOf = (form: FormTexts) => rangeOf(form)?.text
    const limited = change(texts, departure, { earliest: 'Today' })
    expect(saidOf(limited)).toBe('Abreise must be today or later')
    expect(panelOf(limited, departure).values['datesText']).toBe('Abreise must be today or later')
    const later = change(limited, departure, { earliest: 'A number of days after today', earliestDays: '1' })
    expect(saidOf(later)).toBe('Abreise must be 1 day after today or later')
    const both = change(later, departure, {
      earliest: 'The answer to “Ankunft”',
      latest: 'A certain date',
      latestDate: '2027-08-31',
    })
    expect(saidOf(both)).toBe('Abreise must be between the date at "Ankunft" and 31 August 2027')
    expect(saidOf(change(limited, departure, { label: 'Rückfahrt' }))).toBe(
      'Rückfahrt must be today or later',
    )
    const own = change(limited, departure, { datesText })
    expect(
      saidOf(change(own, departure, { earliest: 'A number of days after today', earliestDays: '3' })),
    ).toBe(datesText)
    expect(saidOf(change(own, departure, { label: 'Rückfahrt' }))).toBe(datesText)
  })
})
