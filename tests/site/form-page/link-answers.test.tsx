// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answersInLink } from '../../../src/site/form-page/drafts/LinkAnswers'
import { memoryStorage } from '../../support/memory-storage'
import { renderFormPage } from '../../support/render-form-page'
import { harbourTrip } from '../../support/sample-forms'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const patience = { timeout: 8000 }

describe('a link that fills in answers', () => {
  test('fills them in, says so, and sends nothing', async () => {
    const { delivery } = renderFormPage({ fragment: () => 'name=Lantern%20Fox&story=Once' })
    expect(await screen.findByText(/Filled in by your link: Name, Story\./, {}, patience)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Lantern Fox'))
    expect(delivery.record).toHaveLength(0)
  })

  test('never fills in anything if there is a draft', async () => {
    const storage = memoryStorage({ 'form-draft/kitchen-sink/abc': '{}' })
    renderFormPage({ fragment: () => 'name=LanternFox', storage: () => storage })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('accepts only what the controls can contain', () => {
    const fragment =
      'activities=Sailing&activities=Fishing%2C%20with%20a%20net&rules=true&friend=maybe&other=x&name=Al'
    expect(answersInLink(harbourTrip, fragment)).toEqual({
      activities: 'Sailing\nFishing, with a net',
      rules: 'true',
      name: 'Al',
    })
    expect(answersInLink(harbourTrip, 'servers=Creative&activities=Chess')).toEqual({})
  })
})
