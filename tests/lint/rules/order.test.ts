import { expect, it } from 'vitest'
import { reportedAfter } from '../reported-after'

/** The rules that the linter reports on a sample form with other keys at the top of its ui.json. */
function rulesWith(slug: string, keys: object): readonly string[] {
  const found = reportedAfter(`forms/${slug}/ui.json`, (text) => {
    const ui: object = JSON.parse(text)
    return `${JSON.stringify({ ...ui, ...keys }, undefined, 2)}\n`
  })
  return found.map(({ rule }) => rule)
}

it.each([
  ['general-advice', ['name', 'discord', 'topic', 'otherTopic', 'message'], []],
  ['nomination', ['title', 'category', 'description'], ['order-needless']],
])('"ui:order" of %s is needless only where every tool keeps that order without it', (slug, order, said) => {
  expect(rulesWith(slug, { 'ui:order': order })).toEqual(said)
})

it('headings are proposed once "ui:order" has all questions, as they follow it', () => {
  const names = ['minecraftUsername', 'realName', 'age', 'experience', 'whyJoin', 'additionalInfo']
  const rules = rulesWith('painter-apply', { 'ui:order': names, 'ui:sections': undefined })
  expect(rules).toEqual(['order-incomplete'])
})
