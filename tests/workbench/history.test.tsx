// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../src/workbench/client/panels/questions'
import { currentFiles } from '../../src/workbench/client/store/state'
import { everyFile } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const slug = 'general-advice'
const [first = '', second = ''] = Object.values(valuesOf(textsOf(everyFile, slug)).schema.properties).map(
  ({ title = '' }) => title,
)

/** The form with the first question asked in other words, and moved down. */
async function openAndChange() {
  const opened = openWith(`/forms/${slug}`, [forms], {})
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: first }))
  await user.clear(screen.getByLabelText('What it asks'))
  await user.type(screen.getByLabelText('What it asks'), 'Who?')
  await user.click(screen.getByRole('button', { name: 'Actions: Who?' }))
  await user.click(screen.getByRole('button', { name: 'Move down: Who?' }))
  await user.click(screen.getByRole('button', { name: 'Who?' }))
  expect(questions().slice(0, 2)).toEqual([second, 'Who?'])
  return opened
}

const questions = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading', { level: 3 }))
    .map(({ textContent }) => textContent)

const [undo, redo] = ['Undo the last change', 'Redo what was undone'].map(
  (name) => () => screen.getByRole('button', { name }),
)
if (!undo || !redo) throw new Error('There are two buttons.')

describe('undo in panels', () => {
  it('undoes a move, then all keystrokes of one entry at once, and redoes them', async () => {
    const { user } = await openAndChange()
    await user.click(undo())
    expect(questions().slice(0, 2)).toEqual(['Who?', second])
    expect(screen.getByText('Undone: the order of the questions.')).toBeVisible()
    await user.click(undo())
    expect(screen.getByText(`Undone: “${first}”.`)).toBeVisible()
    expect(questions().slice(0, 2)).toEqual([first, second])
    expect(screen.getByText('Everything is saved.')).toBeVisible()
    expect(undo()).toHaveAttribute('aria-disabled', 'true')
    await user.click(redo())
    await user.click(redo())
    expect(questions().slice(0, 2)).toEqual([second, 'Who?'])
    expect(screen.getByText('Redone: the order of the questions.')).toBeVisible()
    expect(redo()).toHaveAttribute('aria-disabled', 'true')
  })

  it('works with the usual keys outside of texts, and leaves those inside alone', async () => {
    const { user } = await openAndChange()
    await user.keyboard('{Control>}z{/Control}')
    expect(questions().slice(0, 2)).toEqual(['Who?', second])
    await user.keyboard('{Meta>}{Shift>}Z{/Shift}{/Meta}')
    expect(questions().slice(0, 2)).toEqual([second, 'Who?'])
    await user.click(screen.getByRole('button', { name: 'Who?' }))
    await user.click(screen.getByLabelText('What it asks'))
    await user.keyboard('{Control>}z{/Control}')
    expect(questions().slice(0, 2)).toEqual([second, 'Who?'])
  })

  it("restores the form's own value in place of an invalid entry", async () => {
    const { user } = openWith(`/forms/${slug}`, [forms], {})
    await user.click(await screen.findByRole('button', { name: first }))
    await user.clear(screen.getByLabelText('What it asks'))
    await user.click(undo())
    expect(screen.getByLabelText('What it asks')).toHaveValue(first)
    expect(screen.getByLabelText('What it asks')).toBeValid()
    await user.click(redo())
    expect(screen.getByLabelText('What it asks')).toHaveValue('')
    expect(screen.getByLabelText('What it asks')).toBeInvalid()
  })

  it('undoes changes of the card like those of the questions, and goes where they were', async () => {
    const { user } = await openAndChange()
    await user.click(screen.getByRole('link', { name: 'Card' }))
    const title = await screen.findByLabelText('Title of the card')
    await user.type(title, ' now')
    await user.click(undo())
    expect(screen.getByText('Undone in Card.')).toBeVisible()
    expect(title).not.toHaveDisplayValue(/ now$/)
    await user.click(undo())
    expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible()
    expect(questions().slice(0, 2)).toEqual(['Who?', second])
  })

  it("is not the undo of a deletion's own notice, which restores what was deleted until something changes", async () => {
    const { user } = openWith(`/forms/${slug}`, [forms], {})
    const last = questionsOf(textsOf(everyFile, slug)).at(-1)?.label ?? ''
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: `Actions: ${last}` }))
      await user.click(screen.getByRole('button', { name: `Delete: ${last}` }))
    }
    const bringBack = () => screen.queryByRole('button', { name: 'Undo' })
    await user.click(await screen.findByRole('button', { name: first }))
    await user.clear(screen.getByLabelText('What it asks'))
    await remove()
    await user.click(bringBack() ?? document.body)
    expect(questions().at(-1)).toBe(last)
    expect(screen.getByText('It is back.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '1 problem.' })).toBeVisible()
    await remove()
    await user.click(await screen.findByRole('button', { name: second }))
    await user.type(screen.getByLabelText('What it asks'), '?')
    expect(bringBack()).toBeNull()
    expect(questions()).not.toContain(last)
  })

  it('is no longer offered by the notice of a deletion once a fixture was added, which it would remove', async () => {
    const { user, store } = openWith(`/forms/${slug}`, [forms], {})
    const last = questionsOf(textsOf(everyFile, slug)).at(-1)?.label ?? ''
    await user.click(await screen.findByRole('button', { name: `Actions: ${last}` }))
    await user.click(screen.getByRole('button', { name: `Delete: ${last}` }))
    const write = (change: (text: string) => string) => {
      const path = `forms/${slug}/fixtures.json`
      const text = change(currentFiles(store.get()).get(path) ?? '')
      act(() => store.send({ type: 'edited', form: slug, texts: new Map([[path, text]]) }))
    }
    write((text) => text.replace('"answers": {', '"answers": { "extra": "",'))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    write((text) => text.replace(/"valid": \{/, '"valid": { "added": { "answers": {} },'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('can be taken back in the menu as well', async () => {
    const { user } = await openAndChange()
    const more = screen.getByRole('button', { name: 'More' })
    await user.click(more)
    expect(screen.getAllByRole('group', { name: 'Undo and redo' })).toHaveLength(1)
    await user.click(more)
    await user.click(undo())
    expect(questions().slice(0, 2)).toEqual(['Who?', second])
    await user.click(more)
    const group = screen.getAllByRole('group', { name: 'Undo and redo' }).at(-1)
    if (!group) throw new Error('The menu has no such group.')
    await user.click(within(group).getByRole('button', { name: 'Redo what was undone' }))
    expect(questions().slice(0, 2)).toEqual([second, 'Who?'])
  })

  it('says what it has undone while a file is on screen, which may be another one', async () => {
    const { store, user } = openWith(`/forms/${slug}/ui.json`, [forms], {})
    const path = `forms/${slug}/schema.json`
    await screen.findByText('Everything is saved.')
    const text = (everyFile.get(path) ?? '').replace(`"${first}"`, '"Who?"')
    act(() => store.send({ type: 'edited', form: slug, texts: new Map([[path, text]]) }))
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(screen.getByText(`Undone: “${first}”.`)).toBeVisible()
  })

  it('undoes nothing that somebody else has changed since, and says so', async () => {
    const { store, user } = openWith(`/forms/${slug}`, [forms], {})
    const path = `forms/${slug}/schema.json`
    await screen.findByText('Everything is saved.')
    const base = everyFile.get(path) ?? ''
    const [mine, theirs] = ['Who?', 'Whom?'].map((label) => base.replace(`"${first}"`, `"${label}"`))
    if (mine === undefined || theirs === undefined) throw new Error('There are two texts.')
    act(() => {
      store.send({ type: 'edited', form: slug, texts: new Map([[path, mine]]) })
      store.send({ type: 'saved', changes: [{ path, base, text: mine }] })
      store.send({ type: 'disk-changed', files: new Map(everyFile).set(path, theirs) })
    })
    await user.click(undo())
    expect(screen.getByText('Not undone: someone else has changed the same part since.')).toBeVisible()
    expect(questions()[0]).toBe('Whom?')
    expect(screen.getByText('Everything is saved.')).toBeVisible()
  })

  it.each(['Discard changes', 'Delete this form'])('brings back a new form after "%s"', async (name) => {
    const { router, store, user } = openWith('/', [forms], {})
    await screen.findByRole('heading', { level: 1 })
    const own = [...everyFile].filter(([path]) => path.startsWith(`forms/${slug}/`))
    const texts = new Map(own.map(([path, text]) => [path.replace(slug, 'brand-new'), text]))
    act(() => store.send({ type: 'created', texts }))
    await act(() => router.navigate('/forms/brand-new/page'))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
    expect(screen.getByRole('heading', { name: 'The form “brand-new” was discarded' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Bring it back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'General Advice' })).toHaveFocus()
    expect(currentFiles(store.get()).get('forms/brand-new/schema.json')).toBe(
      everyFile.get(`forms/${slug}/schema.json`),
    )
  })
})
