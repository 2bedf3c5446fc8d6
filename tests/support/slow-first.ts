import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../../src/tooling/root'

// They start other programs and wait for them.
const slow = [
  'tests/relay/load.test.ts',
  'tests/workbench/github/propose.test.ts',
  'tests/relay/workerd.test.ts',
  'tests/workbench/github/every-call.test.ts',
  'tests/tooling/forms-diff.test.ts',
]

/**
 * The order of the unit tests: the slowest files first, so that no processor is left idle at the end. Without the
 * durations of an earlier run, Vitest itself begins with the largest files, and these are small.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slow.indexOf(relative(root, moduleId).split(sep).join('/'))
      return index === -1 ? slow.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
