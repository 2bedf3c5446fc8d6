import { expect } from 'vitest'
import type { FormSchema } from '../../src/engine/schema/definition'
import type { Diagnostic } from '../../src/lint/diagnostic'
import { lint } from '../../src/lint/lint'
import { createCache } from '../../src/lint/source/read-workspace'
import { sampleFiles } from './sample-files'

const sample = sampleFiles()
const cache = createCache()

/** What the linter reports on the sample forms with another text in one file. */
export function reportedAfter(path: string, change: (text: string) => string): readonly Diagnostic[] {
  const before = Buffer.from(sample.get(path) ?? []).toString('utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  return lint(new Map([...sample, [path, Buffer.from(after)]]), cache)
}

/** The rules that the linter reports on the sample forms with another schema of one form. */
export function rulesAfter(slug: string, change: (schema: FormSchema) => void): readonly string[] {
  const found = reportedAfter(`forms/${slug}/schema.json`, (text) => {
    // The sample forms keep their grammar.
    const schema = JSON.parse(text) as FormSchema
    change(schema)
    return JSON.stringify(schema, null, 2)
  })
  return found.map(({ rule }) => rule)
}
