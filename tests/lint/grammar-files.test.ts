import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import grammarFiles from '../../src/lint/source/grammar-files.json'

it.each(Object.entries(grammarFiles))('the grammars in %s are all listed', (folder, names) => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.slice(0, -'.schema.json'.length))
  expect(names).toEqual(found.toSorted())
})

it('has the grammars of both folders', () => {
  expect(Object.keys(grammarFiles)).toEqual(['forms/_schema/', 'src/site/content/_schema/'])
})
