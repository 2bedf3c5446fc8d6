// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { draftOf, saveDraft } from '../../../src/site/submission/draft'
import { draftKeys } from '../../../src/site/submission/draft-keys'
import { createAnswerStore } from '../../../src/form/answer-store'
import { loadAfterSending, prepareWithFirstAnswer } from '../../../src/site/form-page/load-after-sending'
import { showArrival, showOutbox, type ShownOutbox } from '../../../src/site/outbox/shown-outbox'
import { kitchenSink } from '../../support/kitchen-sink'
import { memoryStorage } from '../../support/memory-storage'
import { renderFormPage, today } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()
// Loading it for the first time takes long on a busy machine.
beforeAll(async () => void (await loadAfterSending()))
afterEach(() => void vi.restoreAllMocks())

const offline = { reason: 'offline' } as const

test('what a form needs to wait is loaded with its first answer, or soon if that came before the page was ready', () => {
  const ask = vi.fn(async () => undefined)
  const waits: (() => void)[] = []
  const later = (act: () => void) => {
    waits.push(act)
    return () => undefined
  }
  const services = { hostClock: { now: () => today, ask }, later }
  const answerStore = createAnswerStore(kitchenSink)
  onTestFinished(prepareWithFirstAnswer(answerStore, services))
  expect(ask).not.toHaveBeenCalled()
  answerStore.write('name', 'Steve')
  answerStore.write('name', 'Steven')
  expect(ask).toHaveBeenCalledTimes(1)
  onTestFinished(prepareWithFirstAnswer(answerStore, services))
  expect(ask).toHaveBeenCalledTimes(1)
  waits[0]?.()
  expect(ask).toHaveBeenCalledTimes(2)
})

