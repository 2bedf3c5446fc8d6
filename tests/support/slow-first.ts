import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../../src/tooling/root'

const slow = [
  // They start other programs and wait for them.
  'tests/relay/load.test.ts',
  'tests/relay/workerd.test.ts',
  'tests/tooling/forms-diff.test.ts',
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
]

/**
 * The order of the unit tests: the slowest files first, so that no processor is left idle at the end. Without the
 * durations of an earlier run, Vitest itself begins with the largest files, and these are small. All other page tests come
 * before the rest, because a worker that switches projects imports all modules again.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const index = slow.indexOf(relative(root, moduleId).split(sep).join('/'))
      if (index !== -1) return index
      return project.name === 'page' ? slow.length : slow.length + 1
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
