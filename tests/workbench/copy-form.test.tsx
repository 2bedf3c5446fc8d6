// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { NewFormAnswers } from '../../src/generate/new/new-form-answers'
import { everyFile, filesWith } from './form-files'
import { openAt, openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const opened = (files = everyFile) => ({ files, canSave: true, inbox: null })
const title = () => screen.findByLabelText('Title of the form')
const guild = 'forms/guild/schema.json'

describe('a copy of a form', () => {
  it('starts with the title, the sentence and the tags of the original, and asks for no first question', async () => {
    const { user } = openAt('/new?copy=guild', opened())
    expect(await title()).toHaveValue('Guild Application')
    expect(screen.getByLabelText('Address')).toHaveValue('guild-application')
    expect(screen.getByLabelText('What it is for')).toHaveValue(
      'Apply to join the team that looks after the network.',
    )
    expect(within(screen.getByRole('group', { name: 'Tags' })).getByLabelText('Guild')).toBeChecked()
    expect(screen.queryByLabelText('What it asks')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'All forms' }))
    expect(await screen.findByRole('heading', { name: 'Which form do you want to change?' })).toBeVisible()
  })

  it('is asked for with what is written, and nothing of a first question', async () => {
    const asked: NewFormAnswers[] = []
    const newForm = (answers: NewFormAnswers) => {
      asked.push(answers)
      return Promise.resolve({ ok: true, files: new Map([['forms/crew/schema.json', '{}']]) } as const)
    }
    const { user, router } = openWith('/new?copy=guild', [opened()], { newForm })
    await user.clear(await title())
    await user.type(screen.getByLabelText('Title of the form'), 'Crew')
    await user.click(screen.getByRole('button', { name: 'Create form' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/forms/crew'))
    expect(asked).toMatchObject([
      { copyOf: 'guild', title: 'Crew', slug: 'crew', tags: ['application', 'guild'], questions: [] },
    ])
  })

  it('of a form without a card needs no tags', async () => {
    const { user } = openAt('/new?copy=harbour-trip', opened())
    await title()
    expect(screen.queryByRole('group', { name: 'Tags' })).toBeNull()
    expect(screen.getByText(/^Like the original it has no card/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'On the forms page' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Create form' }))
    // The answer of the worker in this test.
    expect(await screen.findByRole('button', { name: 'No.' })).toBeVisible()
  })

  it.each([
    ['is not JSON', () => '{'],
    ['has a misspelt key', (text: string) => text.replace('"required"', '"requird"')],
    ['has a pattern that is none', (text: string) => text.replace(/"pattern": "[^"]*"/, '"pattern": "("')],
  ])('is not made of a form whose file %s, which is said with a link to the file', async (_, broken) => {
    const files = filesWith({ [guild]: broken(everyFile.get(guild) ?? '') })
    const { user, router } = openAt('/new?copy=guild', opened(files))
    const text = 'It cannot be copied until the problems in Questions (schema.json) are fixed.'
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create form' }))
    await user.click(screen.getByRole('button', { name: text }))
    expect(screen.getByRole('link', { name: 'Open it as text' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe(`/${guild}`)
  })

  it.each(['no-such-form', ''])('is not begun at an address that names no form (%j)', async (slug) => {
    openAt(`/new?copy=${slug}`, opened())
    expect(await title()).toHaveValue('')
    expect(screen.getByLabelText('Start with')).toHaveDisplayValue('An empty form')
  })

  it('is offered of each form, those with the same title with their addresses', async () => {
    openAt('/new', opened(filesWith({ 'forms/crew/schema.json': everyFile.get(guild) ?? '' })))
    await title()
    const options = within(screen.getByLabelText('Start with')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Guild Application (guild)', 'Guild Application (crew)', 'Leak Report']),
    )
  })

  it('is chosen in place of an empty form, after which nothing is missing that it has', async () => {
    const { user, router } = openAt('/new', opened())
    await user.type(await title(), 'Crew')
    await user.click(screen.getByRole('button', { name: 'Create form' }))
    expect(await screen.findByText('Three things are missing:')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Start with'), 'Guild Application')
    expect(router.state.location.search).toBe('?copy=guild')
    expect(screen.queryByText(/things are missing/)).toBeNull()
    expect(await title()).toHaveValue('Crew')
    expect(screen.getByLabelText('Address')).toHaveValue('crew')
    await user.selectOptions(screen.getByLabelText('Start with'), 'An empty form')
    expect(await title()).toHaveValue('Crew')
    expect(screen.getByLabelText('What it is for')).toHaveValue('')
    await user.click(screen.getByRole('link', { name: 'All forms' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without creating the form?' })).toBeVisible()
  })
})

describe('the menu of a form', () => {
  async function openMenu(address: string) {
    const workbench = openAt(address, opened())
    await workbench.user.click(await screen.findByRole('button', { name: 'More' }))
    return workbench
  }

  it('leads to a copy of it', async () => {
    const { user, router } = await openMenu('/forms/guild/page')
    await user.click(screen.getByRole('button', { name: 'Copy this form' }))
    expect(await screen.findByRole('heading', { name: 'Create a new form' })).toHaveFocus()
    expect(router.state.location.search).toBe('?copy=guild')
  })

  it('first leads to an entry that is not right yet, as the copy would lack it', async () => {
    const { user, router } = await openMenu('/forms/guild/message')
    await user.type(screen.getByLabelText('Heading of the message'), ' {{x}')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Copy this form' }))
    expect(router.state.location.pathname).toBe('/forms/guild/message')
    await waitFor(() => expect(screen.getByLabelText('Heading of the message')).toHaveFocus())
  })

  it('has no copy of a form that the next save deletes', async () => {
    const { store } = await openMenu('/forms/guild')
    expect(screen.getByRole('button', { name: 'Copy this form' })).toBeVisible()
    const own = [...everyFile.keys()].filter((path) => path.startsWith('forms/guild/'))
    act(() => store.send({ type: 'edited', form: 'guild', texts: new Map(own.map((path) => [path, null])) }))
    expect(screen.queryByRole('button', { name: 'Copy this form' })).toBeNull()
  })
})
