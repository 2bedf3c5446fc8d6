// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderFormPage, today } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

// The page names times in the visitor's zone.
beforeAll(() => vi.stubEnv('TZ', 'UTC'))
afterAll(() => vi.unstubAllEnvs())

const refused = { reason: 'refused', status: 500 } as const
const offline = { reason: 'offline' } as const

async function sendGoodAnswers() {
  const page = renderFormPage()
  await page.answer()
  await page.send()
  await screen.findByText('✅ Sink sent successfully!')
  return page
}

async function failToSend(
  failure: Parameters<ReturnType<typeof renderFormPage>['delivery']['failAfter']>[1],
) {
  const page = renderFormPage()
  await page.answer()
  page.delivery.failAfter(0, failure)
  await page.send()
  await screen.findByRole('alert')
  return page
}

describe('a form that was sent', () => {
  test('shows its own text in a focused heading, as one text node', async () => {
    await sendGoodAnswers()
    const heading = screen.getByRole('heading', { name: '✅ Sink sent successfully!' })
    expect(heading).toHaveFocus()
    expect(heading.childNodes).toHaveLength(1)
  })

  test('draws the tick that its text begins with', async () => {
    await sendGoodAnswers()
    expect(screen.getByRole('heading', { name: '✅ Sink sent successfully!' })).toHaveClass('has-tick')
  })

  test('gives the reference staff see, the time, and what happens next', async () => {
    const { delivery } = await sendGoodAnswers()
    expect(screen.getByText('KS-000000')).toBeVisible()
    expect(delivery.record[0]?.embeds[0]?.footer.text).toContain('KS-000000')
    expect(screen.getByText(/^June 24, 2025 at /)).toHaveAttribute('datetime', '2025-06-24T12:00:00.000Z')
    const next = await screen.findByRole('heading', { name: 'What happens next' })
    expect(next.nextElementSibling).toHaveTextContent('Somebody reads it.')
  })

  test('is hidden until the visitor wants to send another, with empty fields and its default', async () => {
    const { user } = await sendGoodAnswers()
    const another = await screen.findByRole('button', { name: 'Send another' })
    // It is not among the ways to keep the answers.
    const keep = screen.getByRole('heading', { name: 'Keep your answers' }).parentElement
    expect(keep).toContainElement(screen.getByRole('button', { name: 'Print' }))
    expect(keep).not.toContainElement(another)
    expect(screen.getByLabelText('Name')).not.toBeVisible()
    await user.click(another)
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByRole('radio', { name: 'Sea' })).not.toBeChecked()
    expect(screen.getByText('You can skip optional questions.')).toHaveFocus()
    expect(screen.getByLabelText('Role')).toBeDisabled()
    expect(screen.getByLabelText('Colour (optional)')).toHaveValue('Red')
  })

  test('lets the visitor copy what was sent', async () => {
    const { user, copied } = await sendGoodAnswers()
    await user.click(await screen.findByRole('button', { name: 'Copy my answers' }))
    await screen.findByText('Your answers are copied.')
    expect(copied[0]).toMatch(/^Kitchen Sink\nReference: KS-000000\nDate: June 24, 2025.*\n\nName\nSteve\n/)
  })

  test('lets the visitor download what was sent as a plain file', async () => {
    const { user, files } = await sendGoodAnswers()
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    expect(files).toEqual([
      {
        name: 'kitchen-sink-KS-000000.txt',
        text: expect.stringMatching(
          /^Kitchen Sink\nReference: KS-000000\nDate: June 24, 2025.*\n\nName\nSteve\n/,
        ),
      },
    ])
  })

  test('lets the visitor print, and prints the answers', async () => {
    const printed: string[] = []
    const page = renderFormPage({ print: () => printed.push('printed') })
    await page.answer()
    await page.send()
    await page.user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(printed).toEqual(['printed'])
    expect(page.container.querySelector('.form-print-only')).toHaveTextContent('NameSteve')
  })

  test('has a number to copy, and to keep on this device for the forms page', async () => {
    const { user, copied } = await sendGoodAnswers()
    await user.click(screen.getByRole('button', { name: 'Copy number' }))
    expect(copied).toEqual(['KS-000000'])
    await user.click(screen.getByRole('button', { name: 'Save to My requests' }))
    expect(screen.getByText("Saved. You'll find it under My requests on the Forms page.")).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove from My requests' }))
    expect(screen.getByRole('button', { name: 'Save to My requests' })).toHaveFocus()
  })

  test('no longer asks beside it whether this is the right form', async () => {
    await sendGoodAnswers()
    expect(screen.queryByText('Not what you need?')).toBeNull()
    expect(screen.queryByText('What happens next', { selector: 'aside *' })).toBeNull()
  })

  test('names the ways to keep the answers, and nothing else beside them', async () => {
    await sendGoodAnswers()
    const heading = await screen.findByRole('heading', { name: 'Keep your answers' })
    const ways = heading.parentElement
    expect(ways && within(ways).queryAllByRole('link')).toEqual([])
    const names = (ways ? within(ways).getAllByRole('button') : []).map(({ textContent }) => textContent)
    expect(names).toEqual(['Copy my answers', 'Download', 'Print'])
  })

  test('leads on: to Discord, all forms and home, each once, and last to another of its kind', async () => {
    await sendGoodAnswers()
    const another = await screen.findByRole('button', { name: 'Send another' })
    const links = ['Open Discord (opens in new tab)', 'All forms', 'Home']
    const ways = [...links.map((name) => screen.getByRole('link', { name })), another]
    for (const [at, way] of ways.slice(1).entries())
      expect(ways[at]?.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(another).toHaveClass('button-quiet')
    expect(screen.queryByRole('link', { name: /Ask on Discord/ })).toBeNull()
  })
})

