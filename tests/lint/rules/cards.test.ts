import { expect, it } from 'vitest'
import { reportedAfter } from '../reported-after'

it('takes a colour in small letters for the same colour in capitals', () => {
  const small = (text: string) => text.replace(/"colour": "[^"]+"/, (colour) => colour.toLowerCase())
  expect(reportedAfter('forms/manifest.json', small)).toEqual([])
  expect(reportedAfter('forms/nomination/message.json', small)).toEqual([])
})

it.each([
  [256, false],
  [257, true],
])('a heading of a message with %d characters is too long for Discord: %s', (length, isLong) => {
  const change = (text: string) => text.replace(/"title": "[^"]+"/, `"title": "${'N'.repeat(length)}"`)
  const said = reportedAfter('forms/nomination/message.json', change)
  expect(said.some(({ message }) => message.startsWith('"title" is too long'))).toBe(isLong)
})

it('lets a card have no tags', () => {
  expect(
    reportedAfter('forms/manifest.json', (text) => text.replace(/"tags": \[[^\]]+\]/, '"tags": []')),
  ).toEqual([])
})

it.each(['"Staff Team"', '"C++ & Co."', '"1 v 1", "比赛"'])('lets tags be any words: %s', (tags) => {
  const changed = (text: string) => text.replace(/"tags": \[[^\]]+\]/, `"tags": [${tags}]`)
  expect(reportedAfter('forms/manifest.json', changed)).toEqual([])
})

it('lets a tag look like a word of the name of a folder', () => {
  const changed = (text: string) => text.replace('["nomination", "feedback"]', '["nominations", "feedback"]')
  expect(reportedAfter('forms/manifest.json', changed)).toEqual([])
})

it.each(['0', '101', '2500000'])('lets the popularity be any whole number from 0 up: %s', (number) => {
  const changed = (text: string) => text.replace(/"popularity": \d+/, `"popularity": ${number}`)
  expect(reportedAfter('forms/manifest.json', changed)).toEqual([])
})
