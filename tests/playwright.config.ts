import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['TEST_PORT'] ?? 4273)
const chromium = process.env['CHROMIUM']
// Without a window a browser takes two thirds of the time, but knows no Background Sync, and moves a pointer over each page,
// which is a sign of use.
const shell = process.env['CHROMIUM_SHELL'] || chromium
const needsWholeBrowser = /(?:deploys|offline-visits|outbox|weight)\.spec\.ts$/
const report = process.env['BROWSER_REPORT']

// The browser makes its own page for what its address bar would show, twice for each window: no one sees it, and it
// costs as much as ours. Of several such lists only the last one counts, so what Playwright leaves out stands here too.
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
]

const launchWith = (path: string | undefined) => ({
  ...(path && { executablePath: path }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Without a graphics card the browser would imitate one, pixel by pixel.
    '--disable-gpu',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
})

/**
 * The browser tests: the production build and the sandbox, as `npm start` serves them, on ports of their own. The tests' own
 * forms have pages there beside the site's.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A machine with other work takes its time. A test that fails once and then passes is named as flaky at the end.
  expect: { timeout: 10_000 },
  retries: 1,
  // The report is wanted by a run of all tests, which alone can tell whether one is missing.
  reporter: report
    ? [['dot'], ['json', { outputFile: report }], ['./journeys/specification-table.ts']]
    : [['dot']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // A worker would answer before a test can play a third party; the offline tests let it in.
    serviceWorkers: 'block',
    // Recording costs a third of the time: `TRACE=1` when a failure needs to be looked into.
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
