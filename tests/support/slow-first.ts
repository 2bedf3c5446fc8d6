import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../../src/tooling/root'

/** They start other programs and wait for them. */
const waiting = [
  'tests/relay/load.test.ts',
  'tests/relay/workerd.test.ts',
  'tests/tooling/forms-diff.test.ts',
]

const slow = [
  // Their pages are large.
  'tests/site/form-page/outcome.test.tsx',
  'tests/workbench/history.test.tsx',
  'tests/workbench/held.test.tsx',
  'tests/workbench/diagnostic-panel.test.tsx',
  'tests/workbench/update-fixtures.test.tsx',
  'tests/workbench/github/propose-dialog.test.tsx',
  'tests/workbench/panels/panel-form.test.tsx',
  'tests/site/form-page/drafts/draft-on-page.test.tsx',
  'tests/heard/heard.test.tsx',
  // They build the site, or check the forms hundreds of times.
  'tests/tooling/build.test.ts',
  'tests/generate/year.test.ts',
  'tests/lint/seeded-mistakes.test.ts',
  'tests/tooling/relay/start-relay.test.ts',
  'tests/lint/speed.test.ts',
  'tests/workbench/panels/random-edits.test.ts',
  'tests/tooling/make-pictures.test.ts',
]

/**
 * The order of the unit tests: the slowest files first, so that no processor is left idle at the end. Without the
 * durations of an earlier run, Vitest itself begins with the largest files, and these are small. The page tests come before
 * the rest, because a worker that switches projects imports all modules again.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const path = relative(root, moduleId).split(sep).join('/')
      const group = waiting.includes(path) ? 0 : project.name === 'page' ? 1 : 2
      return [group, slow.includes(path) ? slow.indexOf(path) : slow.length] as const
    }
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rank(file) }))
    return ranked.toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]).map(({ file }) => file)
  }
}
