// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../src/lint/report/diagnostic'
import { DiagnosticPanel } from '../../src/workbench/client/diagnostics/DiagnosticPanel'
import type { SortedDiagnostics } from '../../src/workbench/client/diagnostics/sort-diagnostics'
import type { Files } from '../../src/workbench/client/files/change'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const place = { file: 'forms/lamp/ui.json', line: 1, column: 1, endLine: 1, endColumn: 2, start: 0, end: 1 }
const bracket: Diagnostic = {
  ...place,
  rule: 'blank-option',
  severity: 'error',
  message: 'A bracket is missing.',
  remedy: 'Write } here.',
  also: [],
}
const outdated: Diagnostic = { ...bracket, message: 'It is out of date.', remedy: 'Run: npm run forms:fix' }
const typo: Diagnostic = { ...bracket, message: 'There is a typo.', fix: [] }

/** Shows these problems beside a file. */
function showPanel(found: readonly Diagnostic[], problems: Partial<SortedDiagnostics>, path = place.file) {
  render(
    <DiagnosticPanel
      check={{ files: new Map(), problems: found, state: 'done' }}
      problems={{ own: [], remarks: [], elsewhere: [], ...problems }}
      held={[]}
      path={path}
      inPanel={() => undefined}
      onGo={() => undefined}
      onGoToHeld={() => undefined}
      onFix={() => undefined}
      onFixAll={() => undefined}
      said=""
    />,
  )
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
  (found, isOffered) => {
    for (const group of ['own', 'remarks'] as const) {
      showPanel(found, { [group]: found.map((each, line) => ({ ...each, start: line })) })
      const offered = screen.queryAllByRole('button', { name: 'Fix what can be fixed' })
      expect(offered).toHaveLength(isOffered ? 1 : 0)
      cleanup()
    }
  },
)

it('names the form of a problem that is in another one', () => {
  showPanel([bracket], { elsewhere: [bracket] }, 'forms/lantern/schema.json')
  expect(screen.getByRole('button', { name: 'lamp: Page (ui.json), line 1' })).toBeVisible()
})

it('fixes with one button what each has a button for, and says so until something else is done', async () => {
  const path = 'forms/general-advice/ui.json'
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
            file: path,
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
