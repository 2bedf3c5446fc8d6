// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormUi } from '../../../src/engine/schema/definition'
import type { HeardStep, PreviewReport } from '../../../src/form/preview-protocol'
import { loadAfterSending } from '../../../src/site/form-page/load-after-sending'
import { SoundPage } from '../../../src/site/preview/sound/SoundPage'
import { aForm } from '../../engine/a-form'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

beforeEach(async () => {
  await loadAfterSending()
  // jsdom has no names in selectors.
  vi.stubGlobal('CSS', { escape: (id: string) => id })
})

afterEach(() => void vi.unstubAllGlobals())

/** The last step of a recording: what is said once the form was delivered. */
async function lastHeard(ui: FormUi | Record<string, FormUi[string]>): Promise<string> {
  const day = { title: 'Day of the trip', type: 'string', format: 'date' } as const
  const back = { title: 'Day back', type: 'string', format: 'date' } as const
  const { slug, schema, message, ui: plain } = aForm({ required: ['day'], properties: { day, back } })
  let heard: readonly HeardStep[] | undefined
  const report = (next: PreviewReport) => {
    if (next.kind === 'heard') heard = next.steps
  }
  const order = {
    kind: 'hear',
    definition: { slug, schema, message, ui: { ...plain, ...ui } },
    place: { intro: '', related: [] },
    answers: { day: '2020-01-31', back: '2020-01-30' },
  } as const
  render(<SoundPage order={order} report={report} />)
  await waitFor(() => expect(heard).toBeDefined(), { timeout: 20_000 })
  const { step, read } = heard?.at(-1) ?? {}
  return [step, ...(read ?? [])].join('\n')
}

test('the form is delivered in the end, though its example has dates that are past', async () => {
  const dates = (from: string) => ({ 'ui:options': { dates: { from, text: 'Choose a later day' } } })
  const said = await lastHeard({ day: dates('today+3d'), back: dates('day') })
  expect(said).toContain('Sent')
}, 30_000)

test('the form is delivered in the end, though it is closed now', async () => {
  const said = await lastHeard({ 'ui:door': { until: '2020-01-01T00:00[Europe/Berlin]', text: 'Closed' } })
  expect(said).toContain('Sent')
}, 30_000)
