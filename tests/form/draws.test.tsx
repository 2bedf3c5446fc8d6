// @vitest-environment jsdom
// Must come before every import that loads React.
import { watchDraws } from '../support/watch-draws'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { FormProperty } from '../../src/engine/schema/definition'
import { aForm, asking, whenAnswer } from '../engine/a-form'
import { FormWithErrors, renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

const controls: ReadonlySet<string> = new Set([
  'TextWidget',
  'TextareaWidget',
  'SelectWidget',
  'OptionsWidget',
])

const names = Array.from({ length: 100 }, (_, at) => `question${at}`)

/** A hundred questions of every kind, one of which controls another. */
function aLongForm() {
  const kinds: readonly Partial<FormProperty>[] = [
    { type: 'string' },
    { type: 'string', maxLength: 40 },
    { type: 'string', enum: ['Red', 'Blue'] },
    { type: 'integer' },
    { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
  ]
  const properties = names.map((name, at) => [name, { title: name, ...kinds[at % kinds.length] }] as const)
  return aForm(
    {
      // The kinds above are complete except for their title.
      properties: Object.fromEntries(properties) as Readonly<Record<string, FormProperty>>,
      allOf: [whenAnswer('question5', 'xy', asking('afterText'))],
    },
    { question1: { 'ui:widget': 'textarea' }, question6: { 'ui:widget': 'textarea' } },
  )
}

/** The form with the focus at one question. */
function at(name: string) {
  const { answerStore } = renderSchemaForm(aLongForm())
  const user = userEvent.setup()
  document.getElementById(`root_${name}`)?.focus()
  return { answerStore, type: (keys: string) => user.keyboard(keys) }
}

describe('typing in one of a hundred questions', () => {
  test('starts with each of them drawn once, as counted', async () => {
    const draws = await watchDraws(() => renderSchemaForm(aLongForm()))
    const drawn = draws.filter(({ component }) => component === 'Question')
    expect(drawn.map(({ question }) => question)).toEqual(names)
    expect(draws.filter(({ component }) => controls.has(component))).toHaveLength(names.length)
  })

  test('draws nothing at all for a line of text', async () => {
    const { answerStore, type } = at('question0')
    for (const key of ['h', 'e', 'y', '{Backspace}']) expect(await watchDraws(() => type(key))).toEqual([])
    expect(answerStore.read('question0')).toBe('he')
  })

  test('draws the counter of a long text, and no other question', async () => {
    const { type } = at('question1')
    await type('a'.repeat(29))
    for (const left of [10, 9, 8]) {
      const draws = await watchDraws(() => type('a'))
      const questions = new Set(draws.flatMap(({ question }) => question ?? []))
      expect(questions).toEqual(new Set(['question1']))
      expect(screen.getByText(`You have ${left} characters left`, { ignore: 'output' })).toBeVisible()
    }
  })

  test('draws the question that a condition shows and the one it depends on, and no other', async () => {
    const { type } = at('question5')
    await type('x')
    for (const [key, brought] of [
      ['y', ['question5', 'afterText']],
      ['{Backspace}', ['question5']],
      ['y', ['question5', 'afterText']],
    ] as const) {
      const draws = await watchDraws(() => type(key))
      const drawn = draws.filter(({ component }) => component === 'Question' || controls.has(component))
      expect([...new Set(drawn.map(({ question }) => question))]).toEqual(brought)
      expect(document.querySelectorAll('#root_afterText')).toHaveLength(brought.length - 1)
    }
  })
})

test('a form that is sent with errors draws each question once', async () => {
  const form = aForm({
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }])),
  })
  render(<FormWithErrors form={form} />)
  const draws = await watchDraws(() => userEvent.click(screen.getByRole('button')))
  expect(document.querySelectorAll('.field-error')).toHaveLength(names.length)
  const drawn = draws.filter(({ component }) => component === 'Question')
  expect(drawn.map(({ question }) => question)).toEqual(names)
  expect(draws.filter(({ component }) => controls.has(component))).toHaveLength(names.length)
})
