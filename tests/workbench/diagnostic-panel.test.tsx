// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Diagnostic } from '../../src/lint/diagnostic'
import type { Files } from '../../src/workbench/client/files/change'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const path = 'forms/general-advice/ui.json'
const bracket: Diagnostic = {
  file: path,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  start: 0,
  end: 1,
  rule: 'blank-option',
  severity: 'error',
  message: 'A bracket is missing.',
  remedy: 'Write } here.',
  also: [],
}
const outdated: Diagnostic = { ...bracket, message: 'It is out of date.', remedy: 'Run: npm run forms:fix' }
const typo: Diagnostic = { ...bracket, message: 'There is a typo.', fix: [] }

/** Opens a form's page, where the linter finds these problems. */
async function openWithProblems(found: readonly Diagnostic[], shown = 'ui.json') {
  const check = () => Promise.resolve(found)
  openWith(`/forms/general-advice/${shown}`, [{ files: everyFile, canSave: true, inbox: null }], { check })
  await screen.findAllByText(found[0]?.message ?? '')
}

it.each([
  [[bracket], false],
  [[bracket, bracket], false],
  [[outdated], true],
  // Its own "Fix it" is enough.
  [[bracket, typo], false],
  [[typo, outdated], true],
] as const)(
  'offers to fix all that can be fixed only where that is more than one button does: %#',
  async (found, isOffered) => {
    for (const severity of ['error', 'warning'] as const) {
      await openWithProblems(found.map((each, line) => ({ ...each, severity, start: line })))
      const offered = screen.queryAllByRole('button', { name: 'Fix what can be fixed' })
      expect(offered).toHaveLength(isOffered ? 1 : 0)
      cleanup()
    }
  },
)

it('names the form of a problem that is in another one', async () => {
  await openWithProblems([{ ...bracket, file: 'forms/guild/ui.json' }])
  expect(screen.getByRole('button', { name: 'guild: Page (ui.json), line 1' })).toBeVisible()
})

it('names only the file of a problem in the form itself, beside its panels too', async () => {
  await openWithProblems([bracket], 'card')
  expect(screen.getByRole('button', { name: 'Page (ui.json), line 1' })).toBeVisible()
})

it('fixes with one button what each has a button for, and says so until something else is done', async () => {
  const text = everyFile.get(path) ?? ''
  const starred = (files: Files) => [...(files.get(path) ?? '').matchAll(/\*/g)].map(({ index }) => index)
  const { user } = openWith(
    '/forms/general-advice/card',
    [{ files: filesWith({ [path]: `*${text}*` }), canSave: true, inbox: null }],
    {
      check: (files) =>
        Promise.resolve(
          starred(files).map((start) => ({
            ...bracket,
            start,
            fix: [{ start, end: start + 1, text: '' }],
          })),
        ),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Fix what can be fixed' }))
  expect(await screen.findByText('No problems.')).toBeVisible()
  expect(screen.getByText('1 file fixed. Read what changed before you save.')).toBeVisible()
  await user.type(await screen.findByLabelText('Popularity'), '{Backspace}')
  expect(screen.queryByText(/file fixed/)).toBeNull()
})

it('never overwrites what was typed while it was being fixed', async () => {
  const [own, other] = [path, 'forms/general-advice/schema.json']
  let finish: (fixed: ReadonlyMap<string, string>) => void = () => undefined
  const fixing = new Promise<ReadonlyMap<string, string>>((resolve) => (finish = resolve))
  const { store, user } = openWith(
    '/forms/general-advice/ui.json',
    [{ files: everyFile, canSave: true, inbox: null }],
    { check: () => Promise.resolve([outdated]), fix: () => fixing },
  )
  await user.click(await screen.findByRole('button', { name: 'Fix what can be fixed' }))
  const texts = new Map([[own, '{ "typed": true }']])
  act(() => store.send({ type: 'edited', form: 'general-advice', texts }))
  await act(async () => {
    finish(
      new Map([
        [own, '{ "fixed": true }'],
        [other, '{ "fixed": true }'],
      ]),
    )
    await fixing
  })
  const { drafts } = store.get()
  expect(drafts.get(own)?.text).toBe('{ "typed": true }')
  expect(drafts.get(other)?.text).toBe('{ "fixed": true }')
  expect(screen.getByText('1 file fixed. Read what changed before you save.')).toBeVisible()
})

it('says that the linter failed until it has a result again', async () => {
  const failed = 'The check stopped working. Your text is safe; reload the page to go on.'
  let end: (found: readonly Diagnostic[]) => void = () => undefined
  const check = vi
    .fn<FormWorker['check']>(() => new Promise((resolve) => (end = resolve)))
    .mockRejectedValueOnce(new Error('broken'))
  const opened: OpenedForms = { files: everyFile, canSave: true, inbox: null }
  const { store } = openWith('/forms/general-advice/card', [opened], { check })
  expect(await screen.findByText(failed)).toBeVisible()
  const texts = new Map([[path, '{ "ui:minutes": 6 }']])
  act(() => store.send({ type: 'edited', form: 'general-advice', texts }))
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(2))
  expect(screen.getByText(failed)).toBeVisible()
  expect(screen.queryByText('No problems.')).toBeNull()
  await act(async () => end([bracket]))
  expect(screen.queryByText(failed)).toBeNull()
  expect(screen.getByText('1 problem.')).toBeVisible()
})
