// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Dialog } from '../../src/ui/Dialog'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
})

function openDialog() {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open labelledBy="title" onClose={onClose}>
      <h2 id="title">Picture</h2>
    </Dialog>,
  )
  return {
    onClose,
    dialog: screen.getByRole('dialog', { name: 'Picture' }),
    inside: screen.getByRole('heading'),
  }
}

test('a click outside the dialog asks to close it', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press that begins inside and ends outside does not', () => {
  const { onClose, dialog, inside } = openDialog()
  fireEvent.pointerDown(inside)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('Escape only asks: the page that opened the dialog closes it', () => {
  const { onClose, dialog } = openDialog()
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog).toHaveAttribute('open')
})
