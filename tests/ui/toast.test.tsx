// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, useToast } from '../../src/ui/toast/ToastProvider'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Page() {
  const toast = useToast()
  return <button onClick={() => toast('Copied')}>Copy</button>
}

function showPage() {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  return () => act(() => screen.getByRole('button').click())
}

test('the toast region exists before any toast, and is polite', () => {
  showPage()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a toast is shown for 2000 ms', () => {
  const press = showPage()
  press()
  void act(() => vi.advanceTimersByTime(1999))
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  void act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a second press starts the 2000 ms again', () => {
  const press = showPage()
  press()
  void act(() => vi.advanceTimersByTime(1500))
  press()
  void act(() => vi.advanceTimersByTime(1500))
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})
