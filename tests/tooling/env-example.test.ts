import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../src/tooling/root'

const blocks = readFileSync(`${root}.env.example`, 'utf8').split('\n\n')
const variables = blocks.flatMap((block) => {
  const [name] = /^[A-Z_]+(?==)/m.exec(block) ?? []
  return name === undefined ? [] : [{ name, comment: block.replace(/^[A-Z].*$/gm, '') }]
})

it.each(variables)('says where the real value of $name is found', ({ comment }) => {
  expect(comment).toMatch(/Where to find it: |For example https|from the server's settings there|\.github\//)
})

it('names the files that have the other addresses', () => {
  for (const file of ['vote', 'team']) expect(blocks[0]).toContain(`src/site/content/${file}.json`)
})
