// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { PreviewReport } from '../../src/form/preview-protocol'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import { everyFile } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const slug = 'general-advice'
const opened = { files: everyFile, canSave: true, inbox: null }
const [first = ''] = Object.values(valuesOf(textsOf(everyFile, slug)).schema.properties).map(
  ({ title = '' }) => title,
)
/** Longer than a change waits for the preview. */
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)))

it('judges the examples only once they have followed a change', async () => {
  let end: () => void = () => undefined
  const fix: FormWorker['fix'] = () => new Promise((resolve) => (end = () => resolve(new Map())))
  const { user } = openWith(`/forms/${slug}`, [opened], { fix })
  await user.click(await screen.findByRole('button', { name: first }))
  // An example expects the words as they were.
  await user.type(screen.getByLabelText('Error if left empty'), '!')
  await moment()
  expect(screen.getByRole('tab', { name: 'Examples' })).toBeVisible()
  // Nothing comes to update them.
  await act(async () => end())
  expect(await screen.findByRole('tab', { name: /^Examples ?\d+ of \d+ do not behave/ })).toBeVisible()
})

it('counts the steps of a screen reader as its bar does', async () => {
  const { user } = openWith(`/forms/${slug}`, [opened], {})
  await user.click(await screen.findByRole('tab', { name: 'How it sounds' }))
  const start = await screen.findByRole('button', { name: 'Start' })
  expect(screen.queryByRole('progressbar')).toBeNull()
  await user.click(start)
  const bar = await screen.findByRole('progressbar')
  expect(screen.queryByText(/^Step/)).toBeNull()
  const frame = vi.waitUntil(() => document.querySelector<HTMLIFrameElement>('iframe.sound-frame'))
  const source = (await frame).contentWindow
  const report: PreviewReport = { kind: 'hearing', step: 'fill', done: 4, of: 11 }
  fireEvent(window, new MessageEvent('message', { source, origin: location.origin, data: report }))
  expect(screen.getByText('Step 5 of 11')).toBeVisible()
  expect(bar).toHaveAttribute('value', '4')
  expect(bar).toHaveAttribute('max', '11')
})
