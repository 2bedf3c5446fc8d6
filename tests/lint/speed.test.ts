import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { multiplyForms } from '../support/multiply-forms'
import { formatDiagnostics } from '../../src/lint/report/format-diagnostics'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { processorTimeOf } from '../support/processor-time'
import { sampleFiles } from './sample-files'

const files = sampleFiles()

/** The CPU time of one check, in milliseconds. */
function timeOf(copies: WorkspaceFiles): number {
  return processorTimeOf(() => lint(copies))
}

/** The best of three runs, which two tests need. */
const timeOfTwenty = Math.min(...[1, 2, 3].map(() => timeOf(multiplyForms(files, 20))))

describe('the time of a check', () => {
  it('is under two seconds for 20 forms', () => {
    expect(timeOfTwenty).toBeLessThan(2000)
  })

  it('grows linearly with the number of forms', () => {
    const many = multiplyForms(files, 100)
    const growth = timeOf(many) / timeOfTwenty
    // The machine may have been busy.
    expect(growth < 8 ? growth : timeOf(many) / timeOfTwenty).toBeLessThan(8)
  }, 60_000)

  it('is some seconds for a file with 10,000 controls of questions that are not there', () => {
    const path = 'forms/ferry-pass/ui.json'
    const control = '{ "ui:options": { "spellcheck": "false" } },'
    const controls = Array.from({ length: 10_000 }, (_, index) => `"unknown${index}": ${control}`).join('\n')
    const text = Buffer.from(files.get(path) ?? '').toString()
    const broken = new Map(files).set(path, text.replace('{', `{\n${controls}`))
    expect(processorTimeOf(() => formatDiagnostics(lint(broken), broken))).toBeLessThan(25_000)
  }, 60_000)

  it('is measured on as many forms as are asked for', () => {
    const schemas = [...multiplyForms(files, 47).keys()].filter((path) =>
      /^forms\/[^_][^/]*\/schema\.json$/.test(path),
    )
    expect(schemas).toHaveLength(47)
  })
})
