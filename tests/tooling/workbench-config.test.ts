import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/tooling/root'
import { readWorkbenchConfig } from '../../src/tooling/workbench-build'
import { temporaryFolder } from '../support/temporary-folder'

it.each([
  ['WORKBENCH_API', 'api.ghe.example.com'],
  ['WORKBENCH_SIGN_IN', 'forms-relay.me.workers.dev'],
  ['WORKBENCH_SIGN_IN', 'https://forms-relay.me.workers.dev/health'],
  ['WORKBENCH_REPOSITORY', 'https://github.com/emberfall/site'],
  ['SITE_URL', 'lantern.net'],
])('%s as %s is refused in one sentence that names it', (name, value) => {
  const { problems } = readWorkbenchConfig({ [name]: value })
  expect(problems).toEqual([expect.stringMatching(`^${name} is "`)])
})

it('takes what the guide says', () => {
  const env = {
    WORKBENCH_API: 'https://github.example.net/api/v3',
    WORKBENCH_SIGN_IN: 'https://relay.example.net/',
    WORKBENCH_REPOSITORY: 'emberfall/site',
    SITE_URL: 'https://lantern.net',
  }
  expect(readWorkbenchConfig(env)).toEqual({
    github: {
      api: 'https://github.example.net/api/v3',
      signIn: 'https://relay.example.net',
      repository: 'emberfall/site',
      site: 'https://lantern.net',
    },
    problems: [],
  })
})

it('builds nothing where a value is wrong, and says which', () => {
  const outDir = join(temporaryFolder(), 'workbench')
  const env = { ...process.env, OUT_DIR: outDir, WORKBENCH_SIGN_IN: 'relay' }
  const program = ['--import', 'tsx', 'src/tooling/build-workbench.ts']
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' })
  expect([status, existsSync(outDir)]).toEqual([1, false])
  expect(stderr).toContain('WORKBENCH_SIGN_IN is "relay"')
}, 60_000)
