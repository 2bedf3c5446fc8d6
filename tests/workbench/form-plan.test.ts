import { describe, expect, it } from 'vitest'
import { compileForm } from '../../src/engine/schema/compile-form'
import { questionKinds } from '../../src/generate/new/new-form-answers'
import {
  draftForm,
  emptyPlan,
  needsOwnSlug,
  newFormAnswers,
  planErrors,
  planWith,
  type FormPlan,
} from '../../src/workbench/client/pages/new-form/form-plan'

function planned(...changes: readonly Partial<FormPlan>[]): FormPlan {
  return changes.reduce<FormPlan>((plan, change) => planWith(plan, change), emptyPlan)
}

describe('the folder name', () => {
  it('is left to staff only if the title gives none', () => {
    expect(needsOwnSlug(planned({ title: 'Дом' }))).toBe(true)
    expect(needsOwnSlug(planned({ title: 'Дом' }, { slug: 'house' }))).toBe(false)
    expect(needsOwnSlug(emptyPlan)).toBe(false)
    expect(needsOwnSlug(planned({ title: 'House' }, { slug: '' }))).toBe(false)
  })

  it('follows the title until staff write another', () => {
    expect(planned({ title: 'Build Contest' }).slug).toBe('build-contest')
    const own = planned({ slug: 'contest' }, { title: 'Build Contest' })
    expect(own.slug).toBe('contest')
  })

  it('follows the title again once it is cleared', () => {
    const emptied = planned({ slug: 'x' }, { slug: '' }, { title: 'Art' })
    expect(emptied.slug).toBe('art')
  })
})

describe('the first question', () => {
  it('passes on its options only if it is a choice', () => {
    const text = planned({ label: 'Kind', options: ' Alone \n\nTeam' })
    expect(newFormAnswers(text).questions).toEqual([{ label: 'Kind', kind: 'text', isRequired: true }])
    const choice = planWith(text, { kind: 'choice' })
    expect(newFormAnswers(choice).questions[0]?.options).toEqual(['Alone', 'Team'])
  })

  it('needs two different options if it is a choice', () => {
    const choice = planned({ label: 'Kind', kind: 'choice', options: 'Alone\nAlone' })
    const errors = planErrors(choice).map(({ control }) => control)
    expect(errors.at(-1)).toBe('.new-question textarea')
    expect(planErrors(planWith(choice, { options: 'Alone\nTeam' }))).toHaveLength(errors.length - 1)
  })
})

it('reports what is missing from top to bottom', () => {
  expect(planErrors(emptyPlan).map(({ control }) => control)).toEqual([
    '#new-title',
    '#new-about',
    '#new-tags input',
    '#new-label',
  ])
})

describe('the draft of a plan', () => {
  it.each(questionKinds)('can be drawn while nothing is written, with an answer of the kind %s', (kind) => {
    for (const label of ['', '*']) {
      const { definition, card } = draftForm(planned({ kind, label }), '#6F9AFE')
      expect(compileForm(definition).order).toHaveLength(1)
      expect(card).toMatchObject({ title: 'Title of the form', colour: '#6F9AFE' })
    }
  })

  it('has what is written so far, as the form will have it', () => {
    const { definition, card } = draftForm(
      planned({ title: 'lantern walk', tags: ['event'], label: 'Age' }),
      '#6F9AFE',
    )
    expect([definition.schema.title, card?.title, card?.tags]).toEqual([
      'Lantern walk',
      'Lantern walk',
      ['event'],
    ])
    expect(Object.values(definition.schema.properties)[0]?.title).toBe('Age')
  })
})
