// @vitest-environment jsdom
import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aForm } from '../../engine/a-form'
import { renderFormPage } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const patience = { timeout: 20_000 }
const errorMessage = { required: 'Enter it' }
const form = aForm({
  required: ['name', 'story'],
  properties: {
    name: { title: 'Name', type: 'string', errorMessage },
    story: { title: 'Story', type: 'string', errorMessage },
  },
})

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

async function sendBoth({ send }: ReturnType<typeof renderFormPage>): Promise<void> {
  type('Name', 'Steve')
  type('Story', 'Once')
  await send()
  await screen.findByRole('heading', { name: 'Sent' }, patience)
}

test('the number of a sent form stays while the next one is corrected', async () => {
  const page = renderFormPage({ form })
  await sendBoth(page)
  await page.user.click(await screen.findByRole('button', { name: 'Send another' }, patience))
  type('Name', 'Alex')
  await page.send()
  expect(await screen.findByRole('link', { name: 'Enter it' }, patience)).toBeVisible()
  expect(screen.getByText('TF-000000')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Sent' })).not.toHaveFocus()
  type('Story', 'Twice')
  expect(screen.getByText('TF-000000')).toBeVisible()
})

test('an answer that was not sent stays under the receipt, to be copied', async () => {
  const first = renderFormPage({ form })
  type('Name', 'Alex')
  first.unmount()
  const page = renderFormPage({ form, storage: () => first.storage, random: () => 0.5 })
  type('Name', 'Steve')
  await page.user.click(await screen.findByRole('button', { name: 'Restore draft' }, patience))
  expect(await screen.findByText(/^Your draft has other answers/, {}, patience)).toBeVisible()
  await sendBoth(page)
  const others = screen.getByRole('region', { name: 'Other answers from your draft' })
  expect(others).toHaveTextContent('These were not sent. Copy what you still need.')
  expect(others).toHaveTextContent('NameAlex')
  expect(screen.queryByRole('button', { name: /^Use this answer/ })).toBeNull()
})

test('each press of the button says that the answers are copied', async () => {
  const page = renderFormPage({ form })
  await sendBoth(page)
  const copy = await screen.findByRole('button', { name: 'Copy my answers' }, patience)
  for (const press of [1, 2]) {
    await page.user.click(copy)
    const toast = await screen.findByText('Your answers are copied.')
    expect(page.copied).toHaveLength(press)
    await waitForElementToBeRemoved(toast, patience)
  }
})
