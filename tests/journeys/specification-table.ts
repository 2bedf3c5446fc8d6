import { readFileSync } from 'node:fs'
import type { Reporter, Suite } from '@playwright/test/reporter'

/** A numbered statement of the specification or a test that proves one, with the browser test's file. */
export interface Numbered {
  readonly id: string
  readonly file: string
}

/** The rows of `specification.md`. */
export function readTable(): readonly Numbered[] {
  const text = readFileSync(new URL('specification.md', import.meta.url), 'utf8')
  const rows = text.matchAll(/^\| (\d\.\d+) +\|.*\| `(.+)` +\|$/gm)
  return [...rows].map(([, id = '', file = '']) => ({ id, file }))
}

/**
 * Compare the table with the tests, whose titles begin with the number of what they prove.
 *
 * @returns a sentence for each statement without a test, and for each test without a statement
 */
export function tableFaults(table: readonly Numbered[], tests: readonly Numbered[]): readonly string[] {
  const keyOf = ({ id, file }: Numbered) => `${id} in ${file}`
  const [rows, proved] = [new Set(table.map(keyOf)), new Set(tests.map(keyOf))]
  return [
    ...[...rows]
      .filter((row) => !proved.has(row))
      .map((row) => `specification.md names a test ${row}, which does not exist.`),
    ...[...proved]
      .filter((test) => !rows.has(test))
      .map((test) => `specification.md has no row for the test ${test}.`),
  ]
}

/** Compares the table with the tests that Playwright collects, as titles may be built in loops. */
// Playwright looks for a reporter under this name.
// oxlint-disable-next-line import/no-default-export -- see above
export default class SpecificationTable implements Reporter {
  private faults: readonly string[] = []

  onBegin(_: unknown, suite: Suite): void {
    const tests = suite.allTests().map(({ title, location }) => ({
      id: /^\d\.\d+(?= )/.exec(title)?.[0] ?? '',
      file: location.file.replace(/^.*[\\/]/, ''),
    }))
    const ofThisRun = new Set(tests.map(({ file }) => file))
    this.faults = tableFaults(
      readTable().filter(({ file }) => ofThisRun.has(file)),
      tests.filter(({ id }) => id !== ''),
    )
  }

  async onEnd(): Promise<{ readonly status: 'failed' } | undefined> {
    if (this.faults.length === 0) return undefined
    console.error(this.faults.join('\n'))
    return { status: 'failed' }
  }
}
