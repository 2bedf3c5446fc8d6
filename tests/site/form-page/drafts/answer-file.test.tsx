// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerFile, draftInFile } from '../../../../src/site/form-page/after-sending/answer-file'
import { kitchenSink } from '../../../support/kitchen-sink'
import { memoryStorage } from '../../../support/memory-storage'
import { renderFormPage, today } from '../../../support/render-form-page'
import { setUpScreen } from '../../../support/screen-matchers'

setUpScreen()

const fail = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
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

describe('saving answers to a file', () => {
  const choose = (content: string, change: Partial<File> = {}) => {
    const file = Object.assign(new File([content], 'answers.json', { type: 'application/json' }), change)
    fireEvent.change(screen.getByLabelText('Open a saved file', { selector: 'input' }), {
      target: { files: [file] },
    })
  }

  test('writes a file that the same form offers as a draft, without overwriting what was typed', async () => {
    const first = renderFormPage()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Steve' } })
    fireEvent.change(screen.getByLabelText('Story'), { target: { value: 'Once' } })
    await first.user.click(screen.getByRole('button', { name: 'Save my answers to a file' }))
    await waitFor(() => expect(first.files).toHaveLength(1))
    expect(first.files[0]?.name).toBe('kitchen-sink-answers.json')
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
    await user.click(screen.getByRole('button', { name: 'Save my answers to a file' }))
    expect(screen.getByText('There is nothing to save yet.')).toBeVisible()
    expect(files).toEqual([])
  })
})
