// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Diagnostic } from '../../src/lint/diagnostic'
import { manifestPath } from '../../src/lint/source/file-kind'
import type { Files } from '../../src/workbench/form-files'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { currentFiles } from '../../src/workbench/client/store/state'
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
const opened: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const outdated: Diagnostic = {
  ...bracket,
  rule: 'schema-line-first',
  message: 'It is out of date.',
  remedy: 'Run: npm run forms:fix',
}
const typo: Diagnostic = { ...bracket, message: 'There is a typo.', fix: [] }

/** Opens a form's page, where the linter reports these diagnostics. */
async function openWithDiagnostics(found: readonly Diagnostic[], shown = 'ui.json') {
  const check = () => Promise.resolve(found)
  openWith(`/forms/general-advice/${shown}`, [opened], { check })
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
  "offers to fix everything only if one diagnostic's own button would not: %#",
  async (found, isOffered) => {
    for (const severity of ['error', 'warning'] as const) {
      await openWithDiagnostics(found.map((each, line) => ({ ...each, severity, start: line })))
      const offered = screen.queryAllByRole('button', { name: 'Fix what can be fixed' })
      expect(offered).toHaveLength(isOffered ? 1 : 0)
      cleanup()
    }
  },
)

it('names the form of a problem that is in another one', async () => {
  await openWithDiagnostics([{ ...bracket, file: 'forms/guild/ui.json' }])
  expect(screen.getByRole('button', { name: 'guild › Page (ui.json), line 1' })).toBeVisible()
})

it('shows warnings at their field, at their question and in the count, and not as good news', async () => {
  const file = 'forms/general-advice/schema.json'
  const text = everyFile.get(file) ?? ''
  const { properties } = JSON.parse(text) as { properties: Readonly<Record<string, { title: string }>> }
  const label = Object.values(properties)[0]?.title ?? ''
  const line = text.slice(0, text.indexOf(`"title": ${JSON.stringify(label)}`)).split('\n').length
  const warning = {
    file,
    line,
    severity: 'warning',
    message: 'It has a colon.',
    remedy: 'Delete it.',
  } as const
  const other = { ...warning, message: 'It is long.' }
  const check = () => Promise.resolve([warning, other].map((each) => ({ ...bracket, ...each })))
  const { user } = openWith('/forms/general-advice/questions', [opened], { check })
  const problems = await screen.findByRole('region', { name: 'Problems' })
  expect(await within(problems).findByText('2 warnings.')).toBeVisible()
  expect(screen.queryByText(/No problems/)).toBeNull()
  // One line says it all; with problems the warnings have a heading of their own.
  expect(within(problems).getByText('You can still save.')).toBeVisible()
  expect(within(problems).queryByRole('heading', { name: 'Warnings' })).toBeNull()
  const toggle = screen.getByRole('button', { name: label })
  expect(within(toggle.closest('li') ?? problems).getByText('2 warnings')).toBeVisible()
  await user.click(toggle)
  const field = screen.getByLabelText('What it asks')
  expect(field).toHaveAccessibleDescription(/It has a colon\. Delete it\..* It is long\./)
  expect(field).toBeValid()
  const [link] = within(problems).getAllByRole('button', { name: `“${label}” › What it asks` })
  if (link) await user.click(link)
  expect(field).toHaveFocus()
})

it('fixes a warning at its field, which takes the focus', async () => {
  const file = 'forms/general-advice/schema.json'
  const text = everyFile.get(file) ?? ''
  const { properties } = JSON.parse(text) as { properties: Readonly<Record<string, { title: string }>> }
  const label = Object.values(properties)[0]?.title ?? ''
  const written = `"title": "${label}`
  const files = filesWith({ [file]: text.replace(`${written}"`, `${written}:"`) })
  const check = (now: Files) => {
    const before = (now.get(file) ?? '').split(`${written}:"`)
    const start = (before[0]?.length ?? 0) + written.length
    const line = (before[0] ?? '').split('\n').length
    const colon = { ...bracket, file, line, start, severity: 'warning', message: 'It has a colon.' } as const
    return Promise.resolve(
      before.length > 1 ? [{ ...colon, fix: [{ start, end: start + 1, text: '' }] }] : [],
    )
  }
  const { user, store } = openWith('/forms/general-advice/questions', [{ ...opened, files }], { check })
  await user.click(await screen.findByRole('button', { name: `${label}:` }))
  const field = screen.getByLabelText('What it asks')
  const card = field.closest('li') ?? document.body
  await user.click(await within(card).findByRole('button', { name: /^Fix it: It has a colon\./ }))
  expect(field).toHaveFocus()
  expect(field).toHaveValue(label)
  expect(within(card).queryByRole('button', { name: /^Fix it/ })).toBeNull()
  expect(currentFiles(store.get()).get(file)).toBe(text)
})

