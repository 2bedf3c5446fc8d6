// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { deleteQuestion, reasonToKeep } from '../../../src/workbench/client/panels/edit-questions'
import { valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { setUpScreen } from '../../support/screen-matchers'
import { change, errorsOf, panelOf } from './change-question'
import { emptyForm, textOf } from './form-texts'
import { Listed, openListed } from './listed-questions'

setUpScreen()

const colours = ['Red', 'Green', 'Blue']

/** A form in which a question is asked unless another one has an answer that passes this test. */
function formWith(source: 'crew' | 'colour' | 'games', test: object): FormTexts {
  const schema = textOf({
    title: 'Lantern',
    type: 'object',
    required: [],
    properties: {
      colour: { title: 'Colour', type: 'string', enum: colours },
      crew: { title: 'I bring a crew', type: 'boolean' },
      games: { title: 'Games', type: 'array', uniqueItems: true, items: { type: 'string', enum: colours } },
      more: { title: 'More', type: 'string', maxLength: 40 },
    },
    allOf: [
      {
        if: { properties: { [source]: test }, required: [source] },
        else: { properties: { size: { title: 'Size', type: 'string', maxLength: 9 } }, required: ['size'] },
      },
    ],
  })
  return { ...emptyForm, schema }
}

const unlessCrew = formWith('crew', { const: true })

describe('a question that is asked unless another one has an answer', () => {
  it.each([
    ['I bring a crew is ticked', unlessCrew],
    ['Colour is “Red”', formWith('colour', { const: 'Red' })],
    ['Colour is “Red” or “Blue”', formWith('colour', { enum: ['Red', 'Blue'] })],
    ['Games is “Red”', formWith('games', { type: 'array', contains: { const: 'Red' } })],
  ])('says so: unless %s', async (words, from) => {
    const user = userEvent.setup()
    render(<Listed from={from} onForm={() => undefined} />)
    expect(screen.getByText(new RegExp(`unless ${words}$`))).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Size' }))
    expect(screen.getByLabelText('Show this question')).toHaveDisplayValue(`Unless ${words}`)
    expect(screen.queryByLabelText('Also show it for these answers')).toBeNull()
  })

  it.each([unlessCrew, formWith('colour', { enum: ['Red', 'Blue'] })])(
    'stays byte for byte while it or another one is edited',
    async (from) => {
      const { user, latest } = await openListed('More', { from })
      await user.type(screen.getByLabelText('What it asks'), '!')
      expect(latest()).toEqual({ ...from, schema: from.schema.replace('"More"', '"More!"') })
      await user.click(screen.getByRole('button', { name: 'Size' }))
      await user.type(screen.getByLabelText('What it asks'), '?')
      const both = from.schema.replace('"More"', '"More!"').replace('"Size"', '"Size?"')
      expect(latest()).toEqual({ ...from, schema: both })
    },
  )

  it('can be asked always, after the tick, and unless there is one', () => {
    const later = ['Always', 'Only if I bring a crew is ticked', 'Unless I bring a crew is ticked']
    expect(panelOf(unlessCrew, 'size').schema.properties['when']?.enum).toEqual(expect.arrayContaining(later))
    let now = unlessCrew
    for (const when of [...later, ...later.toReversed(), ...later]) {
      now = change(now, 'size', { when })
      expect(panelOf(now, 'size').values['when']).toBe(when)
    }
    expect(valuesOf(now).schema).toEqual(valuesOf(unlessCrew).schema)
  })

  it('is shown after another answer once that is chosen', () => {
    const now = change(formWith('colour', { enum: ['Red', 'Blue'] }), 'size', {
      when: 'Only if Colour is “Blue”',
    })
    expect(valuesOf(now).schema.allOf?.map((condition) => Object.keys(condition))).toEqual([['if', 'then']])
    expect(questionsOf(now).find(({ name }) => name === 'size')?.when).toEqual({
      source: 'colour',
      answers: ['Blue'],
    })
  })

  it('keeps the other question from being deleted, and takes its condition with it', () => {
    expect(reasonToKeep(unlessCrew, 'crew')).toMatchObject([{ name: 'size' }])
    const left = deleteQuestion(unlessCrew, 'size')
    expect(valuesOf(left).schema.allOf).toBeUndefined()
    expect(reasonToKeep(left, 'crew')).toBeUndefined()
  })

  it('follows an option that is renamed', () => {
    const now = change(formWith('colour', { const: 'Red' }), 'colour', { options: 'Ruby\nGreen\nBlue' })
    expect(panelOf(now, 'size').values['when']).toBe('Unless Colour is “Ruby”')
  })

  it('cannot wait for the lack of a tick that every visitor must set', () => {
    const mustTick = change(deleteQuestion(unlessCrew, 'size'), 'crew', { mustAnswer: 'Yes' })
    const offered = panelOf(mustTick, 'more').schema.properties['when']?.enum
    expect(offered).toContain('Only if I bring a crew is ticked')
    expect(offered).not.toContain('Unless I bring a crew is ticked')
    expect(
      panelOf(unlessCrew, 'crew').check({ ...panelOf(unlessCrew, 'crew').values, mustAnswer: 'Yes' }),
    ).toEqual({
      mustAnswer:
        '“Size” is asked unless this is ticked, so no one would see it. First change when it appears.',
    })
    const shownLater = change(unlessCrew, 'crew', { when: 'Only if Colour is “Red”' })
    expect(errorsOf(shownLater, 'crew', { mustAnswer: 'Yes' })).toEqual([])
    const mustTickLater = change(shownLater, 'crew', { mustAnswer: 'Yes' })
    expect(errorsOf(mustTickLater, 'crew', { when: 'Always' })).toEqual(['when'])
  })
})
