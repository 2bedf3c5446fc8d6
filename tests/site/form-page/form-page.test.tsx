// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formPlace } from '../../../src/engine/schema/form-place'
import { config } from '../../../src/site/config'
import { aForm, whenAnswer } from '../../engine/a-form'
import { kitchenSink } from '../../support/kitchen-sink'
import { renderFormPage } from '../../support/render-form-page'
import { ferryCard } from '../../support/sample-forms'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()
const place = formPlace(kitchenSink, [ferryCard])
afterEach(() => void (document.title = ''))

describe('a form page at rest', () => {
  test('has the form’s title, its purpose, and what it needs', () => {
    renderFormPage()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kitchen Sink')
    expect(screen.getByText('Every control there is.')).toBeVisible()
    expect(screen.getByText('About 3 minutes.')).toBeVisible()
    expect(screen.getByText('You need: a spoon.')).toBeVisible()
    expect(screen.getByText('You can skip optional questions.')).toBeVisible()
    expect(screen.getByText('Read this first.')).toBeVisible()
  })

  test('asks for every answer where no question is optional', () => {
    const text = { type: 'string' } as const
    const always = { properties: { ship: text, cargo: text }, required: ['ship', 'cargo'] }
    const more = { properties: { crew: text } }
    const { unmount } = renderFormPage({
      form: aForm({ ...always, allOf: [whenAnswer('ship', 'Brig', { ...more, required: ['crew'] })] }),
    })
    expect(screen.getByText('Please answer every question.')).toBeVisible()
    unmount()
    renderFormPage({ form: aForm({ ...always, allOf: [whenAnswer('ship', 'Brig', more)] }) })
    expect(screen.getByText('You can skip optional questions.')).toBeVisible()
  })

  test('names the form after its title', () => {
    renderFormPage()
    expect(screen.getByRole('form', { name: 'Kitchen Sink' })).toBeInTheDocument()
  })

  test('has one submit button, which is never disabled', () => {
    const { container } = renderFormPage()
    expect(container.querySelectorAll('button[type=submit]')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Send it' })).toBeEnabled()
  })

  test('offers related forms by the titles of their cards, all forms, and Discord', () => {
    const form = { ...kitchenSink, ui: { ...kitchenSink.ui, 'ui:related': ['ferry'] } }
    renderFormPage({ form, place: formPlace(form, [ferryCard]) })
    const aside = within(screen.getByRole('complementary'))
    expect(aside.getByRole('link', { name: 'Ferry' })).toHaveAttribute('href', '/forms/ferry')
    expect(aside.getByRole('link', { name: 'All forms' })).toHaveAttribute('href', '/forms')
    expect(aside.getByRole('link', { name: /Ask on Discord/ })).toHaveAttribute('href', config.links.chat)
  })

  test('links a related form at its own path', () => {
    const related = [
      { slug: 'ferry-pass', title: 'Ferry Pass' },
      { slug: 'contact', title: 'Write to us' },
    ]
    renderFormPage({ place: { ...place, related } })
    const pathsOf = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    // Above the questions and beside them: one of the two is shown.
    expect(pathsOf('Ferry Pass')).toEqual(['/forms/ferry-pass', '/forms/ferry-pass'])
    expect(pathsOf('Write to us')).toEqual(['/contact', '/contact'])
  })

  test('offers them right after the introduction too, in a list to open', () => {
    renderFormPage({ place: { ...place, related: [{ slug: 'ferry-pass', title: 'Ferry Pass' }] } })
    const list = screen.getByText('Wrong form?').closest('details')
    expect(list).not.toHaveAttribute('open')
    expect(list?.previousElementSibling).toHaveTextContent('You can skip optional questions.')
    const links = list ? within(list).getAllByRole('link', { hidden: true }) : []
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Ferry Pass',
      'All forms',
      'Ask on Discord (opens in new tab)',
    ])
  })

  test('says beside the form what happens next, until it could not be sent', async () => {
    const ui = { ...kitchenSink.ui, 'ui:next': 'Staff wash up.' }
    const page = renderFormPage({ form: { ...kitchenSink, ui } })
    const aside = within(screen.getByRole('complementary'))
    expect(aside.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    expect(aside.getByText('Staff wash up.')).toBeVisible()
    await page.answer()
    page.delivery.failAfter(0, { reason: 'refused', status: 404 })
    await page.send()
    expect(await screen.findByText('Nothing is lost.')).toBeVisible()
    expect(aside.queryByText('Staff wash up.')).toBeNull()
  })

  test('links back to the hub if the form has a card there', () => {
    renderFormPage()
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
    const form = { ...kitchenSink, slug: 'ferry' }
    renderFormPage({ form, place: formPlace(form, [ferryCard]) })
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByRole('link', { name: 'Forms' })).toHaveAttribute('href', '/forms')
  })

  test('works without minutes, needs, note and related forms', () => {
    renderFormPage({ form: aForm({ properties: { name: { title: 'Name', type: 'string' } } }) })
    expect(screen.queryByText(/^About|^You need/)).toBeNull()
    expect(screen.getByLabelText('Name (optional)')).toBeVisible()
  })

  test('says so, and accepts no answers, when the form has no webhook', () => {
    renderFormPage({ deliver: undefined })
    expect(
      screen.getByText('This form cannot be sent at the moment. Please ask us on Discord.'),
    ).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getAllByRole('link', { name: /Ask on Discord/ })).toHaveLength(2)
  })
})

