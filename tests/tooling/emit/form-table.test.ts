import { expect, it } from 'vitest'
import { writeTable } from '../../../src/tooling/emit/form-table'

it('has a line for each form, the largest script first, and the sums', () => {
  const forms = [1000, 1001, 1002].map((script, at) => ({
    slug: `form-${at}`,
    script,
    page: 12_000,
    questions: 4,
    rules: 8,
  }))
  expect(writeTable(forms).split('\n').slice(1)).toEqual([
    'form    own script   page  questions  rules',
    'form-2        1002  12000          4      8',
    'form-1        1001  12000          4      8',
    'form-0        1000  12000          4      8',
    'all 3         3003  36000         12     24',
  ])
})