it('leads to the place of a problem in another form', async () => {
  const file = 'forms/guild/ui.json'
  const lines = (everyFile.get(file) ?? '').split('\n')
  const line = 1 + lines.findIndex((each) => each.includes('"ui:minutes"'))
  const there: Diagnostic = { ...bracket, file, line, column: 5 }
  const { router, user } = openWith('/forms/general-advice/ui.json', [opened], {
    check: () => Promise.resolve([there]),
  })
  await user.click(await screen.findByRole('button', { name: `guild › Page (ui.json), line ${line}` }))
  expect(router.state.location.pathname).toBe('/forms/guild/ui.json')
  expect(await screen.findByRole('heading', { level: 1, name: 'Guild Application' })).toBeVisible()
  const help = screen.getByRole('heading', { name: 'At the cursor' }).parentElement
  expect(help).toHaveTextContent('ui:minutes')
})

it('names only the file of a problem in the form itself, beside its panels too', async () => {
  await openWithDiagnostics([bracket], 'card')
  expect(screen.getByRole('button', { name: 'Page (ui.json), line 1' })).toBeVisible()
})

it('fixes everything fixable with one button, and says so until the next action', async () => {
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
  expect(screen.getByText('Fixed. This has changed:')).toBeVisible()
  await user.type(await screen.findByLabelText('Popularity'), '{Backspace}')
  expect(screen.queryByText(/^Fixed/)).toBeNull()
})

it('never overwrites what was typed while it was being fixed', async () => {
  const [own, other] = [path, 'forms/general-advice/schema.json']
  let finish: (fixed: ReadonlyMap<string, string>) => void = () => undefined
  const fixing = new Promise<ReadonlyMap<string, string>>((resolve) => (finish = resolve))
  const { store, user } = openWith('/forms/general-advice/ui.json', [opened], {
    check: () => Promise.resolve([outdated]),
    fix: () => fixing,
  })
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
  expect(screen.getByText('Fixed. This has changed:')).toBeVisible()
})

it('fixes the text of all cards with the form, where the problem is there', async () => {
  const { store, user } = openWith('/forms/general-advice/card', [opened], {
    check: () => Promise.resolve([{ ...outdated, file: manifestPath }]),
    fix: () => Promise.resolve(new Map([[manifestPath, '{ "fixed": true }']])),
  })
  await user.click(await screen.findByRole('button', { name: 'Fix what can be fixed' }))
  await screen.findByText('Fixed. This has changed:')
  expect(store.get().drafts.get(manifestPath)?.text).toBe('{ "fixed": true }')
})

it('does not take the focus from someone who goes on typing during the fix', async () => {
  let finish: (fixed: ReadonlyMap<string, string>) => void = () => undefined
  const fixing = new Promise<ReadonlyMap<string, string>>((resolve) => (finish = resolve))
  const { user } = openWith('/forms/general-advice/page', [opened], {
    check: () => Promise.resolve([outdated]),
    fix: () => fixing,
  })
  await user.click(await screen.findByRole('button', { name: 'Fix what can be fixed' }))
  await user.click(await screen.findByLabelText('Button that sends the form'))
  await act(async () => {
    finish(new Map())
    await fixing
  })
  expect(screen.getByText(/Nothing here can be fixed/)).toBeVisible()
  expect(screen.getByLabelText('Button that sends the form')).toHaveFocus()
})

it('says that the linter failed until it has a result again', async () => {
  const failed = 'The check stopped working. Your text is safe; reload the page to go on.'
  let end: (found: readonly Diagnostic[]) => void = () => undefined
  const check = vi
    .fn<FormWorker['check']>(() => new Promise((resolve) => (end = resolve)))
    .mockRejectedValueOnce(new Error('broken'))
  const { store } = openWith('/forms/general-advice/card', [opened], { check })
  expect(await screen.findByText(failed)).toBeVisible()
  const texts = new Map([[path, '{ "ui:minutes": 6 }']])
  act(() => store.send({ type: 'edited', form: 'general-advice', texts }))
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(2))
  expect(screen.getByText(failed)).toBeVisible()
  expect(screen.queryByText('No problems.')).toBeNull()
  await act(async () => end([bracket]))
  expect(screen.queryByText(failed)).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Problems' })).getByText('1 problem.')).toBeVisible()
})

it('names warnings in the status only once there are no problems, as its line is short', async () => {
  const warning = { ...bracket, severity: 'warning' } as const
  let found: readonly Diagnostic[] = [bracket, warning]
  const { store } = openWith('/forms/general-advice/ui.json', [opened], {
    check: () => Promise.resolve(found),
  })
  await screen.findAllByText(bracket.message)
  const write = (minutes: number) => {
    const texts = new Map([[path, `{ "ui:minutes": ${minutes} }`]])
    act(() => store.send({ type: 'edited', form: 'general-advice', texts }))
  }
  write(6)
  const status = () => screen.getAllByRole('status')[0]
  await expect.poll(() => status()?.textContent).toMatch(/^Changed\..* 1 problem\.$/)
  found = [warning]
  write(7)
  await expect.poll(() => status()?.textContent?.trim()).toMatch(/^Changed\..* 1 warning\.$/)
})
