import { expect, test } from 'vitest'
import {
  dropRequest,
  isKept,
  keepRequest,
  keptRequests,
  type KeptRequest,
} from '../../src/site/kept-requests'

const request = (at: number): KeptRequest => ({
  reference: `KS-00000${at}`,
  slug: 'kitchen-sink',
  title: 'Kitchen Sink',
  sentAt: at,
})

function memory(start?: string) {
  const items = new Map(start === undefined ? [] : [['my-requests', start]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size
    },
  }
}

test('the last five are saved, the latest first', () => {
  const store = memory()
  for (const at of [1, 2, 3, 4, 5, 6]) keepRequest(store, request(at))
  expect(keptRequests(store).map(({ sentAt }) => sentAt)).toEqual([6, 5, 4, 3, 2])
})

test('one that is saved twice is listed once, in its place, and can be removed', () => {
  const store = memory()
  keepRequest(store, request(1))
  keepRequest(store, request(2))
  keepRequest(store, request(1))
  expect(keptRequests(store).map(({ sentAt }) => sentAt)).toEqual([2, 1])
  dropRequest(store, 'KS-000001')
  expect(isKept(store, 'KS-000001')).toBe(false)
  expect(isKept(store, 'KS-000002')).toBe(true)
})

test('removing the last one leaves nothing on the device', () => {
  const store = memory()
  keepRequest(store, request(1))
  dropRequest(store, 'KS-000001')
  expect(store.length).toBe(0)
})

test.each(['', 'no json', '{}', '[1, null, {"reference": "KS-000001"}]'])(
  'an invalid list, such as %j, is ignored',
  (text) => {
    expect(keptRequests(memory(text))).toEqual([])
  },
)

test('without storage nothing is saved and nothing breaks', () => {
  expect(() => keepRequest(undefined, request(1))).not.toThrow()
  expect(keptRequests(undefined)).toEqual([])
})
