import { test as base, expect } from '@playwright/test'

/**
 * Lines that say nothing about the page: what a browser prints by itself when a third party replies with an error
 * (the page handles and shows it), and what Playwright prints when the tests block the service worker.
 */
const noise =
  /^Failed to load resource: (?:net::ERR_|the server responded with a status of)|^Service Worker registration blocked by Playwright$/

/**
 * A browser test that fails when one of its pages throws, logs an error or a warning, or violates its security
 * policy.
 */
export const test = base.extend<{ readonly allowedComplaint: RegExp | undefined; readonly quietPage: void }>({
  /** A message that the test itself provokes. */
  allowedComplaint: [undefined, { option: true }],
  quietPage: [
    async ({ context, allowedComplaint }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!allowedComplaint?.test(message)) complaints.push(`page error: ${message}`)
      })
      context.on('console', (message) => {
        const told =
          ['error', 'warning'].includes(message.type()) &&
          !noise.test(message.text()) &&
          !allowedComplaint?.test(message.text())
        if (told) complaints.push(`${message.type()}: ${message.text()}`)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
