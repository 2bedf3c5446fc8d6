import { describe, expect, it } from 'vitest'
import { addQuestion, deleteQuestion } from '../../../src/workbench/client/panels/edit-questions'
import { editForm, valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { validate } from '../../../src/engine/answers/validate'
import { compilePanel, panelAnswers } from '../../../src/workbench/client/panels/panel'
import { change, errorsOf, panelOf } from './change-question'
import { emptyForm, textOf } from './form-texts'

describe.each(['choice', 'choices'] as const)('closed options of a %s', (kind) => {
  const added = addQuestion(emptyForm, {
    label: 'Farbe',
    kind,
    isRequired: true,
    options: ['Rot', 'Grün', '青'],
  })
  const { name, texts: open } = added
  const closed = change(open, name, { closed: 'Grün\n青' })
  const rulesOf = (form: FormTexts) => {
    const rules = valuesOf(form).schema.properties[name]
    return rules?.items ?? rules
  }

  it('stay in the list, cannot be chosen, and say why', () => {
    expect(rulesOf(closed)).toMatchObject({
      enum: ['Rot', 'Grün', '青'],
      not: { enum: ['Grün', '青'] },
      errorMessage: { not: 'This cannot be chosen now' },
    })
    expect(valuesOf(closed).ui[name]).toMatchObject({ 'ui:enumDisabled': ['Grün', '青'] })
    const said = change(closed, name, { closedWords: 'Ausverkauft' })
    expect(rulesOf(said)?.errorMessage).toMatchObject({ not: 'Ausverkauft' })
    expect(panelOf(said, name).values).toMatchObject({ closed: 'Grün\n青', closedWords: 'Ausverkauft' })
  })

  it('leave no trace once they are open again', () => {
    expect(change(closed, name, { closed: '' })).toEqual(open)
  })

  it('follow when they are renamed or deleted', () => {
    const renamed = change(closed, name, { options: 'Rot\nHellgrün\n青' })
    expect(rulesOf(renamed)?.not).toEqual({ enum: ['Hellgrün', '青'] })
    const gone = change(change(open, name, { closed: '青' }), name, { options: 'Rot\nGrün' })
    expect(gone).toEqual(change(open, name, { options: 'Rot\nGrün' }))
  })

  it('must be options of the question, but not all of them', () => {
    expect(errorsOf(open, name, { closed: 'Blau' })).toEqual(['closed'])
    expect(errorsOf(open, name, { closed: 'Rot\nGrün\n青' })).toEqual(['closed'])
    expect(errorsOf(closed, name, { options: 'Grün\n青' })).toEqual(['options'])
    expect(errorsOf(closed, name, { options: 'Rot\nHellgrün\n青' })).toEqual([])
  })

  it('are not offered to a question that could wait for them, and may be those that one waits for', () => {
    const why = { label: 'Warum', kind: 'text', isRequired: false } as const
    const [asked, later] = [addQuestion(closed, why), addQuestion(open, why)]
    const offered = panelOf(asked.texts, asked.name).schema.properties['when']?.enum
    expect(offered).toEqual(['Always', 'Only if Farbe is “Rot”'])
    const waiting = change(later.texts, later.name, { when: 'Only if Farbe is “Grün”' })
    expect(errorsOf(waiting, name, { closed: 'Grün' })).toEqual([])
    const stillWaiting = panelOf(change(waiting, name, { closed: 'Grün' }), later.name)
    expect(stillWaiting.values['when']).toBe('Only if Farbe is “Grün”')
  })
})

describe('an amount of money', () => {
  const { name, texts } = addQuestion(emptyForm, { label: 'Preis', kind: 'amount', isRequired: false })
  const fits = (form: FormTexts, text: string) =>
    new RegExp(valuesOf(form).schema.properties[name]?.pattern ?? '').test(text)

  it.each([
    ['May be written', [true, true], '12.50'],
    ['Must be written', [false, true], '12.50'],
    ['Whole amounts only', [true, false], '12'],
  ] as const)('with cents: %s', (cents, [whole, withCents], example) => {
    const form = change(texts, name, { cents })
    expect([fits(form, '12'), fits(form, '12,50'), fits(form, '12.5')]).toEqual([whole, withCents, false])
    expect(panelOf(form, name).values).toMatchObject({
      cents,
      formWords: `Preis must be an amount like ${example}`,
    })
    expect(change(form, name, { cents: 'May be written' })).toEqual(texts)
  })

  it('keeps a pattern by staff until another one is chosen', () => {
    const own = { ...texts, schema: texts.schema.replace('{1,7}', '{1,3}') }
    expect(panelOf(own, name).values['cents']).toBe('As they are now')
    expect(change(own, name, { formWords: 'Höchstens 999' }).schema).toContain('{1,3}')
    expect(fits(change(own, name, { cents: 'Whole amounts only' }), '1234')).toBe(true)
  })
})

it.each([
  ['email', 'name@example.com'],
  ['link', 'https://example.com'],
] as const)('the longest %s leaves room for %s', (kind, example) => {
  const { name, texts } = addQuestion(emptyForm, { label: 'Kontakt', kind, isRequired: true })
  expect(errorsOf(texts, name, { maxLength: String(example.length) })).toEqual([])
  expect(errorsOf(texts, name, { maxLength: String(example.length - 1) })).toEqual(['maxLength'])
})

it('a deleted question is removed from the title of the post', () => {
  const { name, texts } = addQuestion(emptyForm, { label: 'Ort', kind: 'text', isRequired: false })
  const named = (thread: string) => ({ ...texts, message: textOf({ title: 'Lantern', thread, fields: {} }) })
  expect(valuesOf(deleteQuestion(named(`Found at {${name}}`), name)).message.thread).toBe('Found at')
  expect(valuesOf(deleteQuestion(named(`{${name}}`), name)).message.thread).toBe('Lantern')
})

it('another kind keeps the routes of the answers that it still offers', () => {
  const options = ['Rot', 'Blau']
  const { name, texts } = addQuestion(emptyForm, {
    label: 'Farbe',
    kind: 'choice',
    isRequired: true,
    options,
  })
  const routes = [{ property: name, answers: ['Rot'], webhook: 'other-team' }]
  const routed = editForm(texts, ({ message }) => void Object.assign(message, { routes }))
  const routesAfter = (kind: string) => valuesOf(change(routed, name, { kind })).message.routes
  expect(routesAfter('Several choices')).toEqual(routes)
  expect(routesAfter('Short text')).toBeUndefined()
})

it('a required link cannot consist of spaces alone', () => {
  const { name, texts } = addQuestion(emptyForm, { label: 'Beweis', kind: 'link', isRequired: false })
  const patternOf = (form: FormTexts) => valuesOf(form).schema.properties[name]?.pattern ?? ''
  const loose = {
    ...texts,
    schema: texts.schema.replace(JSON.stringify(patternOf(texts)), '"^ *(https://.+)?$"'),
  }
  expect(new RegExp(patternOf(loose)).test(' ')).toBe(true)
  expect(new RegExp(patternOf(change(loose, name, { mustAnswer: 'Yes' }))).test(' ')).toBe(false)
})

describe('an answer of spaces alone', () => {
  const asked = (form: FormTexts, name: string) => valuesOf(form).schema.properties[name]
  const takes = (form: FormTexts, name: string) => new RegExp(asked(form, name)?.pattern ?? '', 'u').test(' ')

  it.each(['text', 'long text', 'link', 'amount'] as const)(
    'does not answer a required %s, and is accepted by an optional one',
    (kind) => {
      const [must, may] = [true, false].map((isRequired) =>
        addQuestion(emptyForm, { label: 'Beweis', kind, isRequired }),
      )
      if (!must || !may) throw new Error('There are two.')
      const { name } = must
      expect([takes(must.texts, name), takes(may.texts, name)]).toEqual([false, true])
      expect(asked(change(must.texts, name, { mustAnswer: 'No' }), name)).toEqual(asked(may.texts, name))
      expect(asked(change(may.texts, name, { mustAnswer: 'Yes' }), name)).toEqual(asked(must.texts, name))
    },
  )

  it("is still judged by the staff's own pattern, required or not", () => {
    const { name, texts } = addQuestion(emptyForm, { label: 'Nummer', kind: 'text', isRequired: true })
    const own = { ...texts, schema: texts.schema.replace(JSON.stringify('\\S'), '"^EF-[0-9]{6}$"') }
    const may = change(own, name, { mustAnswer: 'No' })
    expect(asked(may, name)?.pattern).toBe(String.raw`^\s*$|^EF-[0-9]{6}$`)
    expect(asked(change(may, name, { mustAnswer: 'Yes' }), name)?.pattern).toBe('^EF-[0-9]{6}$')
  })

  it("is refused beside the staff's own pattern that takes spaces, which comes back as it was", () => {
    const { name, texts } = addQuestion(emptyForm, { label: 'Name', kind: 'text', isRequired: false })
    const written = editForm(texts, ({ schema }) => {
      const rules = schema.properties[name]
      const errorMessage = { ...rules?.errorMessage, pattern: 'Use 3 to 16 letters' }
      Object.assign(rules ?? {}, { pattern: String.raw`^\s*$|^[\w ]{3,16}$`, errorMessage })
    })
    const must = change(written, name, { mustAnswer: 'Yes' })
    const pattern = new RegExp(asked(must, name)?.pattern ?? '', 'u')
    expect(['   ', 'ab', 'a b', '  abc'].map((text) => pattern.test(text))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(asked(must, name)?.errorMessage).toMatchObject({ pattern: 'Use 3 to 16 letters' })
    expect(change(must, name, { mustAnswer: 'No' })).toEqual(written)
  })

  it('is refused with the text for a missing answer, also after that is changed', () => {
    const { name, texts } = addQuestion(emptyForm, { label: 'Ort', kind: 'text', isRequired: true })
    const said = change(texts, name, { missing: 'Wo ist es?' })
    expect(asked(said, name)?.errorMessage).toMatchObject({ required: 'Wo ist es?', pattern: 'Wo ist es?' })
  })
})

it.each([
  ['rating', { enum: [1, 2, 3, 10] }, 'Rating from 1 to 10', 'Rating from 1 to 5'],
  ['number', { type: 'number', minimum: 0.5 }, 'Number, also with decimals', 'Whole number'],
] as const)('a %s is called what it is, and its kind need not change', (kind, rules, words, usual) => {
  const { name, texts } = addQuestion(emptyForm, { label: 'Alter', kind, isRequired: false })
  const own = editForm(texts, ({ schema }) => Object.assign(schema.properties[name] ?? {}, rules))
  const panel = panelOf(own, name)
  expect(panel.values['kind']).toBe(words)
  expect(panel.schema.properties['kind']?.enum).toContain(words)
  expect(panel.schema.properties['kind']?.enum).not.toContain(usual)
  expect(validate(compilePanel(panel), panelAnswers(panel.values)).ok).toBe(true)
  expect(change(own, name, { hint: 'In years' }).schema).toBe(own.schema)
})

it('a number that may have decimals takes them as its limits', () => {
  const { name, texts } = addQuestion(emptyForm, { label: 'Alter', kind: 'number', isRequired: false })
  const own = editForm(texts, ({ schema }) =>
    Object.assign(schema.properties[name] ?? {}, { type: 'number' }),
  )
  const panel = panelOf(own, name)
  const typed = panelAnswers({ ...panel.values, minimum: '1.5' })
  expect(validate(compilePanel(panel), typed).ok).toBe(true)
  expect(valuesOf(change(own, name, { minimum: '1.5' })).schema.properties[name]?.minimum).toBe(1.5)
})

describe('the error texts that quote the label', () => {
  const { name, texts } = addQuestion(emptyForm, {
    label: 'Ort',
    kind: 'choices',
    isRequired: false,
    options: ['A', 'B'],
  })
  const wordsOf = (form: FormTexts) => {
    const { errorMessage, items } = valuesOf(form).schema.properties[name] ?? {}
    return { ...errorMessage, items: items?.errorMessage?.enum }
  }

  it('are filled in behind "No", so that a question is valid as soon as it must be answered', () => {
    expect(panelOf(texts, name).values['missing']).toBe('Select the ort')
    const must = change(texts, name, { mustAnswer: 'Yes' })
    expect(wordsOf(must)).toMatchObject({ required: 'Select the ort' })
    expect(change(must, name, { mustAnswer: 'No' })).toEqual(texts)
  })

  it('follow the label and the kind, until staff change them', () => {
    const must = change(texts, name, { mustAnswer: 'Yes', maxItems: '2' })
    const named = change(must, name, { label: 'Stadt' })
    expect(wordsOf(named)).toEqual({
      required: 'Select the stadt',
      maxItems: 'Stadt can have 2 entries at most',
      items: 'Select the stadt from the list',
    })
    expect(wordsOf(change(named, name, { maxItems: '1' }))).toMatchObject({
      maxItems: 'Stadt can have 1 entry at most',
    })
    expect(wordsOf(change(named, name, { kind: 'Short text' }))).toMatchObject({
      required: 'Enter your stadt',
    })
    const own = change(named, name, { missing: 'Wo?', maxItemsWords: 'Zu viele' })
    const renamed = change(own, name, { label: 'Ort' })
    expect(wordsOf(renamed)).toMatchObject({ required: 'Wo?', maxItems: 'Zu viele' })
    expect(wordsOf(change(renamed, name, { kind: 'Short text' }))).toMatchObject({ required: 'Wo?' })
  })
})

describe('the answers that a question can depend on', () => {
  const ask = (form: FormTexts, label: string, kind: 'choice' | 'text') =>
    addQuestion(form, { label, kind, isRequired: false, options: ['One', 'Two'] }).texts
  const form = ask(ask(ask(emptyForm, 'First', 'choice'), 'Between', 'text'), 'Last', 'choice')
  const offered = (texts: FormTexts) => panelOf(texts, 'between').schema.properties['when']?.enum
  const choices = [
    'Always',
    ...['First is “One”', 'First is “Two”', 'Last is “One”', 'Last is “Two”'].map(
      (each) => `Only if ${each}`,
    ),
  ]

  it('are the same whichever one is chosen, so that the arrow keys reach them all', () => {
    expect(offered(form)).toEqual(choices)
    let now = form
    for (const when of [...choices, ...choices.toReversed()]) {
      now = change(now, 'between', { when })
      expect(panelOf(now, 'between').values['when']).toBe(when)
      expect(offered(now)?.toSorted()).toEqual(choices.toSorted())
    }
  })

  it('are several, one in each line, but not all of them', () => {
    const more = { label: 'More', kind: 'choice', isRequired: false, options: ['A', 'B', 'C'] } as const
    const asked = change(addQuestion(form, more).texts, 'between', { when: 'Only if More is “B”' })
    const now = change(asked, 'between', { orElse: 'A' })
    expect(questionsOf(now).at(-1)?.when).toEqual({ source: 'more', answers: ['B', 'A'] })
    expect(panelOf(now, 'between').values).toMatchObject({ when: 'Only if More is “B”', orElse: 'A' })
    expect(change(now, 'between', { orElse: '' })).toEqual(asked)
    expect(panelOf(change(now, 'between', { when: 'Only if More is “C”' }), 'between').values['orElse']).toBe(
      '',
    )
    for (const orElse of ['D', 'B', 'A\nC'])
      expect(errorsOf(asked, 'between', { orElse })).toEqual(['orElse'])
    expect(errorsOf(asked, 'between', { orElse: 'C' })).toEqual([])
    // Choosing another first answer clears the other ones.
    expect(errorsOf(now, 'between', { when: 'Only if More is “A”' })).toEqual([])
  })

  it('move it below their question', () => {
    const now = change(form, 'between', { when: 'Only if Last is “Two”' })
    expect(questionsOf(now).map(({ name }) => name)).toEqual(['first', 'last', 'between'])
  })
})
