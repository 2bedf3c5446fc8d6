// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../src/lint/report/diagnostic'
import { DiagnosticPanel } from '../../src/workbench/client/diagnostics/DiagnosticPanel'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

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

it.each([
  [[bracket], false],
  [[bracket, bracket], false],
  [[outdated], true],
  // Its own "Fix it" is enough.
  [[bracket, typo], false],
  [[typo, outdated], true],
] as const)(
  'offers to fix all that can be fixed only where that is more than one button does: %#',
  (own, isOffered) => {
    render(
      <DiagnosticPanel
        check={{ files: new Map(), problems: own, state: 'done' }}
        problems={{ own: own.map((each, line) => ({ ...each, start: line })), remarks: [], elsewhere: [] }}
        path={place.file}
        onGo={() => undefined}
        onFix={() => undefined}
        onFixAll={() => Promise.resolve(0)}
      />,
    )
    expect(screen.queryAllByRole('button', { name: 'Fix what can be fixed' })).toHaveLength(isOffered ? 1 : 0)
  },
)
