// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerFile, draftInFile } from '../../../../src/site/form-page/drafts/answer-file'
import { draftKeys } from '../../../../src/site/submission/draft-keys'
import { kitchenSink } from '../../../support/kitchen-sink'
import { memoryStorage } from '../../../support/memory-storage'
import { renderFormPage, today } from '../../../support/render-form-page'
import { setUpScreen } from '../../../support/screen-matchers'

setUpScreen()

const fail = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const patience = { timeout: 20_000 }
const week = 7 * 24 * 60 * 60 * 1000
const attempt = { reference: 'KS-7K3M9Q', sentAt: today, answers: '', stored: 0, isUncertain: false }
const { text } = answerFile(kitchenSink, { name: 'Steve', story: 'Once' }, attempt, today)

describe('a file of answers', () => {
  test('contains a draft of its form, with its reference, and expires later than one on the device', () => {
    const later = new Date(today.getTime() + 4 * week)
    expect(draftInFile(text, kitchenSink, later)).toMatchObject({
      savedAt: later.getTime(),
      answers: { name: 'Steve', story: 'Once' },
      labels: { name: 'Name' },
      attempt: { reference: 'KS-7K3M9Q' },
    })
  })

  test.each([
    ['of another form', text.replace('"kitchen-sink"', '"guild"')],
    ['that is no JSON', 'Name: Steve'],
    ['of nothing', 'null'],
    ['without answers', '{"form":"kitchen-sink","savedAt":1,"version":"x","answers":{}}'],
    [
      'with a script in place of answers',
      '{"form":"kitchen-sink","savedAt":1,"version":"x","answers":["<script>"]}',
    ],
  ])('%s counts as none', (_, file) => {
    expect(draftInFile(file, kitchenSink, today)?.answers['name']).toBeUndefined()
    expect(draftInFile(file, { ...kitchenSink, slug: 'other' }, today)).toBeUndefined()
  })
})

const choose = (content: string, change: Partial<File> = {}) => {
  const file = Object.assign(new File([content], 'answers.json', { type: 'application/json' }), change)
  fireEvent.change(screen.getByLabelText('Open saved answers', { selector: 'input' }), {
    target: { files: [file] },
  })
}

