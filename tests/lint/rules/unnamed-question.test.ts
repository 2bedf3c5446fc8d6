import { expect, it } from 'vitest'
import { rulesAfter } from '../reported-after'

it.each(['IP', 'XP', '名前'])('a message that contains the short label %s names the question', (title) => {
  const found = rulesAfter('nomination', ({ properties }) => {
    const errorMessage = { required: `${title} fehlt`, enum: `${title}: select one from the list` }
    Object.assign(properties['category'] ?? {}, { title, errorMessage })
  })
  expect(found).not.toContain('unnamed-question')
})
