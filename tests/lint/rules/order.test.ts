import { expect, it } from 'vitest'
import { lint } from '../../../src/lint/lint'
import { createCache } from '../../../src/lint/source/read-workspace'
import { sampleFiles } from '../sample-files'

const sample = sampleFiles()
const cache = createCache()

it.each([
  ['general-advice', ['name', 'discord', 'topic', 'otherTopic', 'message'], []],
  ['nomination', ['title', 'category', 'description'], ['order-needless']],
])('"ui:order" of %s is needless only where every tool keeps that order without it', (slug, order, said) => {
  const path = `forms/${slug}/ui.json`
  const ui: object = JSON.parse(Buffer.from(sample.get(path) ?? []).toString('utf8'))
  const ordered = `${JSON.stringify({ ...ui, 'ui:order': order }, undefined, 2)}\n`
  const changed = new Map([...sample, [path, Buffer.from(ordered)]])
  const rules = lint(changed, cache).map(({ rule }) => rule)
  expect(rules).toEqual(said)
})
