import { expect, it } from 'vitest'
import type { FormUi } from '../../src/engine/schema/definition'
import { closedForm, doorsOf } from '../../src/engine/schema/form-doors'
import { withoutDoors } from '../../src/engine/schema/without-doors'
import { formOf, sampleSlugs } from '../support/fixtures'

const closed = { until: '2020-01-01T00:00[Europe/Berlin]', text: 'Come back later' }

it.each(sampleSlugs)('%s is open in a copy of the site, whatever its doors', (slug) => {
  const form = formOf(slug)
  const ui = withoutDoors({ ...form.ui, 'ui:door': closed })
  expect(closedForm({ ui }, Date.now())).toBeUndefined()
  expect(doorsOf({ ...form, ui })).toEqual([])
})

it('keeps everything else of a form', () => {
  const options = { width: 'medium', doors: { Mill: closed } } as const
  const ui: FormUi = {
    $schema: '../_schema/ui.schema.json',
    'ui:submitButtonOptions': { submitText: 'Send' },
    'ui:note': ['Read this first'],
    mill: { 'ui:options': options, 'ui:help': 'Choose one' },
  }
  expect(
    withoutDoors({ ...ui, 'ui:door': closed, inn: { 'ui:options': { doors: { Room: closed } } } }),
  ).toEqual({
    ...ui,
    mill: { 'ui:options': { width: 'medium' }, 'ui:help': 'Choose one' },
  })
})
