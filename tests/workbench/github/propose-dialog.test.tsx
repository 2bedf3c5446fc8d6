// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { act, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { StoredPull } from '../../support/github/state'
import { everyFile } from '../form-files'
import { openWith, setUpWorkbench } from '../open-workbench'
import { aStorage } from '../a-storage'
import { aGitHub } from './a-github'

setUpWorkbench()
beforeAll(() => {
  // Missing from jsdom.
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('TextEncoder', TextEncoder)
  // As in a browser, the focus moves into a dialog that opens, and back.
  const before = new Map<HTMLDialogElement, Element | null>()
  const focus = (element: Element | null | undefined) => element instanceof HTMLElement && element.focus()
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    before.set(this, document.activeElement)
    this.open = true
    focus(this.querySelector('input, textarea, button'))
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
    focus(before.get(this))
  }
})

const slug = 'general-advice'
const path = `forms/${slug}/ui.json`

const [repository, branch] = ['emberfall/site', 'forms/earlier'] as const
const page = 'https://github.example/emberfall/site/pull/1'
/** A proposal of an earlier visit, and its pull request, which was closed since. */
const proposal = { repository, home: repository, branch, commits: [], base: '', number: 1, page, texts: {} }
const pull: StoredPull = {
  number: 1,
  title: '',
  body: '',
  author: 'ada',
  home: repository,
  branch,
  base: repository,
  state: 'closed',
}

/** A form of a workbench that proposes, with a change. */
async function openChanged(kept: Readonly<Record<string, string>> = {}) {
  const github = await aGitHub({ files: everyFile })
  const place = { api: github.origin, repository: 'emberfall/site' }
  const forms = { files: everyFile, canSave: false, inbox: null, github: place }
  const storage = aStorage(kept)
  const opened = openWith(`/forms/${slug}/page`, [forms], { storage })
  await screen.findByLabelText('Title of the form')
  const change = (minutes: number) => {
    const text = everyFile.get(path)?.replace(/"ui:minutes": \d+/, `"ui:minutes": ${minutes}`) ?? ''
    act(() => opened.store.send({ type: 'edited', form: slug, texts: new Map([[path, text]]) }))
  }
  change(17)
  return { ...opened, github, storage, change }
}

type Opened = Awaited<ReturnType<typeof openChanged>>

async function connect({ user }: Opened, { asking = 'Propose', token = 'ada-token' } = {}): Promise<void> {
  await user.click(await screen.findByRole('button', { name: asking }))
  await user.type(screen.getByLabelText('Your access token'), token)
  await user.click(screen.getByRole('button', { name: 'Connect' }))
}

const reason = () => screen.findByRole('textbox', { name: 'Why (optional)' })
const send = (opened: Opened) =>
  opened.user.click(screen.getByRole('button', { name: 'Propose these changes' }))

describe('a token', () => {
  it.each(['“ada-token', 'ada token', 'ädä-token'])(
    'like %s is refused at its field, unsent',
    async (token) => {
      const opened = await openChanged()
      await connect(opened, { token })
      expect(screen.getByLabelText('Your access token')).toHaveAccessibleDescription(/Copy the token again\./)
      await opened.user.clear(screen.getByLabelText('Your access token'))
      await opened.user.type(screen.getByLabelText('Your access token'), 'ada-token')
      await opened.user.click(screen.getByRole('button', { name: 'Connect' }))
      expect(await reason()).toBeVisible()
    },
  )
})

describe('once connected', () => {
  it('the keyboard is in the dialog that shows what will be proposed', async () => {
    await connect(await openChanged())
    expect(await reason()).toHaveFocus()
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Propose this change')
  })

  it('whoever asked for the state of a proposal is shown that alone', async () => {
    const opened = await openChanged({ [`workbench-proposal:${slug}`]: JSON.stringify(proposal) })
    opened.github.state.pulls.push(pull)
    await connect(opened, { asking: 'Connect to see what became of it' })
    await screen.findByText(/Number 1 was closed/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('group', { name: 'Your proposal' })).toHaveFocus()
  })
})

describe('the reason', () => {
  it('is kept when the dialog is closed, which forgets how the last try ended', async () => {
    const opened = await openChanged()
    await connect(opened)
    await opened.user.type(await reason(), 'People asked.')
    opened.github.state.faults = [{ path: '/git/', fault: { kind: 'error', name: 'noRight' } }]
    await send(opened)
    expect(await screen.findByRole('alert')).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await opened.user.click(await screen.findByRole('button', { name: /^Propose/ }))
    expect(await reason()).toHaveValue('People asked.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of a proposal is offered again when more is added to it', async () => {
    const opened = await openChanged()
    await connect(opened)
    await opened.user.type(await reason(), 'People asked.')
    await send(opened)
    await screen.findByText(/Proposed as number 1\./)
    opened.change(18)
    await opened.user.click(await screen.findByRole('button', { name: 'Propose again' }))
    expect(await reason()).toHaveValue('People asked.')
    await send(opened)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 20_000)
    expect(opened.github.git.branches()).toHaveLength(2)
    expect(opened.github.state.pulls).toMatchObject([{ body: expect.stringContaining('People asked.') }])
  })
})
