import { expect, it } from 'vitest'
import { writeTable } from '../../../src/tooling/emit/form-table'

const forms = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    slug: `form-${at}`,
    script: 1000 + at,
    page: 12_000,
    questions: 4,
    rules: 8,
  }))

it('has a line for each form, the largest script first, and the sums', () => {
  expect(writeTable(forms(3)).split('\n').slice(1)).toEqual([
    'form    own script   page  questions  rules',
    'form-2        1002  12000          4      8',
    'form-1        1001  12000          4      8',
    'form-0        1000  12000          4      8',
    'all 3         3003  36000         12     24',
  ])
})

it('has the ten heaviest of many forms, the averages and the sums', () => {
  const lines = writeTable(forms(500)).split('\n')
  expect(lines).toHaveLength(14)
  expect(lines[2]).toMatch(/^form-499 /)
  expect(lines.at(-2)).toMatch(/^average +1250 +12000 +4 +8$/)
  expect(lines.at(-1)).toMatch(/^all 500 +624750 +6000000 +2000 +4000$/)
})
