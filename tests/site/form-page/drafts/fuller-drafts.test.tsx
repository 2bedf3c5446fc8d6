// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerFile } from '../../../../src/site/form-page/drafts/answer-file'
import { draftOf, saveDraft } from '../../../../src/site/submission/draft'
import { draftKeys, keyPrefix } from '../../../../src/site/submission/draft-keys'
import { showOutbox } from '../../../../src/site/outbox/shown-outbox'
import { goodAnswers, kitchenSink } from '../../../support/kitchen-sink'
import { memoryStorage } from '../../../support/memory-storage'
import { renderFormPage, today } from '../../../support/render-form-page'
import { setUpScreen } from '../../../support/screen-matchers'

setUpScreen()
afterEach(() => act(() => showOutbox(undefined)))

const patience = { timeout: 20_000 }
const short = `${keyPrefix(kitchenSink)}short`

/** A draft with this name and nothing else. */
const named = (name: string) => draftOf(kitchenSink, { answers: { name }, attempt: undefined }, today)

/** A device with so many drafts of the form, each with a longer text than the short one. */
function storageWithLongDrafts(count: number) {
  const storage = memoryStorage()
  for (let index = 0; index < count; index += 1) {
    const answers = { story: `Long story ${index}. `.repeat(30) }
    const draft = draftOf(kitchenSink, { answers, attempt: undefined }, today)
    saveDraft(storage, `${keyPrefix(kitchenSink)}long${index}`, draft)
  }
  return storage
}

/** For a page whose tab was told which draft to restore; says it once. */
function tabWith(key: string | undefined) {
  let carried = key
  return {
    carry: (next: string) => (carried = next),
    takeCarriedDraft: () => {
      const taken = carried
      carried = undefined
      return taken
    },
  }
}

const rows = async () => {
  const region = await screen.findByRole('region', { name: 'Saved draft' }, patience)
  return within(region).getAllByRole('listitem')
}

describe.each([3, 5])('where there are %i fuller drafts', (count) => {
  test('the one that was carried over is back in the form, and the fullest others are offered', async () => {
    const storage = storageWithLongDrafts(count)
    saveDraft(storage, short, named('Steve'))
    const { takeCarriedDraft } = tabWith(short)
    renderFormPage({ storage: () => storage, takeCarriedDraft })
    expect(await screen.findByText('Your answers are back in the form.', {}, patience)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(await rows()).toHaveLength(3)
    expect(draftKeys(storage)).toHaveLength(count + 1)
    expect(draftKeys(storage)).not.toContain(short)
  })

  test('the one that was taken back from the outbox is back in the form', async () => {
    const storage = storageWithLongDrafts(count)
    const { carry, takeCarriedDraft } = tabWith(undefined)
    renderFormPage({ storage: () => storage, takeCarriedDraft })
    expect(await rows()).toHaveLength(3)
    saveDraft(storage, short, named('Steve'))
    carry(short)
    const nothing = () => undefined
    act(() => showOutbox({ waiting: [], taken: 1, send: nothing, takeBack: nothing }))
    expect(await screen.findByText('Your answers are back in the form.', {}, patience)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(await rows()).toHaveLength(3)
  })

  test('that of a file is kept, and offered first, also in the next visit', async () => {
    const storage = storageWithLongDrafts(count)
    const { text } = answerFile(kitchenSink, { name: 'Steve' }, undefined, today)
    const first = renderFormPage({ storage: () => storage })
    expect(await rows()).toHaveLength(3)
    fireEvent.change(screen.getByLabelText('Open saved answers', { selector: 'input' }), {
      target: { files: [new File([text], 'answers.json', { type: 'application/json' })] },
    })
    expect(await screen.findByText(/now a draft at the top/, {}, patience)).toBeVisible()
    expect(await screen.findByText('You have 3 drafts, those from files first.', {}, patience)).toBeVisible()
    expect((await rows())[0]).toHaveTextContent(/^1 of/)
    first.unmount()
    const second = renderFormPage({ storage: () => storage })
    expect((await rows())[0]).toHaveTextContent(/^1 of/)
    await second.user.click(screen.getAllByRole('button', { name: 'Restore draft' })[0] ?? document.body)
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(draftKeys(storage)).toHaveLength(count + 1)
  })
})

test('a draft that was carried over is restored into its own form only', async () => {
  const storage = storageWithLongDrafts(1)
  const other = { ...kitchenSink, slug: 'other-sink' }
  saveDraft(storage, `${keyPrefix(other)}short`, named('Steve'))
  renderFormPage({ storage: () => storage, takeCarriedDraft: () => `${keyPrefix(other)}short` })
  expect(await rows()).toHaveLength(1)
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(draftKeys(storage)).toContain(`${keyPrefix(other)}short`)
})

test('of five drafts three are offered, and the others once one of these is decided on', async () => {
  const storage = storageWithLongDrafts(5)
  const { user } = renderFormPage({ storage: () => storage })
  expect(await rows()).toHaveLength(3)
  await user.click(screen.getAllByRole('button', { name: 'Delete draft' })[0] ?? document.body)
  expect(await rows()).toHaveLength(3)
  await user.click(screen.getAllByRole('button', { name: 'Restore draft' })[0] ?? document.body)
  expect(await rows()).toHaveLength(3)
  await user.click(screen.getAllByRole('button', { name: 'Delete draft' })[0] ?? document.body)
  expect(await rows()).toHaveLength(2)
})

test('a draft that another tab went on with is not deleted because what it was before is sent', async () => {
  const storage = memoryStorage()
  const other = `${keyPrefix(kitchenSink)}other`
  const type = (answers: Readonly<Record<string, string>>) =>
    saveDraft(storage, other, draftOf(kitchenSink, { answers, attempt: undefined }, today))
  type(goodAnswers)
  const { answer, send } = renderFormPage({ storage: () => storage })
  expect(await rows()).toHaveLength(1)
  type({ ...goodAnswers, story: 'A longer story' })
  await answer()
  await send()
  await screen.findByRole('heading', { name: '✅ Sink sent successfully!' }, patience)
  expect(await rows()).toHaveLength(1)
  expect(draftKeys(storage)).toEqual([other])
})
