import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formsFolder } from '../../src/catalog/read-definitions'
import { goldenFiles, goldenMessages } from '../../src/tooling/write-golden-messages'
import { everyForm, everyValidFixture } from './every-form'

// After a change that is meant, write them anew with: npx tsx src/tooling/write-golden-messages.ts
const golden = await Promise.all(
  everyForm.map(
    async ({ slug, shipped, fixtures }) => [slug, await goldenMessages(shipped, fixtures)] as const,
  ),
)
const everyGolden = golden.flatMap(([slug, messages]) =>
  [...messages].map(([file, text]) => ({ slug, file, text })),
)

describe('the golden messages', () => {
  it.each(golden)('of %s are one for each fixture that is accepted', (slug, messages) => {
    const expected = everyValidFixture.filter((valid) => valid.slug === slug)
    expect(goldenFiles(slug).toSorted()).toEqual(
      expected.map(({ name }) => `${name}.message.json`).toSorted(),
    )
    expect(messages.size).toBe(expected.length)
  })

  it.each(everyGolden)('$slug/$file is what its fixture becomes', ({ slug, file, text }) => {
    expect(text).toBe(readFileSync(`${formsFolder}${slug}/fixtures/${file}`, 'utf8'))
  })
})
