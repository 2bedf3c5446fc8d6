import { expect, test } from 'vitest'
import { everything } from '../../../src/catalog/find-cards'
import { readHubAddress, writeHubAddress } from '../../../src/site/pages/forms-hub/use-hub-query'

test.each([
  everything,
  { ...everything, text: 'ban & more', tag: 'report', sort: 'az' },
  { ...everything, sort: 'least-popular' },
  { ...everything, happened: 'banned' },
] as const)('%j is read as it was written', (query) => {
  expect(readHubAddress(writeHubAddress(query), ['bug', 'report'], ['banned'])).toEqual(query)
})

test.each(['Staff Team', 'C++ & Co.', '100%', '比赛', '#1?'])(
  'the tag %j is in the address as it is',
  (tag) => {
    const address = writeHubAddress({ ...everything, tag })
    expect(readHubAddress(address, ['bug', tag]).tag).toBe(tag)
  },
)

test('defaults are not written', () => {
  expect(writeHubAddress(everything)).toBe('')
})

test('a sort that does not exist is read as the default', () => {
  expect(readHubAddress('?sort=newest', []).sort).toBe('default')
})

test('a tag that does not exist is read as all', () => {
  expect(readHubAddress('?tag=bugs', ['bug']).tag).toBe('')
})

test('a situation that does not exist is read as none', () => {
  expect(readHubAddress('?happened=flood', [], ['banned']).happened).toBe('')
})
