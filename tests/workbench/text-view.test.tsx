// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { everyFile } from './form-files'
import { openAt, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }

it('the files of a form are apart from the one that all forms share', async () => {
  openAt('/forms/general-advice/schema.json', forms)
  const nav = await screen.findByRole('navigation', { name: 'Files of this form' })
  const groups = within(nav)
    .getAllByRole('heading')
    .map((heading) => {
      const links = within(heading.parentElement ?? nav).getAllByRole('link')
      return [heading.textContent, ...links.map((link) => link.textContent)]
    })
  expect(groups).toEqual([
    ['The form', 'schema.json', 'ui.json', 'message.json'],
    ['Examples', 'fixtures.json', 'messages.snapshot.json'],
    ['All forms', 'manifest.json'],
  ])
})

it.each([
  ['schema.json', ['Questions']],
  ['ui.json', ['Questions', 'Page', 'Times and channel']],
  ['message.json', ['Message to staff', 'After sending', 'Times and channel']],
  ['manifest.json', ['Card']],
])('%s names the panels in which it can be changed, too', async (file, parts) => {
  openAt(`/forms/general-advice/${file}`, forms)
  const line = await screen.findByText(/^You can also change this/)
  expect(
    within(line)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(parts)
  expect(line.textContent).not.toMatch(/[{}]/)
})

it.each(['forms/general-advice/fixtures.json', 'forms/contact/manifest.json'])(
  '%s, which no panel shows, names none',
  async (file) => {
    openAt(`/${file}`, forms)
    await screen.findByRole('group', { name: 'Editing' })
    expect(screen.queryByText(/^You can also change this/)).toBeNull()
  },
)

it('messages that are made automatically can be read, but not changed', async () => {
  openAt('/forms/general-advice/messages.snapshot.json', forms)
  await screen.findByRole('group', { name: 'Editing' })
  expect(screen.getByText(/You can't edit it here\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tidy the spacing' })).toBeNull()
  const text = document.querySelector('.json-editor')?.shadowRoot?.querySelector('[role=textbox]')
  expect(text).toHaveAttribute('aria-readonly', 'true')
})
