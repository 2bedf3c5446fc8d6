// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../../src/ui/Button'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

test('a button does not submit a form by default', () => {
  render(<Button>Copy</Button>)
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveAttribute('type', 'button')
})

test('a pending button keeps its label and its focus', () => {
  render(<Button pending>Send</Button>)
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
})
