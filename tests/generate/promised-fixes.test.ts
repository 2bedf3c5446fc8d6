import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withChanges } from '../../src/generate/fix/file-changes'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { lint } from '../../src/lint/lint'
import { createCache } from '../../src/lint/source/read-workspace'
import { sampleFiles } from '../lint/sample-files'
import { applyMistake, type Mistake } from '../lint/seeded-mistake'

const folder = join(import.meta.dirname, '../lint/seeded')
const mistakes = readdirSync(folder).flatMap(
  // Written for the linter's own test, which fails if one has another shape.
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Mistake[],
)
const cache = createCache()

/** The reports that offer the command as one of two ways. */
function promisesIn(files: Parameters<typeof lint>[0]): readonly string[] {
  return lint(files, cache)
    .filter(({ remedy }) => remedy.includes('or run: npm run forms:fix'))
    .map(({ message }) => message)
}

it('the command for fixes does what a remedy says that it does', () => {
  const alone = mistakes.filter(({ report, followUps = 0 }) => {
    return followUps === 0 && report.some((line) => line.includes('or run: npm run forms:fix'))
  })
  expect(alone.length).toBeGreaterThan(8)
  const left = alone.flatMap(({ says, ...mistake }) => {
    const broken = applyMistake(sampleFiles(), { says, ...mistake })
    return promisesIn(withChanges(broken, fixForms(broken, cache))).map((message) => `${says}: ${message}`)
  })
  expect(left).toEqual([])
})
