import { expect, it } from 'vitest'
import { createHostClock } from '../../src/site/host-clock'

const noon = Date.UTC(2026, 0, 1, 12)

function aClock(device: number, told: string | undefined) {
  const headers = new Headers(told === undefined ? {} : { Date: told })
  return createHostClock({ deviceTime: () => device, fetch: async () => new Response(null, { headers }) })
}

it.each([
  ['is the host’s where the device’s is wrong', 0, 'Thu, 01 Jan 2026 12:00:00 GMT', noon],
  ['is the device’s if both agree', noon + 2500, 'Thu, 01 Jan 2026 12:00:00 GMT', noon + 2500],
  ['is the device’s if the host sends none', noon, undefined, noon],
  ['is the device’s if the host sends an invalid one', noon, 'yesterday', noon],
])('the time %s', async (_, device, told, expected) => {
  const clock = aClock(device, told)
  expect(clock.now().getTime()).toBe(device)
  await clock.ask()
  expect(clock.now().getTime()).toBe(expected)
})

const twoHours = 2 * 60 * 60 * 1000

it.each([
  ['counts the age of a reply that a cache keeps', noon + twoHours, noon + twoHours],
  ['is not moved by the age where the cache renews the date', noon, noon],
])('the time %s', async (_, device, expected) => {
  const headers = { Date: 'Thu, 01 Jan 2026 12:00:00 GMT', Age: '7200' }
  const clock = createHostClock({
    deviceTime: () => device,
    fetch: async () => new Response(null, { headers }),
  })
  await clock.ask()
  expect(clock.now().getTime()).toBe(expected)
})

it('is the device’s again once that is set right, but not after a reply without a time', async () => {
  const replies = ['Thu, 01 Jan 2026 12:00:00 GMT', undefined, 'Thu, 01 Jan 2026 12:00:00 GMT']
  let device = 0
  const clock = createHostClock({
    deviceTime: () => device,
    fetch: async () => {
      const told = replies.shift()
      return new Response(null, { headers: told === undefined ? {} : { Date: told } })
    },
  })
  await clock.ask()
  await clock.ask()
  expect(clock.now().getTime()).toBe(noon)
  device = noon
  await clock.ask()
  expect(clock.now().getTime()).toBe(noon)
})

it('stays the device’s without a network', async () => {
  const clock = createHostClock({ deviceTime: () => noon, fetch: () => Promise.reject(new Error('offline')) })
  await clock.ask()
  expect(clock.now().getTime()).toBe(noon)
})

it('asks the host once for all who ask at the same time', async () => {
  let asked = 0
  const clock = createHostClock({
    deviceTime: () => noon,
    fetch: async () => {
      asked++
      return new Response(null)
    },
  })
  await Promise.all([clock.ask(), clock.ask()])
  expect(asked).toBe(1)
  await clock.ask()
  expect(asked).toBe(2)
})
