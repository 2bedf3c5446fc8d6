// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Connection, OpenedForms } from '../../src/workbench/client/api/connection'
import { readUnsaved } from '../../src/workbench/client/store/drafts'
import { aStorage } from './a-storage'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const [path, other] = ['forms/general-advice/ui.json', 'forms/guild/ui.json'] as const
const forms = (files: OpenedForms['files']): OpenedForms => ({ files, canSave: true, inbox: null })

/** The list of forms; the disk has these versions, and these files in turn. */
async function openList(versions: readonly string[], ...files: readonly ReturnType<Connection['open']>[]) {
  const left = [...versions]
  const version = vi.fn<Connection['version']>(() => Promise.resolve(left.shift()))
  let poll: () => void = () => undefined
  const wait = () => new Promise<void>((resolve) => (poll = resolve))
  const opened = openWith('/', [forms(everyFile), ...files], { version, wait })
  await screen.findAllByRole('heading')
  await vi.waitFor(() => expect(version).toHaveBeenCalledOnce())
  const askAgain = () => act(async () => poll())
  return { ...opened, disk: () => opened.store.get().disk, askAgain }
}

it('does not restore an older text that was read before a save', async () => {
  let reply: (opened: OpenedForms) => void = () => undefined
  const slow = new Promise<OpenedForms>((resolve) => (reply = resolve))
  const others = { [other]: '{ "theirs": true }' }
  const newest = Promise.resolve(forms(filesWith({ ...others, [path]: '{ "mine": true }' })))
  const { store, disk, askAgain } = await openList(['1', '2', '3'], slow, newest)
  await askAgain()
  const base = everyFile.get(path) ?? null
  act(() => store.send({ type: 'saved', changes: [{ path, base, text: '{ "mine": true }' }] }))
  await act(async () => reply(forms(filesWith(others))))
  expect(disk().get(path)).toBe('{ "mine": true }')
  await askAgain()
  expect(disk().get(path)).toBe('{ "mine": true }')
  expect(disk().get(other)).toBe('{ "theirs": true }')
})

it('reads the disk again after a change that could not be read', async () => {
  const files = forms(filesWith({ [other]: '{ "theirs": true }' }))
  const { disk, askAgain } = await openList(
    ['1', '2', '2'],
    Promise.resolve(undefined),
    Promise.resolve(files),
  )
  await askAgain()
  expect(disk().get(other)).toBe(everyFile.get(other))
  await askAgain()
  expect(disk().get(other)).toBe('{ "theirs": true }')
})

it('forgets a draft that is on disk by now, and keeps the others', async () => {
  const [base, text] = [everyFile.get(path) ?? '', '{ "mine": true }']
  const storage = aStorage({
    'workbench:general-advice': JSON.stringify({ [path]: { base, text } }),
    'workbench:guild': JSON.stringify({ [other]: { base: everyFile.get(other), text } }),
  })
  const opened = openWith('/', [forms(filesWith({ [path]: text }))], { storage })
  await screen.findAllByRole('heading')
  expect([...opened.store.get().drafts.keys()]).toEqual([other])
  expect([...readUnsaved(storage).drafts.keys()]).toEqual([other])
})
