// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aForm } from '../engine/a-form'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

/** Replace each text by an element with another one, as the translators of browsers do. */
function translate(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts.filter(({ textContent }) => textContent?.trim() !== '')) {
    const translated = document.createElement('font')
    translated.textContent = `«${text.textContent}»`
    text.parentNode?.replaceChild(translated, text)
  }
}

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
