import { expect, test } from 'vitest'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { hundred, lines } from './workloads'

test('the measured forms go to a webhook of the site, as a form without one has no questions on its page', () => {
  const webhooks = formSlugs().map((slug) => readDefinition(slug).message.webhook)
  for (const { message } of [hundred(), lines(10)]) expect(webhooks).toContain(message.webhook)
})
