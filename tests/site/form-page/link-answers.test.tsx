// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answersInLink } from '../../../src/site/form-page/drafts/LinkAnswers'
import { draftOf, saveDraft } from '../../../src/site/submission/draft'
import { keyPrefix } from '../../../src/site/submission/draft-keys'
import { aForm } from '../../engine/a-form'
import { kitchenSink } from '../../support/kitchen-sink'
import { memoryStorage } from '../../support/memory-storage'
import { renderFormPage, today } from '../../support/render-form-page'
import { harbourTrip } from '../../support/sample-forms'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const patience = { timeout: 20_000 }
const day = 24 * 60 * 60 * 1000

function storageWithDraft(age: number) {
  const storage = memoryStorage()
  const draft = draftOf(
    kitchenSink,
    { answers: { story: 'Twice' }, attempt: undefined },
    new Date(today.getTime() - age),
  )
  saveDraft(storage, `${keyPrefix(kitchenSink)}earlier`, draft)
  return storage
}

describe('a link that fills in answers', () => {
  test('fills them in, says so, and sends nothing', async () => {
    const { delivery } = renderFormPage({ fragment: () => 'name=Lantern%20Fox&story=Once' })
    expect(await screen.findByText(/Filled in by your link: Name, Story\./, {}, patience)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Lantern Fox'))
    expect(delivery.record).toHaveLength(0)
  })

  test('fills in a question that comes before the one it depends on', async () => {
    const form = aForm(
      {
        properties: {
          role: { title: 'Role', type: 'string' },
          place: { title: 'Place', type: 'string' },
        },
      },
      { role: { 'ui:options': { dependsOn: { property: 'place', waiting: 'First', changed: 'New' } } } },
    )
    renderFormPage({ form, fragment: () => 'role=Cook&place=Galley' })
    await waitFor(() => expect(screen.getByLabelText(/^Role/)).toHaveValue('Cook'), patience)
    expect(screen.getByLabelText(/^Place/)).toHaveValue('Galley')
  })

  test('never fills in anything if there is a draft', async () => {
    renderFormPage({ fragment: () => 'name=LanternFox', storage: () => storageWithDraft(6 * day) })
    expect(await screen.findByRole('region', { name: 'Saved draft' }, patience)).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('fills them in if there was a draft that has expired', async () => {
    renderFormPage({ fragment: () => 'name=LanternFox', storage: () => storageWithDraft(8 * day) })
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('LanternFox'), patience)
  })

  test('is named only for the answers that are still its own, and announced once', async () => {
    renderFormPage({ fragment: () => 'name=LanternFox&story=Once' })
    expect(await screen.findByText(/by your link: Name, Story\./, {}, patience)).toHaveRole('status')
    fireEvent.change(screen.getByLabelText('Story'), { target: { value: 'Twice' } })
    expect(screen.getByText(/by your link: Name\./)).not.toHaveRole('status')
    fireEvent.change(screen.getByLabelText('Story'), { target: { value: 'Once' } })
    expect(screen.getByText(/by your link: Name\./)).toBeVisible()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } })
    expect(screen.queryByText(/by your link/)).toBeNull()
  })

  test('never overwrites what is typed as soon as its note is there', async () => {
    renderFormPage({ fragment: () => 'name=LanternFox&story=Once' })
    const typing = new MutationObserver(() => {
      if (!screen.queryByText(/by your link/)) return
      typing.disconnect()
      fireEvent.change(screen.getByLabelText('Story'), { target: { value: 'Twice' } })
    })
    typing.observe(document.body, { childList: true, subtree: true })
    expect(await screen.findByText(/by your link: Name\./, {}, patience)).toBeVisible()
    expect(screen.getByLabelText('Story')).toHaveValue('Twice')
  })

  test('is not named for what the form starts with anyway', async () => {
    const form = aForm({ properties: { colour: { title: 'Colour', type: 'string', default: 'Red' } } })
    renderFormPage({ form, fragment: () => 'colour=Red' })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(screen.getByLabelText(/Colour/)).toHaveValue('Red')
    expect(screen.queryByText(/by your link/)).toBeNull()
  })

  test('is not named once the form is sent, nor over the next one', async () => {
    const { answer, send, user } = renderFormPage({ fragment: () => 'phone=12345' })
    expect(await screen.findByText(/by your link: Phone\./, {}, patience)).toBeVisible()
    await answer()
    expect(screen.getByText(/by your link: Phone\./)).toBeVisible()
    await send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' }, patience)
    expect(screen.queryByText(/by your link/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Send another' }, patience))
    expect(screen.queryByText(/by your link/)).toBeNull()
  })

  test('accepts only what the controls can contain', () => {
    const fragment =
      'activities=Sailing&activities=Fishing%2C%20with%20a%20net&rules=true&friend=maybe&other=x&name=Al'
    expect(answersInLink(harbourTrip, fragment)).toEqual({
      activities: 'Sailing\nFishing, with a net',
      rules: 'true',
      name: 'Al',
    })
    expect(answersInLink(harbourTrip, 'servers=Creative&activities=Chess')).toEqual({})
    // The role waits for a place.
    expect(answersInLink(kitchenSink, 'name=Al&role=Sailor')).toEqual({ name: 'Al' })
  })
})
