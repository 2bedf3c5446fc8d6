// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aForm } from '../engine/a-form'
import { flawsOf } from './flaws'
import { triedForms } from '../support/site-paths'
import { hear, hearVisit } from './hear'

afterEach(() => void vi.restoreAllMocks())

// The exact output is in transcripts/ and is not a contract: staff may change every word.
test.each(triedForms)('%s announces everything that it shows, once and in order', async (slug) => {
  expect(flawsOf(await hear(slug))).toEqual([])
})

/** A form with a control of each kind that is announced differently. */
const form = aForm(
  {
    required: ['name', 'place', 'rules', 'start'],
    properties: {
      name: {
        title: 'Your name',
        type: 'string',
        maxLength: 20,
        errorMessage: { required: 'Enter your name' },
      },
      place: {
        title: 'Place',
        type: 'string',
        enum: ['Here', 'There'],
        errorMessage: { required: 'Select a place' },
      },
      days: {
        title: 'Days',
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', enum: ['Monday', 'Friday'] },
      },
      rules: {
        title: 'I have read the rules',
        type: 'boolean',
        const: true,
        errorMessage: { required: 'Read the rules' },
      },
      start: {
        title: 'First day',
        type: 'string',
        format: 'date',
        errorMessage: { required: 'Enter the first day' },
      },
      end: { title: 'Last day', type: 'string', format: 'date' },
      more: { title: 'More', type: 'string', maxLength: 40 },
    },
  },
  {
    name: { 'ui:help': 'As your friends know you' },
    place: { 'ui:widget': 'radio' },
    days: { 'ui:widget': 'checkboxes' },
    rules: { 'ui:widget': 'checkbox' },
  },
)

const answers = {
  name: 'Alex',
  place: 'There',
  days: ['Monday', 'Friday'],
  rules: true,
  start: '2026-06-01',
  end: '2026-06-05',
  more: 'A lot',
}

type Spoil = (page: HTMLElement) => void

const on = (selector: string, spoil: (element: HTMLElement) => void): Spoil => {
  return (page) => page.querySelectorAll<HTMLElement>(selector).forEach(spoil)
}

const without = (selector: string, attribute: string): Spoil =>
  on(selector, (element) => element.removeAttribute(attribute))

const withAttribute = (selector: string, attribute: string, value: string): Spoil =>
  on(selector, (element) => {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  })

const describedWithout = (part: string): Spoil =>
  on(`[aria-describedby*=${part}]`, (element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    element.setAttribute('aria-describedby', ids.filter((id) => !id.endsWith(part)).join(' '))
  })

const neverFocused = (selector: string): Spoil => {
  const { focus } = HTMLElement.prototype
  return () =>
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusOthers(
      this: HTMLElement,
    ): void {
      if (!this.matches(selector)) focus.call(this)
    })
}

const faults: Readonly<Record<string, Spoil>> = {
  'a label that belongs to no control': without('label[for=root_name]', 'for'),
  'a label that belongs to no date': without('label[for=root_start]', 'for'),
  'a hint that is only seen': describedWithout('__hint'),
  'an error that is not tied to its control': describedWithout('__error'),
  '"optional" that is only seen': withAttribute('.field-optional', 'aria-hidden', 'true'),
  'a required control that does not say so': without('#root_name', 'aria-required'),
  'a summary of errors that does not get the focus': neverFocused('.form-summary'),
  'a summary of errors that is no alert': without('.error-summary', 'role'),
  'a summary that is read out again with each answer': without('.error-summary', 'aria-live'),
  'a counter that talks into every key': (page) => {
    without('.field-count', 'aria-hidden')(page)
    withAttribute('.field-count', 'aria-live', 'polite')(page)
  },
  'a live region within another': withAttribute('.form-submit', 'role', 'status'),
  'a failure that is no alert': without('p.form-outcome-text', 'role'),
  'good news that does not get the focus': neverFocused('h2.form-outcome-text'),
  'a button without a name': withAttribute('.form-actions .button-label', 'aria-hidden', 'true'),
  'questions in another order': (page) => {
    const questions = page.querySelector('.questions')
    const [first, second] = questions?.children ?? []
    if (first && second && first.querySelector('#root_name')) second.after(first)
  },
}

describe('flaws for screen readers are found', () => {
  test('and a correct page has none', async () => {
    expect(flawsOf(await hearVisit(form, answers))).toEqual([])
  })

  test('nor does one whose answers almost reach their limits', async () => {
    const long = { ...answers, name: 'Alexandra the Great', more: 'An answer of thirty-eight characters..' }
    expect(flawsOf(await hearVisit(form, long))).toEqual([])
  })

  test.each(Object.entries(faults))('%s', async (_, spoil) => {
    expect(flawsOf(await hearVisit(form, answers, spoil))).not.toEqual([])
  })
})
