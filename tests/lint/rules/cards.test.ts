import { expect, it } from 'vitest'
import { lint } from '../../../src/lint/lint'
import { createCache } from '../../../src/lint/source/read-workspace'
import { sampleFiles } from '../sample-files'

const sample = sampleFiles()
const cache = createCache()

/** What the linter says of the sample forms with another text in one file. */
function saidAfter(path: string, change: (text: string) => string): readonly string[] {
  const before = Buffer.from(sample.get(path) ?? []).toString('utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  return lint(new Map([...sample, [path, Buffer.from(after)]]), cache).map(({ message }) => message)
}

it('takes a colour in small letters for the same colour in capitals', () => {
  const small = (text: string) => text.replace(/"colour": "[^"]+"/, (colour) => colour.toLowerCase())
  expect(saidAfter('forms/manifest.json', small)).toEqual([])
  expect(saidAfter('forms/nomination/message.json', small)).toEqual([])
})

it.each([
  [256, false],
  [257, true],
])('a heading of a message with %d characters is too long for Discord: %s', (length, isLong) => {
  const change = (text: string) => text.replace(/"title": "[^"]+"/, `"title": "${'N'.repeat(length)}"`)
  const said = saidAfter('forms/nomination/message.json', change)
  expect(said.some((message) => message.startsWith('"title" is too long'))).toBe(isLong)
})

it('lets a card have no tags', () => {
  expect(
    saidAfter('forms/manifest.json', (text) => text.replace(/"tags": \[[^\]]+\]/, '"tags": []')),
  ).toEqual([])
})

it.each(['"Staff Team"', '"C++ & Co."', '"1 v 1", "比赛"'])('lets tags be any words: %s', (tags) => {
  const changed = (text: string) => text.replace(/"tags": \[[^\]]+\]/, `"tags": [${tags}]`)
  expect(saidAfter('forms/manifest.json', changed)).toEqual([])
})

it.each(['0', '101', '2500000'])('lets the popularity be any whole number from 0 up: %s', (number) => {
  const changed = (text: string) => text.replace(/"popularity": \d+/, `"popularity": ${number}`)
  expect(saidAfter('forms/manifest.json', changed)).toEqual([])
})