describe('a form that was not sent', () => {
  const failed = (name = 'Not sent') => screen.getByRole('group', { name })

  test.each([
    ['a refusal', { ...refused, status: 404 }, 'Not sent'],
    ['a fault of the server', { ...refused, uncertain: true }, "We couldn't confirm it was sent"],
    ['a connection that was cut', { ...offline, uncertain: true }, "We couldn't confirm it was sent"],
    ['an endless wait', { reason: 'stopped', uncertain: true }, "We couldn't confirm it was sent"],
  ] as const)('claims no more after %s than is known', async (_, failure, lead) => {
    await failToSend(failure)
    expect(failed(lead)).toHaveTextContent(new RegExp(`^${lead}\\. Nothing is lost\\.`))
    expect(screen.queryAllByText(/may have reached us/)).toHaveLength(lead === 'Not sent' ? 0 : 1)
  })

  test('claims no more after a refusal if an earlier try may have arrived', async () => {
    const { user, delivery } = await failToSend({ ...offline, uncertain: true })
    delivery.failAfter(0, { ...refused, status: 404 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const notice = await screen.findByRole('group', { name: "We couldn't confirm it was sent" })
    expect(notice).toHaveTextContent(/may have reached us\. Tell staff its number on Discord: KS-000000/)
    expect(notice).not.toHaveTextContent(/send it again/)
  })

  test('is certainly not sent while the device has no network', async () => {
    const page = renderFormPage({ isOnline: () => false })
    await page.answer()
    page.delivery.failAfter(0, { ...offline, uncertain: true })
    await page.send()
    expect(await screen.findByRole('group', { name: 'Not sent' })).toHaveFocus()
    expect(screen.queryByText(/may have reached us/)).toBeNull()
  })

  test('says from the second failure on how often it was tried and when, with the focus', async () => {
    let clock = today
    const page = renderFormPage({ now: () => clock })
    await page.answer()
    const failAt = async (time: string) => {
      clock = new Date(`2025-06-24T${time}Z`)
      page.delivery.failAfter(0, refused)
      await page.send()
      await screen.findByRole('alert')
      expect(failed()).toHaveFocus()
    }
    await failAt('12:00:00')
    expect(failed()).not.toHaveAccessibleDescription()
    await failAt('12:00:30')
    await failAt('14:01:00')
    expect(failed()).toHaveAccessibleDescription('Tried 3 times, last at 2:01 PM.')
    expect(screen.getByText('Tried 3 times, last at 2:01 PM.')).toBeVisible()
  })

  test.each([
    [refused, '❌ The sink was refused.'],
    [offline, '❌ The sink cannot be reached.'],
  ])(
    'shows its own text for %j in an alert, as one text node, and focuses the element around it',
    async (failure, text) => {
      await failToSend(failure)
      const alert = screen.getByRole('alert')
      expect(failed()).toHaveFocus()
      expect(failed()).toContainElement(alert)
      expect(alert.childNodes).toHaveLength(1)
      expect(alert.textContent).toBe(text)
    },
  )

  test('has its text in an alert from the first frame on', async () => {
    const page = renderFormPage()
    await page.answer()
    page.delivery.failAfter(0, refused)
    await page.send()
    expect(await screen.findByText(/^❌/)).toHaveAttribute('role', 'alert')
  })

  test('keeps the answers, and says so', async () => {
    await failToSend(refused)
    expect(screen.getByText('Nothing is lost.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(screen.getByRole('radio', { name: 'Sea' })).toBeChecked()
  })

  test('can be tried again, and arrives once', async () => {
    const { user, delivery } = await failToSend(refused)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })).toHaveFocus()
    expect(delivery.record).toHaveLength(1)
  })

  test('offers the answers to copy and to download, and Discord, at once', async () => {
    const { user, copied, files } = await failToSend(refused)
    await user.click(await screen.findByRole('button', { name: 'Copy my answers' }))
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(copied[0]).toContain('Story\nOnce upon a time')
    expect(files).toEqual([{ name: 'kitchen-sink-KS-000000.txt', text: copied[0] }])
    expect(screen.getAllByRole('link', { name: /Ask on Discord/ })).toHaveLength(1)
  })

  const actions = () =>
    [...failed().querySelectorAll('a, button')].map(({ textContent, classList }) => {
      const kind = ['primary', 'secondary'].find((each) => classList.contains(`button-${each}`)) ?? 'link'
      return `${textContent}: ${kind}`
    })
  const chat = 'Ask on Discord (opens in new tab)'

  test.each([
    [
      'another try could succeed',
      refused,
      ['Try again: primary', 'Copy my answers: link', 'Download: link', `${chat}: link`],
    ],
    [
      'none could',
      { ...refused, status: 404 },
      ['Copy my answers: primary', `${chat}: secondary`, 'Download: link', 'Try again: link'],
    ],
  ])('leads with what helps when %s', async (_, failure, buttons) => {
    await failToSend(failure)
    await screen.findByRole('button', { name: 'Copy my answers' })
    expect(actions()).toEqual(buttons)
  })

  test('adds advice to its own text, and says that it may have arrived if that is unknown', async () => {
    await failToSend({ ...refused, uncertain: true })
    expect(await screen.findByText('Discord has a problem. Try again in a minute.')).toBeVisible()
    expect(failed("We couldn't confirm it was sent")).toHaveTextContent(
      /It may have reached us\. .* the same number \(KS-000000\)/,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(/^❌ The sink was refused\.$/)
  })

  test('shows the text to copy if the browser refuses to copy', async () => {
    const page = renderFormPage()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await page.answer()
    await page.send()
    await page.user.click(await screen.findByRole('button', { name: 'Copy my answers' }))
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Copy this text')
    expect(text).toHaveFocus()
    expect(text.selectionEnd).toBe(text.value.length)
    expect(text.value).toContain('Name\nSteve')
  })
})

describe('the honeypot', () => {
  test('cannot be reached by people', () => {
    const { container } = renderFormPage()
    const honeypot = container.querySelector('input[data-honeypot]')
    expect(honeypot).toHaveAttribute('tabindex', '-1')
    expect(honeypot).toHaveAttribute('autocomplete', 'off')
    expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull()
  })

  test('prevents sending when it is filled in, claims no success, and keeps the answers', async () => {
    const { answer, send, delivery, container } = renderFormPage()
    const honeypot = container.querySelector<HTMLInputElement>('input[data-honeypot]')
    if (honeypot) honeypot.value = 'https://spam.example'
    await answer()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('❌ The sink was refused.')
    expect(delivery.record).toEqual([])
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
  })

  test('is not avoided by letting the form wait', async () => {
    const { answer, send, container } = renderFormPage({ queue: async () => true })
    const honeypot = container.querySelector<HTMLInputElement>('input[data-honeypot]')
    if (honeypot) honeypot.value = 'https://spam.example'
    await answer()
    await send()
    await screen.findByRole('button', { name: 'Copy my answers' })
    expect(screen.queryByRole('button', { name: 'Send it later' })).toBeNull()
  })
})
