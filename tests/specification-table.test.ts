import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTable, tableFaults } from './journeys/specification-table'

// A reporter of the browser tests checks that they match the table.
const table = readTable()

it('has rows for sections 2, 4, 8 and 9, and no number twice', () => {
  expect(new Set(table.map(({ id }) => id[0]))).toEqual(new Set(['2', '4', '8', '9']))
  expect(table.map(({ id }) => id)).toEqual([...new Set(table.map(({ id }) => id))])
})

it('names existing files: tests of what staff may change are in acceptance, the rest in journeys', () => {
  const files = [...new Set(table.map(({ file }) => file))]
  const folders = ['acceptance', 'journeys'].map((name) => join(import.meta.dirname, name))
  const astray = files.filter(
    (file) => folders.filter((folder) => existsSync(join(folder, file))).length !== 1,
  )
  expect(astray).toEqual([])
})

it('reports a statement without a test, a test without a statement, and a test in another file', () => {
  const [first, second] = [
    { id: '2.001', file: 'a.spec.ts' },
    { id: '2.002', file: 'a.spec.ts' },
  ]
  expect(tableFaults([first, second], [first, second, second])).toEqual([])
  expect(tableFaults([first, second], [first])).toHaveLength(1)
  expect(tableFaults([first], [first, second])).toHaveLength(1)
  expect(tableFaults([first], [{ ...first, file: 'b.spec.ts' }])).toHaveLength(2)
})
