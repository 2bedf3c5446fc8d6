// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aForm } from '../engine/a-form'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'
import { translate } from '../support/translate'

setUpScreen()

test('a question on a translated page becomes required, and optional again', async () => {
  const { user, container } = renderSchemaForm(
    aForm({
      required: ['kind'],
      properties: {
        kind: { title: 'Kind', type: 'string', enum: ['a', 'b'] },
        note: { title: 'Note', type: 'string' },
      },
      allOf: [
        {
          if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
          // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
          then: { required: ['note'] },
        },
      ],
    }),
  )
  expect(screen.getByLabelText('Note (optional)')).not.toBeRequired()
  translate(container)
  const [first, second] = screen.getAllByRole('radio')
  if (!first || !second) throw new Error('The options are missing')
  await user.click(second)
  expect(await screen.findByLabelText('«Note»')).toBeRequired()
  await user.click(first)
  expect(await screen.findByLabelText(/^«Note» /)).not.toBeRequired()
})
