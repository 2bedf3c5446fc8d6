// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { everySlug, hear, transcriptOf } from './hear'

test.each(everySlug)('%s matches its transcript', async (slug) => {
  const { steps } = await hear(slug)
  await expect(transcriptOf(steps)).toMatchFileSnapshot(`./transcripts/${slug}.txt`)
})
