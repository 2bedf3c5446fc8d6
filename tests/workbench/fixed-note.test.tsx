// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../src/lint/diagnostic'
import type { Files } from '../../src/workbench/form-files'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import { currentFiles } from '../../src/workbench/client/store/state'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const slug = 'general-advice'
const file = `forms/${slug}/schema.json`
const text = everyFile.get(file) ?? ''
const [label = ''] = Object.values(valuesOf(textsOf(everyFile, slug)).schema.properties).map(
  ({ title = '' }) => title,
)
const withColon = text.replace(`"title": "${label}"`, `"title": "${label}:"`)

/** Each colon after the label is a problem, and deleting it the fix. */
function checkColons(now: Files): Promise<readonly Diagnostic[]> {
  const start = (now.get(file) ?? '').indexOf(`${label}:`) + label.length
  const found: Diagnostic = {
    file,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    start,
    end: start + 1,
    rule: 'label-colon',
    severity: 'warning',
    message: 'It has a colon.',
    remedy: 'Delete it.',
    also: [],
    fix: [{ start, end: start + 1, text: '' }],
  }
  return Promise.resolve(start < label.length ? [] : [found])
}

async function openAndFix() {
  const opened = { files: filesWith({ [file]: withColon }), canSave: true, inbox: null }
  const workbench = openWith(`/forms/${slug}/questions`, [opened], { check: checkColons })
  const problems = await screen.findByRole('region', { name: 'Problems' })
  await workbench.user.click(await within(problems).findByRole('button', { name: /^Fix it/ }))
  return { ...workbench, problems }
}

it('says what a fix has changed, in words and line by line', async () => {
  const { problems } = await openAndFix()
  expect(within(problems).getByText('Fixed. This has changed:')).toBeVisible()
  expect(within(problems).getByText(`“${label}:” now asks “${label}”`)).toBeVisible()
  const lines = within(problems).getByRole('table', { name: 'Questions (schema.json)', hidden: true })
  const [, row] = within(lines).getAllByRole('row', { hidden: true })
  const [before, after] = row ? within(row).getAllByRole('cell', { hidden: true }) : []
  expect(before).toHaveTextContent(`"title": "${label}:",`)
  expect(after).toHaveTextContent(`"title": "${label}",`)
})

it('takes a fix back with one button', async () => {
  const { user, store, problems } = await openAndFix()
  await user.click(within(problems).getByRole('button', { name: 'Undo' }))
  expect(currentFiles(store.get()).get(file)).toBe(withColon)
  expect(within(problems).getByText('Undone.')).toBeVisible()
  expect(within(problems).queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(within(problems).getByRole('heading', { name: 'Problems' })).toHaveFocus()
})

it('says it while the file is as the fix left it, and not saved yet', async () => {
  const { store, problems } = await openAndFix()
  const isShown = () => within(problems).queryByRole('button', { name: 'Undo' }) !== null
  const change = (next: string) =>
    act(() => store.send({ type: 'edited', form: slug, texts: new Map([[file, next]]) }))
  change(text.replace('"maxLength": 100', '"maxLength": 90'))
  expect(isShown()).toBe(false)
  change(text)
  expect(isShown()).toBe(true)
  await act(async () => store.send({ type: 'saved', changes: [{ path: file, base: withColon, text }] }))
  expect(isShown()).toBe(false)
})
