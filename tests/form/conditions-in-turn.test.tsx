// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FormCondition } from '../../src/engine/schema/definition'
import { aForm } from '../engine/a-form'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

const choice = (name: string) => ({
  title: name,
  type: 'string' as const,
  enum: [`${name} yes`, `${name} no`],
})

/** Asks `then` after the first option of `source`. */
const asks = (source: string, then: string): FormCondition => ({
  if: { properties: { [source]: { const: `${source} yes` } }, required: [source] },
  // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
  then: { properties: { [then]: choice(then) } },
})

const steps = [asks('a', 'b'), asks('b', 'c'), asks('c', 'd'), asks('d', 'e')]

test('a question waits again once the one it waits for is hidden', async () => {
  const { user } = renderSchemaForm(
    aForm(
      {
        required: [],
        properties: { a: choice('a'), last: { title: 'last', type: 'string' } },
        allOf: [asks('a', 'b')],
      },
      {
        last: { 'ui:options': { dependsOn: { property: 'b', waiting: 'Choose b', changed: 'Changed' } } },
      },
    ),
  )
  await user.click(screen.getByRole('radio', { name: 'a yes' }))
  await user.click(screen.getByRole('radio', { name: 'b no' }))
  expect(screen.getByLabelText(/^last/)).toBeEnabled()
  await user.click(screen.getByRole('radio', { name: 'a no' }))
  expect(screen.getByLabelText(/^last/)).toBeDisabled()
})

test.each([
  ['from the first to the last', steps],
  ['from the last to the first', steps.toReversed()],
])('a hidden question hides all that depend on it in turn, written %s', async (_, allOf) => {
  const { user } = renderSchemaForm(aForm({ required: [], properties: { a: choice('a') }, allOf }))
  for (const name of 'abcd') await user.click(screen.getByRole('radio', { name: `${name} yes` }))
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  await user.click(screen.getByRole('radio', { name: 'a no' }))
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})
