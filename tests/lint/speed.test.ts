import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { multiplyForms } from '../support/multiply-forms'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { processorTimeOf } from '../support/processor-time'
import { sampleFiles } from './sample-files'

const files = sampleFiles()

/** The best of three, in milliseconds. */
function bestTimeOf(copies: WorkspaceFiles): number {
  return Math.min(...[1, 2, 3].map(() => processorTimeOf(() => lint(copies))))
}

describe('the time of a check', () => {
  it('is under two seconds for 20 forms', () => {
    expect(bestTimeOf(multiplyForms(files, 20))).toBeLessThan(2000)
  })

  it('grows linearly with the number of forms', () => {
    const [few, many] = [multiplyForms(files, 20), multiplyForms(files, 100)]
    expect(bestTimeOf(many) / bestTimeOf(few)).toBeLessThan(8)
  }, 60_000)

  it('is measured on as many forms as are asked for', () => {
    const schemas = [...multiplyForms(files, 47).keys()].filter((path) =>
      /^forms\/[^_][^/]*\/schema\.json$/.test(path),
    )
    expect(schemas).toHaveLength(47)
  })
})