describe('saving answers to a file', () => {
  test('writes a file that the same form offers as a draft, without overwriting what was typed', async () => {
    const first = renderFormPage()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Steve' } })
    fireEvent.change(screen.getByLabelText('Story'), { target: { value: 'Once' } })
    await first.user.click(screen.getByRole('button', { name: 'Save answers to file' }))
    await waitFor(() => expect(first.files).toHaveLength(1))
    expect(first.files[0]?.name).toBe('kitchen-sink-answers.json')
    // Under this number it can be sent from here, too.
    expect(draftInFile(first.files[0]?.text ?? '', kitchenSink, today)?.attempt?.reference).toMatch(/^KS-/)
    first.unmount()
    const second = renderFormPage()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Alex' } })
    choose(first.files[0]?.text ?? '')
    await second.user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Alex')
    expect(screen.getByLabelText('Story')).toHaveValue('Once')
    expect(screen.getByRole('region', { name: 'Other answers from your draft' })).toHaveTextContent(
      'NameSteve',
    )
  })

  test('fills in what is empty where the browser keeps no drafts', async () => {
    const full = { ...memoryStorage(), setItem: fail }
    renderFormPage({ storage: () => full })
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Alex' } })
    choose(text)
    expect(await screen.findByText(/Your answers are in the form now\./)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Story')).toHaveValue('Once'))
    expect(screen.getByLabelText('Name')).toHaveValue('Alex')
    expect(await screen.findByRole('region', { name: 'Other answers from your draft' })).toHaveTextContent(
      'NameSteve',
    )
  })

  test('offers each of two files that are opened at once', async () => {
    let time = today.getTime()
    renderFormPage({ now: () => new Date(time++), form: { ...kitchenSink } })
    let finish: (text: string) => void = () => undefined
    choose('', { text: () => new Promise((resolve) => void (finish = resolve)) })
    choose(text)
    expect(await screen.findAllByRole('button', { name: 'Restore draft' })).toHaveLength(1)
    finish(text)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Restore draft' })).toHaveLength(2))
  })

  test('says so if a file cannot be read', async () => {
    renderFormPage()
    choose(text, { text: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
    expect(await screen.findByText('This file has no answers for this form.')).toBeVisible()
  })

  test('says so if a file has no answers for this form, or there is nothing to save', async () => {
    const { user, files } = renderFormPage({ form: { ...kitchenSink } })
    choose('{}')
    expect(await screen.findByText('This file has no answers for this form.')).toBeVisible()
    fireEvent.change(screen.getByLabelText('Colour (optional)'), { target: { value: '' } })
    await user.click(screen.getByRole('button', { name: 'Save answers to file' }))
    expect(screen.getByText('There is nothing to save yet.')).toBeVisible()
    expect(files).toEqual([])
  })
})

describe('answers from a file', () => {
  const reference = 'KS-GGGGGG'

  async function save({ user, files }: ReturnType<typeof renderFormPage>) {
    window.dispatchEvent(new Event('pagehide'))
    await user.click(screen.getByRole('button', { name: 'Save answers to file' }))
    await waitFor(() => expect(files).toHaveLength(1), patience)
    return files[0]?.text ?? ''
  }

  /** A page on which answers were typed and saved to a file. */
  async function aFirstVisit() {
    const page = renderFormPage({ random: () => 0.5 })
    await page.answer()
    return { ...page, file: await save(page) }
  }

  /** Opens the file, restores it and sends it; returns the last lines of what staff get. */
  async function send(content: string, given: Parameters<typeof renderFormPage>[0] = {}) {
    const { user, delivery, send } = renderFormPage(given)
    choose(content)
    const [restore] = await screen.findAllByRole('button', { name: 'Restore draft' }, patience)
    await user.click(restore ?? document.body)
    await send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' }, patience)
    return delivery.record.map(({ embeds }) => embeds[0]?.footer.text)
  }

  test('have a number of their own on another device, as both may be sent', async () => {
    const first = await aFirstVisit()
    first.unmount()
    expect(await send(first.file)).toEqual(['Reference KS-000000'])
  })

  test('are marked on another device if some of them have arrived, which may have got the rest since', async () => {
    const first = renderFormPage({ random: () => 0.5 })
    await first.answer()
    fireEvent.change(screen.getByLabelText('Phone (optional)'), { target: { value: 'p'.repeat(9000) } })
    first.delivery.failAfter(1, { reason: 'refused', status: 500 })
    await first.send()
    await screen.findByRole('alert', {}, patience)
    const file = await save(first)
    first.unmount()
    expect(await send(file)).toEqual([`Reference ${reference} · 2/2 · sent again, perhaps a double`])
  })

  test('keep their number on the device that has them as a draft', async () => {
    const first = await aFirstVisit()
    first.unmount()
    const storage = () => first.storage
    expect(await send(first.file, { storage })).toEqual([`Reference ${reference}`])
  })

  test.each([true, false])('are marked on the device that has sent them (unclear: %s)', async (isUnclear) => {
    const first = await aFirstVisit()
    if (isUnclear) first.delivery.failAfter(0, { reason: 'offline', uncertain: true })
    await first.send()
    await screen.findByText(isUnclear ? /may have reached us/ : '✅ Sink sent successfully!', {}, patience)
    first.unmount()
    for (const key of draftKeys(first.storage)) first.storage.removeItem(key)
    const storage = () => first.storage
    expect(await send(first.file, { storage })).toEqual([
      `Reference ${reference} · sent again, perhaps a double`,
    ])
  })
})
