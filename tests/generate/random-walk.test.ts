import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withChanges } from '../../src/generate/fix/file-changes'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { lint } from '../../src/lint/lint'
import type { RuleId } from '../../src/lint/diagnostic'
import { readFiles } from '../../src/lint/read-files'
import { createCache } from '../../src/lint/source/read-workspace'
import { root } from '../../src/tooling/root'
import { sampleFiles } from '../lint/sample-files'
import { questionsOf, slugsIn, withForm, type FormParts } from './form-edits'
import { questionChanges } from './question-changes'
import { wordChanges } from './word-changes'

// `npm run check:year` does the long walk: 200 edits of each form of the site.
const count = Number(process.env['WALK_EDITS'] ?? 12)
const files = process.env['WALK_EDITS'] ? readFiles(root) : sampleFiles()
const slugs = process.env['WALK_EDITS'] ? slugsIn(files) : slugsIn(files).slice(0, 4)
const seed = Number(process.env['WALK_SEED'] ?? 1)
/** Only a person knows whether a closed or labelled option was renamed or removed: the report asks for it. */
const decisions: ReadonlySet<RuleId> = new Set(['closed-option-unknown', 'label-of-no-option'])
const edits = [...wordChanges, ...questionChanges]
const cache = createCache()

/** Keeps a form realistic: neither empty nor endless. */
function isSensible(form: FormParts, says: string): boolean {
  const questions = questionsOf(form)
  if (says.endsWith('gone')) return questions.length > 3
  if (says.startsWith('a new')) return questions.length < 16
  // From 3,000 characters on a pattern with two repetitions is too slow, and only a person can say which one to
  // change.
  return says !== 'limits wider' || questions.every(([, { maxLength = 0 }]) => maxLength <= 2500)
}

describe(`a walk of ${count} edits`, { timeout: 600_000 }, () => {
  it.each(slugs)('over %s ends clean after one forms:fix, or with a decision', (slug) => {
    const walk = fc.array(fc.constantFrom(...edits), { minLength: count, maxLength: count })
    const walked = (steps: readonly (typeof edits)[number][]) => {
      const changed = steps.reduce(
        (all, [says, edit]) => withForm(all, slug, (form) => isSensible(form, says) && edit(form)),
        files,
      )
      const fixed = withChanges(changed, fixForms(changed, cache))
      const errors = lint(fixed, cache).filter(({ severity }) => severity === 'error')
      // While a decision is open, everything that depends on the definition waits for it.
      if (errors.some(({ rule }) => decisions.has(rule))) return
      expect(errors.map(({ file, message, remedy }) => `${file}: ${message} ${remedy}`)).toEqual([])
      expect([...fixForms(fixed, cache).keys()]).toEqual([])
    }
    fc.assert(fc.property(walk, walked), { seed, numRuns: 1, endOnFailure: true })
  })
})
