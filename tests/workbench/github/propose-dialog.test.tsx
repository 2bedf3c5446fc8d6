// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { act, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { everyFile } from '../form-files'
import { openWith, setUpWorkbench } from '../open-workbench'
import { aGitHub } from './a-github'

setUpWorkbench()
beforeAll(() => {
  // Missing from jsdom.
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('TextEncoder', TextEncoder)
})

const slug = 'general-advice'
const path = `forms/${slug}/ui.json`

/** A form of a workbench that proposes, with a change. */
async function openChanged() {
  const github = await aGitHub({ files: everyFile })
  const place = { api: github.origin, repository: 'emberfall/site' }
  const forms = { files: everyFile, canSave: false, inbox: null, github: place }
  const opened = openWith(`/forms/${slug}/page`, [forms], {})
  await screen.findByLabelText('Title of the form')
  const change = (minutes: number) => {
    const text = everyFile.get(path)?.replace(/"ui:minutes": \d+/, `"ui:minutes": ${minutes}`) ?? ''
    act(() => opened.store.send({ type: 'edited', form: slug, texts: new Map([[path, text]]) }))
  }
  change(17)
  return { ...opened, github, change }
}

type Opened = Awaited<ReturnType<typeof openChanged>>

async function connect({ user }: Opened, token = 'ada-token'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Propose' }))
  await user.type(screen.getByLabelText('Your access token'), token)
  await user.click(screen.getByRole('button', { name: 'Connect' }))
}

const reason = () => screen.findByRole('textbox', { name: 'Why (may be left empty)' })
const send = (opened: Opened) =>
  opened.user.click(screen.getByRole('button', { name: 'Propose these changes' }))

describe('the reason', () => {
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