describe('a form that could not be sent', () => {
  test('waits on the device when its visitor wants that, without a draft', async () => {
    const queued: unknown[] = []
    const page = renderFormPage({ queue: async (_, draft) => queued.push(draft) > 0 })
    await page.answer()
    page.delivery.failAfter(0, offline)
    await page.send()
    await page.user.click(await screen.findByRole('button', { name: 'Send it later' }))
    expect(screen.getByRole('heading', { name: 'Your form is waiting to be sent' })).toHaveFocus()
    expect(screen.getByText('KS-000000').parentElement).toHaveTextContent(/Your number: KS-000000/)
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
    await page.user.click(await screen.findByRole('button', { name: 'Send it later' }))
    const heading = screen.getByRole('heading', { name: 'Your form is waiting to be sent' })
    const waiting = {
      reference: 'KS-000000',
      slug: 'kitchen-sink',
      title: 'Kitchen Sink',
      queuedAt: 0,
      draft: '',
    }
    const outbox: ShownOutbox = {
      waiting: [waiting, { ...waiting, reference: 'SA-000001', slug: 'another' }],
      taken: 0,
      send: () => done.push('sent'),
      takeBack: ({ reference }) => done.push(`${reference} taken back`),
    }
    onTestFinished(() => showOutbox(undefined))
    act(() => showOutbox(outbox))
    await screen.findByRole('button', { name: 'Send now' })
    expect(screen.getByRole('heading', { name: 'Your form is waiting to be sent' })).toBe(heading)
    expect(heading).toHaveFocus()
    await page.user.click(screen.getByRole('button', { name: 'Send now' }))
    await page.user.click(screen.getByRole('button', { name: 'Cancel sending' }))
    expect(done).toEqual(['sent', 'KS-000000 taken back'])
    act(() => showOutbox({ ...outbox, note: 'It is being sent right now.' }))
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
    act(() => showOutbox({ waiting: [waiting], taken: 0, send: () => 0, takeBack: () => 0 }))
    expect(await screen.findByText(/Your number/)).toHaveTextContent('Your number: KS-7K3M9Q')
    expect(
      screen.getByText("We'll keep trying to send it. After a day it turns back into a draft."),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your form is waiting to be sent' })).not.toHaveFocus()
  })

  test('is folded while it waits, with no word that its answers are on the page, until another is wanted', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const page = renderFormPage({ queue: async () => true, isOnline: () => false })
    await page.answer()
    page.delivery.failAfter(0, offline)
    await page.send()
    // The notice of the failure already says so.
    expect(await screen.findByText(/^You are offline. We can send it/)).toBeVisible()
    expect(screen.queryByText('You are offline. Your answers stay on this page.')).toBeNull()
    await page.user.click(await screen.findByRole('button', { name: "Send it when I'm back online" }))
    const another = await screen.findByRole('button', { name: 'Send another' })
    expect(screen.getByLabelText('Name')).not.toBeVisible()
    expect(screen.queryByText('You are offline. Your answers stay on this page.')).toBeNull()
    await page.user.click(another)
    expect(screen.getByLabelText('Name')).toBeVisible()
    expect(screen.getByText('You can skip optional questions.')).toHaveFocus()
    expect(screen.getByText('You are offline. Your answers stay on this page.')).toBeVisible()
  })

  test('is back in the form once it is taken back, with the focus at its head and no draft to restore', async () => {
    onTestFinished(() => showOutbox(undefined))
    const storage = memoryStorage()
    const page = renderFormPage({ storage: () => storage, takeCarriedDraft: () => key })
    const key = 'form-draft/kitchen-sink/KS-7K3M9Q'
    const waiting = { reference: 'KS-7K3M9Q', slug: 'kitchen-sink', title: '', queuedAt: 0, draft: '' }
    const outbox = { waiting: [waiting], taken: 0, send: () => 0, takeBack: () => 0 }
    act(() => showOutbox(outbox))
    await page.user.click(await screen.findByRole('button', { name: 'Cancel sending' }))
    const answers = { name: 'Steve' }
    saveDraft(storage, key, draftOf(kitchenSink, { answers, attempt: undefined, others: [] }, today))
    act(() => showOutbox({ ...outbox, waiting: [], taken: 1 }))
    expect(await screen.findByText('Your answers are back in the form.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(screen.getByText('You can skip optional questions.')).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
  })

  const sentAt = new Date('2025-06-23T12:00:00Z')
  const arrive = (slug: string) => {
    let isShown = false
    // Its answers are not read here.
    const sent = { reference: 'KS-7K3M9Q', sentAt, answers: {} as never }
    act(() => void (isShown = showArrival(slug, sent)))
    return isShown
  }

  test('shows its ticket once it has arrived, with the focus and the form folded', async () => {
    onTestFinished(() => showOutbox(undefined))
    const { copied, user } = renderFormPage()
    const waiting = { reference: 'KS-7K3M9Q', slug: 'kitchen-sink', title: '', queuedAt: 0, draft: '' }
    act(() => showOutbox({ waiting: [waiting], taken: 0, send: () => 0, takeBack: () => 0 }))
    await screen.findByText('Your form is waiting to be sent')
    expect(arrive('kitchen-sink')).toBe(true)
    expect(screen.getByRole('heading', { name: '✅ Sink sent successfully!' })).toHaveFocus()
    expect(screen.queryByText('Your form is waiting to be sent')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Copy number' }))
    expect(copied).toEqual(['KS-7K3M9Q'])
    await screen.findByRole('button', { name: 'Send another' })
    expect(screen.getByLabelText('Name')).not.toBeVisible()
  })

  test('does not take the place of what its visitor is filling in', () => {
    renderFormPage()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Alex' } })
    expect(arrive('kitchen-sink')).toBe(false)
    expect(screen.queryByRole('heading', { name: '✅ Sink sent successfully!' })).toBeNull()
  })

  test('is nothing for the page of another form', () => {
    renderFormPage()
    expect(arrive('another')).toBe(false)
  })

  test('keeps its answers on the page if the browser cannot store it', async () => {
    const page = renderFormPage({ queue: async () => false })
    await page.answer()
    page.delivery.failAfter(0, offline)
    await page.send()
    await page.user.click(await screen.findByRole('button', { name: 'Send it later' }))
    expect(screen.getByText('Your browser cannot save it. Copy your answers instead.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
  })

  test('is offered another try as soon as there is a network again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const page = renderFormPage({ queue: async () => true })
    await page.answer()
    page.delivery.failAfter(0, offline)
    await page.send()
    // Only one of the two is the main action: what can work now.
    expect(await screen.findByRole('button', { name: "Send it when I'm back online" })).toHaveClass(
      'button-primary',
    )
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveClass('button-secondary')
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('You are online again. Try again now.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send it later' })).toHaveClass('button-secondary')
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveClass('button-primary')
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
    expect(screen.queryByRole('button', { name: /back online|send it later/ })).toBeNull()
  })
})
