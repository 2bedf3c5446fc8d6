import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { readConfig } from './src/tooling/environment'
import { sandboxPlugin, siteViteConfig } from './src/tooling/vite-config'

// Development and the unit tests; the build takes the same settings from the same function.
// Not the one of `npm start`, so that both can run.
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4184)
const sandboxOrigin = process.env['SANDBOX_ORIGIN'] ?? `http://localhost:${sandboxPort}`
const env = { ...process.env, SANDBOX_ORIGIN: sandboxOrigin, SANDBOX_ONLY: process.env['VITEST'] }
const settings = siteViteConfig(readConfig(env).config, { addresses: () => readConfig(env).config.webhooks })

// A copy of the site, such as that of the browser tests, has no tests.
const tests = process.env['VITEST'] ? await import('./tests/support/slow-first') : undefined

export default defineConfig({
  ...settings,
  plugins: [settings.plugins, sandboxPlugin(sandboxPort)],
  server: { host: '127.0.0.1' },
  test: {
    root: '.',
    // A busy machine takes its time over pages in jsdom.
    testTimeout: 30_000,
    // Tests also wait, for timers and files. Without this, one of two processors would be left idle.
    maxWorkers: availableParallelism() + 1,
    ...(tests && { sequence: { sequencer: tests.SlowFirst } }),
    projects: [
      // Nothing of ours changes what another file finds, so the modules are read once for many files.
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/acceptance/**'],
          isolate: false,
        },
      },
      // Each file has its own window and modules, but not its own process: that takes almost half as long again.
      {
        extends: true,
        // As Node does: of a package that ships both CommonJS and ES modules, take the latter. Such a window cannot mix them.
        resolve: { conditions: ['module-sync'] },
        test: {
          name: 'page',
          include: ['tests/**/*.test.tsx'],
          pool: 'vmForks',
        },
      },
      // What the specification said when the product was delivered; `npm run check:delivered` alone runs it.
      { extends: true, test: { name: 'delivered', include: ['tests/acceptance/*.test.ts'], isolate: false } },
      // What a screen reader says of each form, word for word; `npm run heard` alone runs it, and records it again.
      { extends: true, test: { name: 'heard', include: ['tests/heard/*.heard.tsx'] } },
      // 10,000 random changes to the forms in the workbench's panels; `npm run check:panels` alone runs it.
      {
        extends: true,
        test: {
          name: 'panels',
          include: ['tests/workbench/panels/random-edits.test.ts'],
          env: { PANEL_EDITS: process.env['PANEL_EDITS'] ?? '10000' },
        },
      },
      // What nginx sends, set up as in the guide; `npm run check:nginx` alone runs it, as it needs nginx.
      { extends: true, test: { name: 'nginx', include: ['tests/tooling/nginx.host.ts'] } },
      // Journeys in Firefox and WebKit; `npm run check:engines` alone runs it.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.engine.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      // Journeys heard with Orca, a real screen reader; `npm run check:screen-reader` alone runs it.
      {
        extends: true,
        test: { name: 'screen-reader', include: ['tests/screen-reader/*.orca.ts'], testTimeout: 180_000 },
      },
    ],
  },
})
