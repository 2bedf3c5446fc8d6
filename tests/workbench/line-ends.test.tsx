// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import type { Diagnostic } from '../../src/lint/diagnostic'
import { currentFiles } from '../../src/workbench/client/store/state'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const path = 'forms/general-advice/ui.json'
const own = everyFile.get(path) ?? ''
const text = own.replaceAll('\n', '\r\n')
const forms: OpenedForms = { files: filesWith({ [path]: text }), canSave: true, inbox: null }

async function openEditor(diagnostics: readonly Diagnostic[] = []) {
  const check = () => Promise.resolve(diagnostics)
  const opened = openWith(`/${path}`, [forms], { check })
  await screen.findByText('Everything is saved.')
  const root = document.querySelector('.json-editor')?.shadowRoot
  const editor = root?.querySelector<HTMLElement>('.cm-editor')
  const view = editor && EditorView.findFromDOM(editor)
  if (!view) throw new Error('The page has an editor.')
  const now = () => currentFiles(opened.store.get()).get(path)
  return { ...opened, root, view, now }
}

it('a file with the line ends of Windows keeps them, and is unsaved only where something else differs', async () => {
  const { view, now } = await openEditor()
  expect(view.state.doc.lines).toBe(own.split('\n').length)
  act(() => view.dispatch({ changes: { from: 0, insert: ' ' } }))
  expect(now()).toBe(` ${text}`)
  expect(view.state.doc.toString()).toBe(` ${own}`)
  act(() => view.dispatch({ changes: { from: 0, to: 1 } }))
  expect(now()).toBe(text)
  expect(screen.getByText('Everything is saved.')).toBeVisible()
})

it('a diagnostic of a file with the line ends of Windows is marked at its place', async () => {
  const word = '"ui:minutes"'
  const start = text.indexOf(word)
  const place = { file: path, line: 1, column: 1, endLine: 1, endColumn: 2, start, end: start + word.length }
  const wrong: Diagnostic = {
    ...place,
    rule: 'stray-spaces',
    severity: 'error',
    message: 'No.',
    remedy: 'Write it.',
    also: [],
  }
  const { root } = await openEditor([wrong])
  await vi.waitFor(() => expect(root?.querySelector('.cm-diagnostic-error')?.textContent).toBe(word), 10_000)
})
