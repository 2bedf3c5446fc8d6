// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const article = () => within(screen.getByRole('main')).getByRole('article')

test("the privacy policy shows today's date", async () => {
  await visitSite('/privacy-policy')
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  expect(article()).toHaveTextContent(today)
})

test.each([
  /no(t collect or store)? personal information/,
  /analytics that are not personal/,
  /final and non-refundable/,
  /only through our official channels/,
])('the privacy policy states %s', async (statement) => {
  await visitSite('/privacy-policy')
  expect(article()).toHaveTextContent(statement)
})

test('the terms are effective March 2025 and have 9 numbered sections', async () => {
  await visitSite('/terms-of-service')
  expect(article()).toHaveTextContent('Effective March 2025')
  const headings = within(article()).getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    '1. Acceptance of these terms',
    '2. Conduct',
    '3. Account security',
    '4. Payments',
    '5. Use of content',
    '6. Punishments',
    '7. Disclaimer',
    '8. Amendments',
    '9. Contact',
  ])
})

test('the terms name the support mailbox as a link', async () => {
  await visitSite('/terms-of-service')
  const mail = within(article()).getByRole('link', { name: 'support@emberfall.example' })
  expect(mail).toHaveAttribute('href', 'mailto:support@emberfall.example')
})

test('the contents lead to every section', async () => {
  await visitSite('/terms-of-service')
  const links = [...document.querySelectorAll('.legal-contents a')].map((link) => link.getAttribute('href'))
  const sections = within(article())
    .getAllByRole('heading', { level: 2 })
    .map(({ id }) => `#${id}`)
  expect(links).toEqual(sections)
})
