// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveDraft, versionOf, type Draft } from '../../../../src/site/submission/draft'
import { draftKeys, keyPrefix } from '../../../../src/site/submission/draft-keys'
import { goodAnswers, kitchenSink } from '../../../support/kitchen-sink'
import { memoryStorage } from '../../../support/memory-storage'
import { renderFormPage, today } from '../../../support/render-form-page'
import { setUpScreen } from '../../../support/screen-matchers'

setUpScreen()

/** A device with a draft of an earlier visit. */
function storageWithDraft(change: Partial<Draft>) {
  const storage = memoryStorage()
  const draft = {
    savedAt: today.getTime(),
    version: versionOf(kitchenSink),
    answers: {},
    labels: {},
    others: [],
  }
  saveDraft(storage, `${keyPrefix(kitchenSink)}earlier`, { ...draft, ...change })
  return storage
}

/** The draft of this visit. */
const savedAt = (storage: ReturnType<typeof memoryStorage>): Partial<Draft> =>
  JSON.parse(storage.getItem(`${keyPrefix(kitchenSink)}0`) ?? '{}')

const restore = async (user: ReturnType<typeof renderFormPage>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Restore draft' }))

test('a restored draft shows the answers that no longer fit the form, until the visitor discards them', async () => {
  const storage = storageWithDraft({
    version: 'old',
    answers: { name: 'Steve', place: 'Sky', pet: 'Cat' },
    labels: { place: 'Where', pet: 'Your pet' },
  })
  const { user, copied } = renderFormPage({ storage: () => storage })
  await restore(user)
  expect(screen.getByLabelText('Name')).toHaveValue('Steve')
  expect(screen.getByRole('region', { name: 'Answers that no longer fit' })).toHaveTextContent('WhereSky')
  expect(savedAt(storage).others).toEqual([
    { label: 'Where', text: 'Sky' },
    { label: 'Your pet', text: 'Cat' },
  ])
  await user.click(screen.getByRole('button', { name: 'Copy these answers' }))
  expect(copied).toEqual(['Where\nSky\n\nYour pet\nCat'])
  await user.click(screen.getByRole('button', { name: 'Remove these answers' }))
  expect(screen.queryByRole('region', { name: 'Answers that no longer fit' })).toBeNull()
  expect(savedAt(storage).others).toEqual([])
})

test('the answers that no longer fit stay on the device when the form is sent', async () => {
  const storage = storageWithDraft({ answers: goodAnswers, others: [{ label: 'Your pet', text: 'Cat' }] })
  const first = renderFormPage({ storage: () => storage, random: () => 0.5 })
  await restore(first.user)
  await first.send()
  await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })
  expect(screen.getByRole('region', { name: 'Answers that no longer fit' })).toHaveTextContent('Cat')
  first.unmount()
  const second = renderFormPage({ storage: () => storage })
  await restore(second.user)
  expect(screen.getByRole('region', { name: 'Answers that no longer fit' })).toHaveTextContent('Cat')
  await second.user.click(screen.getByRole('button', { name: 'Remove these answers' }))
  expect(draftKeys(storage)).toEqual([])
})

test('an answer that another answer hides can be used as soon as its question is asked again', async () => {
  const storage = storageWithDraft({ answers: { topic: 'Other', otherTopic: 'Fish' } })
  const { user } = renderFormPage({ storage: () => storage })
  await user.selectOptions(screen.getByLabelText('Topic'), 'Two')
  await restore(user)
  const hidden = () => screen.queryByRole('region', { name: 'Answers that no longer fit' })
  expect(hidden()).toHaveTextContent('These answers do not fit the form as it is now.')
  expect(hidden()).toHaveTextContent('Other topicFish')
  expect(screen.queryByRole('button', { name: 'Use this answer Other topic' })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Topic'), 'Other')
  expect(hidden()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use this answer Other topic' }))
  expect(screen.getByLabelText('Other topic')).toHaveValue('Fish')
  expect(savedAt(storage)).toMatchObject({ answers: { otherTopic: 'Fish' }, others: [{ name: 'topic' }] })
  expect(document.body).not.toHaveFocus()
})

test('an answer can be exchanged with the other one, and back, from the same button', async () => {
  const storage = storageWithDraft({ answers: { topic: 'Other', otherTopic: 'Fish' } })
  const { user } = renderFormPage({ storage: () => storage })
  await user.selectOptions(screen.getByLabelText('Topic'), 'Two')
  await restore(user)
  const button = screen.getByRole('button', { name: 'Use this answer Topic' })
  await user.click(button)
  expect(screen.getByLabelText('Topic')).toHaveValue('Other')
  expect(button).toHaveFocus()
  await user.click(button)
  expect(screen.getByLabelText('Topic')).toHaveValue('Two')
})
