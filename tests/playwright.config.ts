import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['TEST_PORT'] ?? 4273)
const chromium = process.env['CHROMIUM']
// Headless mode takes two thirds of the time, but has no Background Sync, and moves a pointer over each page, which
// counts as use.
const shell = process.env['CHROMIUM_SHELL'] || chromium
const needsWholeBrowser = /(?:deploys|offline-visits|outbox|weight)\.spec\.ts$/
const report = process.env['BROWSER_REPORT']

// For each window the browser opens its own page for address bar suggestions twice: no one sees it, and it costs as
// much as ours. Only the last of several such lists counts, so Playwright's own entries are repeated here.
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A process is started ahead for a page that most tests never open.
  'SpareRendererForSitePerProcess',
]

const launchWith = (path: string | undefined) => ({
  ...(path && { executablePath: path }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Without a graphics card the browser would emulate one in software.
    '--disable-gpu',
    // Else the process of the empty page is thrown away for another as soon as the page opens an address.
    '--renderer-process-limit=1',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
})

/**
 * The browser tests: the production build and the sandbox, as served by `npm start`, on separate ports. The tests'
 * own forms have pages there next to the site's.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Tests also wait, for timers and the server: one more than there are processors takes a seventh less time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine is slow. A test that fails once and then passes is listed as flaky at the end.
  expect: { timeout: 10_000 },
  retries: 1,
  // Only a run of all tests can tell whether one is missing, so only that has the report.
  reporter: report
    ? [['dot'], ['json', { outputFile: report }], ['./journeys/specification-table.ts']]
    : [['dot']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // A worker would respond before a test can play a third party; the offline tests allow it.
    serviceWorkers: 'block',
    // Recording costs a third of the time: set `TRACE=1` to investigate a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: ['acceptance/**', needsWholeBrowser],
      use: { launchOptions: launchWith(shell) },
    },
    {
      name: 'browser',
      testMatch: needsWholeBrowser,
      use: { ...(!chromium && { channel: 'chromium' }), launchOptions: launchWith(chromium) },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/support/start-test-site.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    env: { PORT: String(port), OUT_DIR: 'dist-test', SANDBOX_LIMITS: 'off', SANDBOX_ONLY: 'yes' },
  },
})
