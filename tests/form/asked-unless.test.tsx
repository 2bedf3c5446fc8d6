// @vitest-environment jsdom
import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import plainValidator from '@rjsf/validator-ajv8'
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { Answers } from '../../src/engine/schema/answers'
import type { FormMessage, FormSchema, FormUi } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { validate } from '../../src/engine/answers/validate'
import { toMessages } from '../../src/engine/message/to-messages'
import { everyFixtureOf } from '../../src/engine/fixtures/derive-fixtures'
import { withChanges } from '../../src/generate/fix/file-changes'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { newForm } from '../../src/generate/new/new-form'
import type { NewQuestion } from '../../src/generate/new/new-form-answers'
import { lint } from '../../src/lint/lint'
import { cache, sampleForms, textAt } from '../generate/sample-forms'
import { compilePlain, createPlainAjv } from '../support/plain-ajv'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

const crew = 'I bring my own crew'
const size = 'How many people do you need?'
const games = ['Races', 'Duels', 'Puzzles']

const questions: readonly NewQuestion[] = [
  { label: 'Name of the event', kind: 'text', isRequired: true },
  { label: crew, kind: 'tick box', isRequired: false },
  { label: size, kind: 'text', isRequired: true, when: { label: crew, answers: ['Yes'] } },
  { label: 'Games', kind: 'choices', isRequired: false, options: games },
  { label: 'Prize', kind: 'text', isRequired: true, when: { label: 'Games', answers: ['Duels'] } },
]

/** The files of a form in which two questions are asked unless another one has a certain answer. */
function filesWithElse() {
  const made = newForm(
    {
      slug: 'town-event',
      title: 'Town Event',
      description: 'Plan an event in the town.',
      tags: ['event', 'builder'],
      questions,
    },
    sampleForms,
    cache,
  )
  if (!made.ok) throw new Error(made.reasons.map(({ text }) => text).join('\n'))
  const files = new Map(withChanges(sampleForms, made.files))
  const path = 'forms/town-event/schema.json'
  files.set(path, textAt(files, path).replaceAll('"then"', '"else"'))
  return withChanges(files, fixForms(files, cache))
}

let problems: readonly string[]
let form: CompiledForm
let plain: (answers: Answers) => boolean

beforeAll(() => {
  const files = filesWithElse()
  problems = lint(files, cache).map(({ file, message }) => `${file}: ${message}`)
  const read = (name: string): unknown => JSON.parse(textAt(files, `forms/town-event/${name}.json`))
  // The linter has checked these files against the grammars of the types.
  const schema = read('schema') as FormSchema
  form = compileForm({
    slug: 'town-event',
    schema,
    ui: read('ui') as FormUi,
    message: read('message') as FormMessage,
  })
  const compiled = compilePlain(createPlainAjv(), schema)
  plain = (answers) => compiled(answers)
}, 60_000)

const event = { nameEvent: 'Lantern Night' }

describe('a question that is asked unless another one has an answer', () => {
  it('is without problems for the linter, and needs no other branch', () => {
    expect(form.schema.allOf?.map((condition) => Object.keys(condition))).toEqual([
      ['if', 'else'],
      ['if', 'else'],
    ])
    expect(problems).toEqual([])
  })

  it('is on the page until the box is ticked, or the option is chosen', async () => {
    const { user, send, submitted } = renderSchemaForm(form)
    expect(screen.getByLabelText(size)).toBeRequired()
    expect(screen.getByLabelText('Prize')).toBeVisible()
    await user.type(screen.getByLabelText(size), 'Twelve')
    await user.click(screen.getByRole('checkbox', { name: new RegExp(crew) }))
    expect(screen.queryByLabelText(size)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Races' }))
    expect(screen.getByLabelText('Prize')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Duels' }))
    expect(screen.queryByLabelText('Prize')).toBeNull()
    await user.type(screen.getByLabelText('Name of the event'), event.nameEvent)
    await send()
    const sent = { ...event, iBringOwn: true, games: ['Races', 'Duels'] }
    expect(submitted).toEqual([sent])
  })

  it('is neither kept nor sent while it is hidden', () => {
    const typed = { ...event, iBringOwn: true, howManyPeople: 'Twelve', prize: 'A boat' }
    expect(normalizeAnswers(form, typed)).toEqual({ ...event, iBringOwn: true, prize: 'A boat' })
    const result = validate(form, typed)
    const told =
      result.ok && JSON.stringify(toMessages(form, result.value, { reference: 'TE-1', sentAt: new Date(0) }))
    expect(told).toContain('A boat')
    expect(told).not.toContain(size)
  })

  it('must be answered while it is on the page', () => {
    const result = validate(form, { ...event, iBringOwn: false, prize: 'A boat' })
    expect(!result.ok && result.errors.map(({ name, rule }) => [name, rule])).toEqual([
      ['howManyPeople', 'required'],
    ])
  })

  it('is taken and refused alike by plain Ajv in strict mode', () => {
    const { valid, wrong } = everyFixtureOf(form, { valid: {} })
    const given = [...Object.values(valid), ...Object.values(wrong)].map(({ answers }) => answers)
    expect(given.length).toBeGreaterThan(8)
    for (const answers of given) {
      const normalized = normalizeAnswers(form, answers)
      expect([answers, plain(normalized)]).toEqual([answers, validate(form, answers).ok])
    }
  })

  it.each([
    [{}, ['howManyPeople', 'prize']],
    [{ iBringOwn: false, games: ['Races'] }, ['howManyPeople', 'prize']],
    [{ iBringOwn: true }, ['prize']],
    [{ games: ['Races', 'Duels'] }, ['howManyPeople']],
  ])('is drawn by plain rjsf after the same answers: %j', (answers, asked) => {
    // rjsf never changes its input; its types just do not say so.
    const schema = form.schema as RJSFSchema
    const html = renderToStaticMarkup(
      <Form schema={schema} uiSchema={form.ui} validator={plainValidator} formData={answers} />,
    )
    const drawn = ['howManyPeople', 'prize'].filter((name) => html.includes(`id="root_${name}"`))
    expect(drawn).toEqual(asked)
  })
})
