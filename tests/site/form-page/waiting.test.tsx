// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { draftKeys } from '../../../src/site/form-page/drafts/draft'
import { showOutbox, type ShownOutbox } from '../../../src/site/outbox/shown-outbox'
import { renderFormPage } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const offline = { reason: 'offline' } as const

describe('a form that could not be sent', () => {
  test('waits on the device when its visitor wants that, without a draft', async () => {
    const queued: unknown[] = []
    const page = renderFormPage({ queue: async (_, draft) => queued.push(draft) > 0 })
    await page.answer()
    page.delivery.failAfter(0, offline)
    await page.send()
    await page.user.click(await screen.findByRole('button', { name: 'Send it when I am back online' }))
    expect(screen.getByRole('heading', { name: 'Your form waits on this device' })).toHaveFocus()
    expect(screen.getByText('KS-000000').parentElement).toHaveTextContent(/Number KS-000000/)
    expect(queued).toMatchObject([{ answers: { name: 'Steve' }, attempt: { reference: 'KS-000000' } }])
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(draftKeys(page.storage)).toEqual([])
  })

  test('can be sent or taken back in its place on the page, until it has left the device', async () => {
    const done: string[] = []
    const page = renderFormPage({ queue: async () => true })
    await page.answer()
    page.delivery.failAfter(0, offline)
    await page.send()
    await page.user.click(await screen.findByRole('button', { name: 'Send it when I am back online' }))
    const heading = screen.getByRole('heading', { name: 'Your form waits on this device' })
    const waiting = {
      reference: 'KS-000000',
      slug: 'kitchen-sink',
      title: 'Kitchen Sink',
      queuedAt: 0,
      draft: '',
    }
    const outbox: ShownOutbox = {
      waiting: [waiting, { ...waiting, reference: 'SA-000001', slug: 'another' }],
      isBusy: false,
      send: () => done.push('sent'),
      takeBack: ({ reference }) => done.push(`${reference} taken back`),
    }
    onTestFinished(() => showOutbox(undefined))
    act(() => showOutbox(outbox))
    await screen.findByRole('button', { name: 'Send now' })
    expect(screen.getByRole('heading', { name: 'Your form waits on this device' })).toBe(heading)
    expect(heading).toHaveFocus()
    await page.user.click(screen.getByRole('button', { name: 'Send now' }))
    await page.user.click(screen.getByRole('button', { name: 'Take it back' }))
    expect(done).toEqual(['sent', 'KS-000000 taken back'])
    act(() => showOutbox({ ...outbox, isBusy: true }))
    expect(screen.getByText('It is being sent right now.')).toBeVisible()
    act(() => showOutbox({ ...outbox, waiting: outbox.waiting.slice(1) }))
    expect(heading).not.toBeInTheDocument()
  })

  test('is still shown on a later visit to its page, without taking the focus', async () => {
    onTestFinished(() => showOutbox(undefined))
    renderFormPage()
    const waiting = {
      reference: 'KS-7K3M9Q',
      slug: 'kitchen-sink',
      title: 'Kitchen Sink',
      queuedAt: 0,
      draft: '',
    }
    act(() => showOutbox({ waiting: [waiting], isBusy: false, send: () => 0, takeBack: () => 0 }))
    expect(await screen.findByText(/Number/)).toHaveTextContent(
      "We'll keep trying to send it. Number KS-7K3M9Q. After a day it becomes a draft.",
    )
    expect(screen.getByRole('heading', { name: 'Your form waits on this device' })).not.toHaveFocus()
  })

  test('keeps its answers on the page if the browser cannot store it', async () => {
    const page = renderFormPage({ queue: async () => false })
    await page.answer()
    page.delivery.failAfter(0, offline)
    await page.send()
    await page.user.click(await screen.findByRole('button', { name: 'Send it when I am back online' }))
    expect(screen.getByText('Your browser cannot save it. Copy your answers instead.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
  })

  test.each([
    ['no try could help', 404],
    ['the server has answered', 500],
  ])('offers no waiting for a network if %s', async (_, status) => {
    const page = renderFormPage({ queue: async () => true })
    await page.answer()
    page.delivery.failAfter(0, { reason: 'refused', status })
    await page.send()
    await screen.findByRole('button', { name: 'Copy my answers' })
    expect(screen.queryByRole('button', { name: /back online/ })).toBeNull()
  })
})
