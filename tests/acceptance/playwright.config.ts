import { defineConfig } from '@playwright/test'
import browserTests from '../playwright.config'

/**
 * What the pages showed when the product was delivered, as a visitor sees it; only `npm run check:delivered` runs it.
 */
export default defineConfig(browserTests, {
  testDir: '.',
  projects: [{ name: 'delivered', use: browserTests.projects?.at(-1)?.use ?? {} }],
  reporter: [['list'], ['../journeys/specification-table.ts']],
  outputDir: '../../test-results',
})
