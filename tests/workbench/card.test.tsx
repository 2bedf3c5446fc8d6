// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Connection, OpenedForms } from '../../src/workbench/client/api/connection'
import { memoryStorage } from '../support/memory-storage'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'
import { textOf } from './panels/form-texts'

setUpWorkbench()

const manifestPath = 'forms/manifest.json'
const manifest = everyFile.get(manifestPath) ?? ''
const slug = 'general-advice'

/** The sample site's forms; this one can have no card in the manifest. */
function formsWith(cards: string): OpenedForms {
  return { files: filesWith({ [manifestPath]: cards }), canSave: true, inbox: null }
}

const ownTitle = /"title": "General Advice"/
const ownPopularity = /"popularity": 80/
const otherTitle = /"title": "Leak Report"/

describe("another form's card that is not saved yet", () => {
  const other = manifest.replace(otherTitle, '"title": "Drips"')
  const key = 'workbench:manifest.json'
  const stored = () => {
    const storage = memoryStorage()
    storage.setItem(key, JSON.stringify({ [manifestPath]: { base: manifest, text: other } }))
    return storage
  }

  it('is no change of this form, and is neither saved nor discarded with it', async () => {
    const storage = stored()
    const kept = () => storage.getItem(key)
    const save = vi.fn<Connection['save']>(() => Promise.resolve({ state: 'saved', building: false }))
    const { user } = openWith(`/forms/${slug}/card`, [formsWith(manifest)], { storage, save })
    const popularity = await screen.findByLabelText('Popularity')
    expect(screen.getByText('Everything is saved.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.tripleClick(popularity)
    await user.keyboard('7')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const dialog = screen.getByRole('dialog', { name: 'Discard these changes?' })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      'The card on the page of all forms has changed',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
    expect(screen.getByText('Everything is saved.')).toBeVisible()
    expect(JSON.parse(kept() ?? '')).toEqual({ [manifestPath]: { base: manifest, text: other } })
    await user.tripleClick(popularity)
    await user.keyboard('7')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const own = manifest.replace(ownPopularity, '"popularity": 7')
    expect(save.mock.calls).toEqual([[slug, [{ path: manifestPath, base: manifest, text: own }]]])
    expect(JSON.parse(kept() ?? '')).toMatchObject({ [manifestPath]: { base: own } })
  })

  it('is not said to be saved in the text of all cards, which links to that form', async () => {
    openWith(`/forms/${slug}/manifest.json`, [formsWith(manifest)], { storage: stored() })
    expect(await screen.findByText('Your changes to other forms are not saved yet.')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Drips' })
    expect(link).toHaveAttribute('href', '/forms/leak-report/card')
  })
})

describe('what happened to a visitor', () => {
  const situations = [
    { id: 'wet', text: 'My deck is wet', forms: [slug, 'leak-report'] },
    { id: 'alone', text: 'I need a hand', forms: [slug] },
  ]
  const cards = textOf({ situations, ...(JSON.parse(manifest) as object) })
  const sentence = (text: string) => screen.findByRole('checkbox', { name: text })

  it('is ticked where it leads to the form, and is changed, undone and put back', async () => {
    const { user } = openWith(`/forms/${slug}/card`, [formsWith(cards)], {})
    const wet = await sentence('My deck is wet')
    expect(wet).toBeChecked()
    await user.click(wet)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const dialog = screen.getByRole('dialog', { name: 'Discard these changes?' })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('The situations under “What happened?”')
    await user.click(within(dialog).getByRole('button', { name: 'Keep them' }))
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(screen.getByText('Undone in Card.')).toBeVisible()
    expect(wet).toBeChecked()
    await user.click(wet)
    expect(screen.queryByText('Everything is saved.')).toBeNull()
    await user.click(wet)
    expect(screen.getByText('Everything is saved.')).toBeVisible()
  })

  it('keeps its only form, and the panel says so', async () => {
    const { user } = openWith(`/forms/${slug}/card`, [formsWith(cards)], {})
    const alone = await sentence('I need a hand')
    await user.click(alone)
    const group = screen.getByRole('group', { name: /^What happened\?/ })
    expect(group).toHaveAccessibleDescription(/“I need a hand” leads to this form alone, so it stays\./)
    expect(screen.getByRole('button', { name: '1 problem.' })).toBeVisible()
    await user.click(alone)
    expect(screen.getByText('Everything is saved.')).toBeVisible()
  })
})

describe('a title that the page and the card share', () => {
  const title = (of = 'form') => screen.findByLabelText(`Title of the ${of}`)

  it('changes in both while it is the same, and is undone where it is seen', async () => {
    const { user } = openWith(`/forms/${slug}/page`, [formsWith(manifest)], {})
    await user.type(await title(), ' now')
    expect(screen.queryByRole('button', { name: 'Use this there, too' })).toBeNull()
    const [line] = screen.getAllByText(/^Also used under/)
    expect(line).toHaveTextContent('Also used under Card. It changes there, too.')
    await user.click(within(line ?? document.body).getByRole('link', { name: 'Card' }))
    expect(await title('card')).toHaveValue('General Advice now')
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(await title('card')).toHaveValue('General Advice')
    expect(screen.getByText('Undone in Card.')).toBeVisible()
  })

  it('is put into the other by a button where they differ', async () => {
    const cards = manifest.replace(ownTitle, '"title": "Advice"')
    const { user } = openWith(`/forms/${slug}/page`, [formsWith(cards)], {})
    await user.type(await title(), ' now')
    expect(screen.getByText('In the part “Card” this is “Advice”.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use this there, too' }))
    expect(await title()).toHaveFocus()
    const parts = within(screen.getByRole('navigation', { name: 'Parts of this form' }))
    await user.click(parts.getByRole('link', { name: 'Card' }))
    expect(await title('card')).toHaveValue('General Advice now')
  })
})

describe('a form without a card', () => {
  const without = manifest.replace(/\{\s*"slug": "general-advice"[^}]*\},\s*/, '')

  it('keeps its part, and gets a card with its own words there', async () => {
    const { user } = openWith(`/forms/${slug}`, [formsWith(without)], {})
    await user.click(await screen.findByRole('link', { name: 'Card' }))
    await user.click(await screen.findByRole('button', { name: 'Make a card' }))
    expect(screen.getByLabelText('Title of the card')).not.toHaveValue('')
    expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(screen.getByRole('button', { name: 'Make a card' })).toBeVisible()
  })

  it('has no such part where its page is a special one', async () => {
    openWith('/forms/contact', [formsWith(without)], {})
    expect(await screen.findByRole('link', { name: 'Page' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Card' })).toBeNull()
  })
})