describe('a form page with something to fix', () => {
  test('shows the summary before the questions and gives it the focus, keeps the answers, and sends nothing', async () => {
    const { user, send, delivery, container } = renderFormPage()
    await user.type(screen.getByLabelText('Email'), 'steve')
    await send()
    const summary = screen.getByRole('alert')
    expect(summary.parentElement).toHaveFocus()
    expect(container.querySelector('form, [role=alert]')).toBe(summary)
    expect(within(summary).getByText('Please fill in all required fields.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('steve')
    expect(delivery.record).toEqual([])
  })

  test('drops the error of an edited field only, until the next try', async () => {
    const { user, send } = renderFormPage()
    await send()
    expect(screen.getAllByText('Enter your name')).toHaveLength(2)
    await user.type(screen.getByLabelText('Name'), 'S')
    expect(screen.queryByText('Enter your name')).toBeNull()
    expect(screen.getAllByText('Enter your email')).toHaveLength(2)
    await user.clear(screen.getByLabelText('Name'))
    expect(screen.queryByText('Enter your name')).toBeNull()
    await send()
    expect(screen.getAllByText('Enter your name')).toHaveLength(2)
  })

  test('has the form-wide text only as long as something is missing', async () => {
    const { user, send, answer } = renderFormPage()
    await answer()
    await user.type(screen.getByLabelText('Email'), '@')
    await user.clear(screen.getByLabelText('Name'))
    await send()
    expect(screen.getByText('Please fill in all required fields.')).toBeVisible()
    await user.type(screen.getByLabelText('Name'), 'S')
    expect(screen.queryByText('Please fill in all required fields.')).toBeNull()
    expect(screen.getAllByText('Enter an email like name@example.com')).toHaveLength(2)
  })

  test('gives the summary the focus again with each try', async () => {
    const { user, send } = renderFormPage()
    await send()
    await user.click(screen.getByLabelText('Name'))
    await send()
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
  })

  test('says "Error: " in the page’s title until it is fixed', async () => {
    document.title = 'Kitchen Sink'
    const { send, answer } = renderFormPage()
    await send()
    expect(document.title).toBe('Error: Kitchen Sink')
    await answer()
    expect(document.title).toBe('Kitchen Sink')
  })
})

describe('an offline browser', () => {
  test('shows that the answers stay on the page, until it is online again', async () => {
    renderFormPage()
    const text = 'You are offline. Your answers stay on this page.'
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(text).closest('output')).toBeInTheDocument()
    const atButton = screen.getByText('Saved on this device as you type.')
    expect(atButton.closest('.form-submit')).toContainElement(screen.getByRole('button', { name: 'Send it' }))
    Reflect.deleteProperty(navigator, 'onLine')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(text)).toBeNull()
    expect(atButton).toBeVisible()
  })
})
