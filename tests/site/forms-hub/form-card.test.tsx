// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createHostClock } from '../../../src/site/host-clock'
import { later } from '../../../src/site/page-life'
import { FormCard } from '../../../src/site/pages/forms-hub/FormCard'
import { ferryCard } from '../../support/sample-forms'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const card = {
  ...ferryCard,
  door: { until: '2026-12-01T18:00[Europe/Berlin]', text: 'The ferry is gone.' },
}

/** The clock of a device, in a site whose host says that it is noon on 30 November 2026. */
function clockOf(device: string) {
  const headers = { Date: 'Mon, 30 Nov 2026 12:00:00 GMT' }
  const host = createHostClock({
    deviceTime: () => Date.parse(device),
    fetch: async () => new Response(null, { headers }),
  })
  return { ...host, later }
}

test('a form is open as long as it is by the clock of the site’s host, whatever the device’s says', async () => {
  render(<FormCard card={card} clock={clockOf('2027-03-01T00:00Z')} />)
  expect(screen.getByText('The ferry is gone.')).toBeInTheDocument()
  expect(await screen.findByText('Cross the bay.')).toBeInTheDocument()
})
