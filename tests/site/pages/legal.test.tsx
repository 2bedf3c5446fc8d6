// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { config } from '../../../src/site/config'
import type { Legal } from '../../../src/site/content/content-types'
import privacyContent from '../../../src/site/content/privacy.json'
import termsContent from '../../../src/site/content/terms.json'
import { LegalPage } from '../../../src/site/pages/legal/LegalPage'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const privacy = privacyContent as Legal
const terms = termsContent as Legal

const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' })

const article = () => within(screen.getByRole('main')).getByRole('article')

test('the privacy policy shows its date, or else that of today', async () => {
  await visitSite('/privacy-policy')
  expect(article()).toHaveTextContent(privacy.effective ?? `As of ${today()}`)
})

test.each(['Effective May 2030', undefined])(
  'a legal text shows its own date, or else that of today: %s',
  (effective) => {
    const text = { title: 'Rules', lead: 'Ours.', sections: [], ...(effective && { effective }) }
    render(<LegalPage island="page-terms" text={text} />)
    expect(screen.getByRole('article')).toHaveTextContent(effective ?? `As of ${today()}`)
  },
)

test('the privacy policy has every section of the content', async () => {
  await visitSite('/privacy-policy')
  const headings = within(article()).queryAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent?.replace(/^\d+\. /, ''))).toEqual(
    privacy.sections.map(({ title }) => title),
  )
})

test('the terms have their effective date and numbered sections', async () => {
  await visitSite('/terms-of-service')
  expect(article()).toHaveTextContent(terms.effective ?? today())
  const headings = within(article()).queryAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(
    terms.sections.map(({ title }, index) => `${index + 1}. ${title}`),
  )
})

const withMail = terms.sections.filter((section) => JSON.stringify(section).includes('{supportMail}'))

test.each(withMail.slice(0, 1))('the terms name the support mailbox as a link', async () => {
  await visitSite('/terms-of-service')
  const mail = within(article()).getByRole('link', { name: config.links.supportMail })
  expect(mail).toHaveAttribute('href', `mailto:${config.links.supportMail}`)
})

test('the table of contents links to every section', async () => {
  await visitSite('/terms-of-service')
  const links = [...document.querySelectorAll('.legal-contents a')].map((link) => link.getAttribute('href'))
  const sections = within(article())
    .queryAllByRole('heading', { level: 2 })
    .map(({ id }) => `#${id}`)
  expect(links).toEqual(sections)
})
