import { describe, expect, it } from 'vitest'
import {
  newFormAnswers,
  emptyPlan,
  planAfter,
  sourcesIn,
  slugFrom,
  type PlanEvent,
} from '../../src/workbench/client/pages/new-form/form-plan'

function planned(...events: readonly PlanEvent[]) {
  return events.reduce(planAfter, emptyPlan)
}

describe('the folder name', () => {
  it.each([
    ['Build Contest: Entry!', 'build-contest-entry'],
    ['Größe  & Höhe', 'grosse-hohe'],
    ['2026 Contest', 'contest'],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugFrom(title)).toBe(slug)
  })

  it('follows the title until there is one of its own', () => {
    expect(planned({ type: 'title', text: 'Build Contest' }).slug).toBe('build-contest')
    const own = planned({ type: 'slug', text: 'contest' }, { type: 'title', text: 'Build Contest' })
    expect(own.slug).toBe('contest')
  })

  it('follows the title again once it is emptied', () => {
    const emptied = planned(
      { type: 'slug', text: 'x' },
      { type: 'slug', text: '' },
      { type: 'title', text: 'Art' },
    )
    expect(emptied.slug).toBe('art')
  })
})

describe('the questions', () => {
  const three = planned({ type: 'question-added' }, { type: 'question-added' })
  const ids = (plan: typeof three) => plan.questions.map(({ id }) => id)

  it('begin with one, and more can be added', () => {
    expect(ids(three)).toEqual([1, 2, 3])
  })

  it('can be removed, and their number is not given again', () => {
    expect(
      ids(planAfter(planAfter(three, { type: 'question-removed', id: 3 }), { type: 'question-added' })),
    ).toEqual([1, 2, 4])
  })

  it('can be moved up, the first stays', () => {
    expect(ids(planAfter(three, { type: 'question-raised', id: 3 }))).toEqual([1, 3, 2])
    expect(ids(planAfter(three, { type: 'question-raised', id: 1 }))).toEqual([1, 2, 3])
  })

  it('hand over their options only where they are a choice', () => {
    const change = { label: 'Kind', options: 'Alone\nTeam' }
    const text = planned({ type: 'question', id: 1, change })
    expect(newFormAnswers(text).questions).toEqual([{ label: 'Kind', kind: 'text', isRequired: true }])
    const choice = planAfter(text, { type: 'question', id: 1, change: { kind: 'choice' } })
    expect(newFormAnswers(choice).questions[0]?.options).toEqual(['Alone', 'Team'])
  })
})

describe('a question that waits for an answer', () => {
  const plan = planned(
    { type: 'question-added' },
    { type: 'question', id: 1, change: { label: 'Entry', kind: 'choice', options: 'Alone\n Team ' } },
    { type: 'question', id: 2, change: { label: 'Name', waitsFor: 1, awaited: ['Team', 'Gone'] } },
  )

  it('can wait for those above it that offer a choice', () => {
    expect(sourcesIn(plan.questions)).toEqual([{ id: 1, label: 'Entry', choices: ['Alone', 'Team'] }])
    expect(sourcesIn(plan.questions.slice(1))).toEqual([])
  })

  it('hands over the answers that can still be given', () => {
    expect(newFormAnswers(plan).questions[1]?.when).toEqual({ label: 'Entry', answers: ['Team'] })
  })

  it('waits no longer once it stands above that question', () => {
    const raised = planAfter(plan, { type: 'question-raised', id: 2 })
    expect(newFormAnswers(raised).questions[0]).toEqual({ label: 'Name', kind: 'text', isRequired: true })
  })
})

it('collects tags', () => {
  const plan = planned({ type: 'tags', tags: ['event'] }, { type: 'tags', tags: ['ban'] })
  expect(plan.tags).toEqual(['ban'])
})
