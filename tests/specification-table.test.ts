import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const journeys = `${root}tests/journeys/`

/** A suite of Playwright's list, as far as it is read here. */
interface Suite {
  readonly file: string
  readonly specs: readonly { readonly title: string }[]
  readonly suites?: readonly Suite[]
}

const rows = [
  ...readFileSync(`${journeys}specification.md`, 'utf8').matchAll(/^\| (\d\.\d+) +\|.*\| `(.+)` +\|$/gm),
]
const table = rows.map(([, id = '', file = '']) => ({ id, file }))
const tests = listTests().filter(({ id }) => id !== '')

/** Every browser test with its number and its file, as Playwright itself finds them: titles may be made in loops. */
function listTests(): readonly { readonly id: string; readonly file: string }[] {
  const numbered = readdirSync(journeys).filter(
    (file) => file.endsWith('.spec.ts') && /['"`]\d\.[\d$]/.test(readFileSync(journeys + file, 'utf8')),
  )
  const list = execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--list',
      '--reporter',
      'json',
      ...numbered.map((file) => `/journeys/${file}`),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const { suites }: { readonly suites: readonly Suite[] } = JSON.parse(list)
  return suites.flatMap(testsOf)
}

function testsOf({ file, specs, suites = [] }: Suite): ReturnType<typeof listTests> {
  const own = specs.map(({ title }) => ({
    id: /^\d\.\d+(?= )/.exec(title)?.[0] ?? '',
    file: file.replace('journeys/', ''),
  }))
  return [...own, ...suites.flatMap(testsOf)]
}

describe('the table of the specification', () => {
  it('has rows for sections 2, 4, 8 and 9, and no number twice', () => {
    expect(new Set(table.map(({ id }) => id[0]))).toEqual(new Set(['2', '4', '8', '9']))
    expect(table.map(({ id }) => id)).toEqual([...new Set(table.map(({ id }) => id))])
  })

  it('names for each statement a file with a browser test that begins with its number', () => {
    const without = table.filter((row) => !tests.some((test) => test.id === row.id && test.file === row.file))
    expect(without).toEqual([])
  })

  it('has a row for the number of each browser test', () => {
    const unknown = tests.filter((test) => !table.some((row) => row.id === test.id && row.file === test.file))
    expect(unknown).toEqual([])
  })
})
