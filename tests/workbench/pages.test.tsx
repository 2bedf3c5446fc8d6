// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SaveReply } from '../../src/workbench/api'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { textsOf } from '../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../src/workbench/client/panels/questions'
import { memoryStorage } from '../support/memory-storage'
import { everyFile, filesWith } from './form-files'
import { openAt, openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = {
  files: new Map([
    ['forms/manifest.json', '{"cards":[{"slug":"lamp","title":"Lamp Request","tags":["lamps"]}]}'],
    ['forms/lamp/schema.json', '{}'],
  ]),
  canSave: true,
  inbox: null,
}

describe('opening a page', () => {
  it('waits for the forms, then shows the list of them', async () => {
    openAt('/', forms)
    expect(screen.getByText('Getting the forms…')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Lamp Request' })).toBeVisible()
  })

  it('offers another try if there is no reply', async () => {
    const { user } = openAt('/', undefined, forms)
    expect(await screen.findByRole('alert')).toHaveTextContent('The forms could not be read.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Lamp Request' })).toBeVisible()
  })

  it('offers another try at the address of a form as well', async () => {
    const { user } = openAt('/forms/fan', undefined, forms)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'There is no form “fan” here' })).toBeVisible()
  })

  it('shows the first file that a form has where its questions are missing', async () => {
    const { router } = openAt('/forms/lamp', { ...forms, files: new Map([['forms/lamp/ui.json', '{}']]) })
    await waitFor(() => expect(router.state.location.pathname).toBe('/forms/lamp/ui.json'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('leads from an unknown address to the list', async () => {
    openAt('/nowhere', forms)
    expect(await screen.findByRole('heading', { name: 'Which form do you want to change?' })).toBeVisible()
  })
})

describe('the skip link', () => {
  it.each(['ui.json', 'card'])('leads past the bar and the list of files to %s', async (part) => {
    const { user } = openAt(`/forms/general-advice/${part}`, { ...forms, files: everyFile })
    await screen.findByText('Everything is saved.')
    await user.click(screen.getByRole('button', { name: 'Skip to main content' }))
    expect(document.activeElement?.id).toBe('editor-title')
  })
})

describe('a form that could not be saved', () => {
  it.each([
    [memoryStorage(), 'Your changes are kept in this browser.'],
    [undefined, 'This browser keeps nothing, so leave this page open and save again.'],
  ])('says what becomes of the changes, until there are none', async (storage, kept) => {
    const slug = 'general-advice'
    const path = `forms/${slug}/ui.json`
    const { store, user } = openWith(`/forms/${slug}/ui.json`, [{ ...forms, files: everyFile }], { storage })
    await screen.findByText('Everything is saved.')
    act(() => store.send({ type: 'edited', form: slug, texts: new Map([[path, '{}']]) }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText(new RegExp(`Check that it is still running. ${kept}`))).toBeVisible()
    act(() => store.send({ type: 'discarded', form: slug }))
    expect(await screen.findByText('Everything is saved.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

describe('keeping what is typed in the preview', () => {
  it('adds no example to a file with a mistake, as the others in it would be lost', async () => {
    const path = 'forms/general-advice/fixtures.json'
    const files = filesWith({ [path]: (everyFile.get(path) ?? '').replace('"answers"', '"answer"') })
    const { user, store } = openAt('/forms/general-advice', { ...forms, files })
    await user.click(await screen.findByRole('button', { name: 'More for the preview' }))
    await user.click(screen.getByRole('button', { name: 'As a good answer' }))
    const dialog = screen.getByRole('dialog', { name: 'Save as a good answer' })
    expect(dialog).toHaveTextContent('No example can be added while the file of examples has a mistake.')
    expect(within(dialog).queryByRole('button', { name: 'Add the example' })).toBeNull()
    expect(store.get().drafts.size).toBe(0)
  })
})

describe('the list of forms', () => {
  const several: OpenedForms = {
    ...forms,
    files: new Map([...forms.files, ['forms/gate/schema.json', '{"title":"Gate"}']]),
  }
  const many: OpenedForms = {
    ...several,
    files: new Map([
      ...several.files,
      ...Array.from({ length: 7 }, (_, index) => [`forms/hut-${index}/schema.json`, '{}'] as const),
    ]),
  }

  it('is searched by keyboard, and says how many it found', async () => {
    const { user } = openAt('/', many)
    expect(await screen.findByRole('link', { name: /^Create a new form ?A title/ })).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Find a form' }), 'lamp')
    expect(screen.getByRole('status')).toHaveTextContent('1 form found.')
    const found = screen.getByRole('link', { name: 'Lamp Request' })
    expect(within(found).getByText('Lamp').tagName).toBe('MARK')
    expect(screen.queryByRole('link', { name: 'Gate' })).toBeNull()
    expect(screen.getByRole('link', { name: /^Create a new form ?A title/ })).toBeVisible()
  })

  it('shows all forms where the search finds none', async () => {
    const { user } = openAt('/', many)
    await user.type(await screen.findByRole('searchbox', { name: 'Find a form' }), 'zeppelin')
    expect(screen.getByRole('status')).toHaveTextContent('No form has “zeppelin” in its title')
    expect(screen.getByRole('heading', { level: 2, name: 'All forms' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lamp Request' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Gate' })).toBeVisible()
  })

  it('has how the workbench works above it', async () => {
    openAt('/', several)
    const form = await screen.findByRole('link', { name: 'Gate' })
    const how = screen.getByText('How it works')
    expect(how.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has no search field while there are only a few forms', async () => {
    openAt('/', several)
    expect(await screen.findByRole('link', { name: 'Gate' })).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('is in groups, and an empty one is not shown', async () => {
    openAt('/', several)
    const heading = await screen.findByRole('heading', { name: 'On the forms page', level: 2 })
    expect(heading.parentElement).toHaveTextContent('Lamp Request')
    expect(screen.getByRole('heading', { name: 'Not on the forms page' }).parentElement).toHaveTextContent(
      'Gate',
    )
    expect(screen.queryByRole('heading', { name: 'With problems' })).toBeNull()
  })
})

describe('a new form that is not created yet', () => {
  it('asks before it is left', async () => {
    const { user, router } = openAt('/new', forms)
    await user.type(await screen.findByLabelText('Title of the form'), 'Lantern')
    await user.click(screen.getByRole('link', { name: 'All forms' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without creating the form?' })
    expect(router.state.location.pathname).toBe('/new')
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(dialog).not.toBeVisible()
    expect(screen.getByLabelText('Title of the form')).toHaveValue('Lantern')
    await user.click(screen.getByRole('link', { name: 'All forms' }))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Which form do you want to change?' })).toBeVisible()
  })

  it('says at its own field why it cannot be created', async () => {
    const reasons = [{ part: 'description', text: 'Write a shorter one.' }, { text: 'It failed.' }] as const
    const newForm = () => Promise.resolve({ ok: false, reasons } as const)
    const { user } = openWith('/new', [forms], { newForm })
    await user.type(await screen.findByLabelText('Title of the form'), 'Lantern')
    await user.type(screen.getByLabelText('What it is for'), 'Light.')
    await user.type(screen.getByLabelText('What it asks'), 'Where?')
    await user.click(screen.getByLabelText('Lamps'))
    await user.click(screen.getByRole('button', { name: 'Create form' }))
    expect(await screen.findByText('Two things are missing:')).toBeVisible()
    expect(screen.getByLabelText('What it is for')).toBeInvalid()
    expect(screen.getByLabelText('Title of the form')).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Write a shorter one.' }))
    expect(screen.getByLabelText('What it is for')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'It failed.' }))
    expect(screen.getByRole('button', { name: 'Create form' })).toHaveFocus()
  })

  it('says what is missing, and links to the field', async () => {
    const { user } = openAt('/new', forms)
    await user.click(await screen.findByRole('button', { name: 'Create form' }))
    expect(await screen.findByText('Four things are missing:')).toBeVisible()
    expect(screen.getByLabelText('What it asks')).toBeInvalid()
    expect(screen.getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription('Add at least one tag.')
    await user.click(screen.getByRole('button', { name: 'Write what the first question asks.' }))
    expect(screen.getByLabelText('What it asks')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Add at least one tag.' }))
    expect(screen.getByLabelText('Lamps')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Write the title of the form.' }))
    expect(screen.getByLabelText('Title of the form')).toHaveFocus()
    expect(screen.getByLabelText('Title of the form')).toBeInvalid()
    await user.keyboard('Lamp')
    expect(screen.getByLabelText('Title of the form')).toBeValid()
    expect(screen.getByText('Three things are missing:')).toBeVisible()
  })

  it('says beside the address what to do where the title gives none', async () => {
    const { user } = openAt('/new', forms)
    await user.type(await screen.findByLabelText('Title of the form'), 'Дом')
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/no letters from a to z/)
    await user.type(screen.getByLabelText('Address'), 'house')
    expect(screen.getByLabelText('Address')).not.toHaveAccessibleDescription(/no letters from a to z/)
  })

  it('offers the most used tags first, and the others at the press of a button', async () => {
    const letters = [...'abcdefghijkl']
    const cards = letters.map((letter, index) => ({
      slug: `lamp-${letter}`,
      title: letter,
      tags: letters.slice(index).map((each) => `tag-${each}`),
    }))
    const manifest = JSON.stringify({ cards })
    const { user } = openAt('/new', { ...forms, files: new Map([['forms/manifest.json', manifest]]) })
    const tags = await screen.findByRole('group', { name: 'Tags' })
    const offered = () => within(tags).getAllByRole('checkbox')
    expect(offered()).toHaveLength(8)
    expect(offered()[0]).toHaveAccessibleName('Tag l')
    await user.click(within(tags).getByRole('button', { name: 'More tags (4)' }))
    expect(offered()).toHaveLength(12)
    expect(offered()[8]).toHaveFocus()
    expect(within(tags).queryByRole('button', { name: /^More tags/ })).toBeNull()
  })

  it('takes any words for a tag of its own, and an existing tag however it is typed', async () => {
    const { user } = openAt('/new', forms)
    const own = await screen.findByLabelText('A word of your own')
    await user.type(own, 'Staff  Team!{Enter}')
    expect(screen.getByLabelText('Staff Team!')).toBeChecked()
    await user.type(own, 'LAMPS{Enter}')
    expect(screen.getByLabelText('Lamps')).toBeChecked()
    expect(screen.queryByLabelText('LAMPS')).toBeNull()
    expect(own).toHaveValue('')
  })

  it('is left without asking if nothing was entered', async () => {
    const { user } = openAt('/new', forms)
    await user.click(await screen.findByRole('link', { name: 'All forms' }))
    expect(await screen.findByRole('heading', { name: 'Which form do you want to change?' })).toBeVisible()
  })
})

describe('the message to staff', () => {
  const path = 'forms/general-advice/message.json'
  const advice: OpenedForms = { files: everyFile, canSave: true, inbox: null }

  it('has a space before an answer that is inserted after a word', async () => {
    const { user } = openAt('/forms/general-advice/message', advice)
    const heading = await screen.findByLabelText('Heading of the message')
    await user.clear(heading)
    await user.type(heading, 'New:')
    const [asked] = questionsOf(textsOf(everyFile, 'general-advice'))
    for (const expected of [`New: {${asked?.name}}`, `New: {${asked?.name}} {${asked?.name}}`]) {
      await user.click(screen.getByRole('button', { name: 'Insert an answer: Heading of the message' }))
      await user.click(screen.getByRole('button', { name: asked?.label ?? '' }))
      expect(heading).toHaveValue(expected)
    }
  })

  it('is said to need its channel where that is new, once it is saved', async () => {
    const text = JSON.stringify({ ...Object(JSON.parse(everyFile.get(path) ?? '')), webhook: 'lanterns' })
    const storage = memoryStorage()
    storage.setItem(
      'workbench:general-advice',
      JSON.stringify({ [path]: { base: everyFile.get(path), text } }),
    )
    const save = () => Promise.resolve({ state: 'saved', building: false } as const)
    const { user } = openWith('/forms/general-advice/times', [advice], { storage, save })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText(/^Answers can't reach Discord yet\. .* the channel “lanterns”\.$/),
    ).toBeVisible()
  })
})

it('a save that failed is still said to have failed once the build of the save before it ends', async () => {
  const replies: SaveReply[] = [
    { state: 'saved', building: true },
    { state: 'refused', why: 'The disk is full.' },
  ]
  let endPause = () => {}
  const { user } = openWith('/forms/general-advice/page', [{ ...forms, files: everyFile }], {
    save: () => Promise.resolve(replies.shift()),
    wait: (pause) => new Promise((resolve) => pause === 1000 && (endPause = resolve)),
  })
  const title = await screen.findByLabelText('Title of the form')
  await user.type(title, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved\. The site on this computer is being updated/)).toBeVisible()
  await user.type(title, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Not saved. The disk is full.')).toBeVisible()
  await act(async () => endPause())
  expect(screen.getByText('Not saved. The disk is full.')).toBeVisible()
})
