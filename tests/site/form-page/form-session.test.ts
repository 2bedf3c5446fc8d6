import { describe, expect, test } from 'vitest'
import type { Receipt } from '../../../src/delivery/deliver'
import { startingAnswers } from '../../../src/form/answer-store'
import {
  openSession,
  type OngoingSessions,
  type SessionServices,
} from '../../../src/site/form-page/form-session'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { memoryStorage } from '../../support/memory-storage'

function services(receipt: Receipt, more: Partial<SessionServices> = {}) {
  const storage = memoryStorage()
  const moved: string[] = []
  const warned = new Set<object>()
  const given: SessionServices = {
    deliver: async () => receipt,
    isRelayed: false,
    ongoing: new Map(),
    tellElsewhere: () => undefined,
    now: () => new Date(0),
    random: () => 0,
    storage: () => storage,
    later: () => () => undefined,
    whenHidden: () => () => undefined,
    warnOfLeaving: (who, isWanted) => void (isWanted ? warned.add(who) : warned.delete(who)),
    download: () => undefined,
    print: () => undefined,
    moveToNewVersion: async (key) => moved.push(key) > 0,
    timeZone: () => undefined,
    ...more,
  }
  return { given, moved, warned }
}

function openFilled(given: SessionServices) {
  const session = openSession(kitchenSink, given)
  session.answerStore.replace(goodAnswers)
  session.watch(() => undefined)
  return session
}

const refused: Receipt = { ok: false, reason: 'refused', status: 409, sent: 0 }
const noStorage = { storage: () => undefined }

test.each([
  ['on the device', {}, true],
  ['in this tab only', noStorage, false],
])('a failure that is told on another page knows whether the answers are %s', async (_, more, isKept) => {
  const told: unknown[] = []
  const tellElsewhere: SessionServices['tellElsewhere'] = (_form, { step }, ...rest) =>
    void told.push([step, ...rest])
  const session = openSession(kitchenSink, services(refused, { ...more, tellElsewhere }).given)
  session.answerStore.replace(goodAnswers)
  await session.send(false)
  expect(told).toEqual([['failed', isKept]])
})

describe('a form that was refused', () => {
  test('moves to a newer version with its draft', async () => {
    const { given, moved } = services(refused)
    const session = openFilled(given)
    await session.send(false)
    expect(moved).toEqual([session.keeper.key])
  })

  test('stays where it is when nothing keeps its answers', async () => {
    const { given, moved } = services(refused, noStorage)
    await openFilled(given).send(false)
    expect(moved).toEqual([])
  })

  test('is unchanged when the visitor returns to its page, if nothing else keeps it', async () => {
    const { given, warned } = services(refused, noStorage)
    const session = openFilled(given)
    await session.send(false)
    expect(openSession(kitchenSink, given)).toBe(session)
    expect(warned).toEqual(new Set([session]))
  })

  test('no longer keeps the visitor on the page once it is emptied, although nothing could keep it', async () => {
    const { given, warned } = services(refused, noStorage)
    const session = openFilled(given)
    session.keeper.start()
    await session.send(false)
    session.answerStore.replace(startingAnswers(kitchenSink))
    session.keeper.saveNow()
    expect(warned).toEqual(new Set())
  })

  test('is left to its draft if that is saved', async () => {
    const { given, warned } = services(refused)
    const session = openFilled(given)
    await session.send(false)
    expect(openSession(kitchenSink, given)).not.toBe(session)
    expect(warned).toEqual(new Set())
  })
})

test('a form that a program fills in later keeps what has arrived of it, and its post', async () => {
  const thread = '300000000000000009'
  const { given } = services({ ok: false, reason: 'offline', sent: 1, thread })
  const session = openFilled(given)
  await session.send(false)
  await session.send(true)
  expect(session.state()).toMatchObject({ step: 'failed', failure: { reason: 'refused' } })
  expect(session.keeper.attempt()).toMatchObject({ stored: 1, thread })
})

test('text typed while a form is being queued stays', async () => {
  const { given } = services(
    { ok: false, reason: 'offline', sent: 0 },
    {
      queue: async () => {
        session.answerStore.write('story', 'And one more thing')
        return true
      },
    },
  )
  const session = openFilled(given)
  await session.send(false)
  await session.queue()
  expect(session.answerStore.read('story')).toBe('And one more thing')
  expect(session.answerStore.read('name')).toBe('')
  expect(session.state().step).toBe('queued')
})

test('a form that is being queued is not sent as well', async () => {
  let keep: (isKept: boolean) => void = () => undefined
  const sent: string[] = []
  const { given } = services(refused, {
    deliver: async ({ reference }) => {
      sent.push(reference)
      return { ok: true, sent: 1 }
    },
    queue: () => new Promise<boolean>((resolve) => void (keep = resolve)),
  })
  const session = openFilled(given)
  const queued = session.queue()
  await session.send(false)
  keep(true)
  await queued
  expect(sent).toEqual([])
  expect(session.state().step).toBe('queued')
})

test('a form that the device can neither save nor queue is unchanged, and the browser asks before the page closes', async () => {
  const { given, warned } = services(refused, { ...noStorage, queue: async () => false })
  const session = openFilled(given)
  await session.queue()
  expect(openSession(kitchenSink, given)).toBe(session)
  expect(warned).toEqual(new Set([session]))
})

test('the draft has the latest text while a form is being queued, as the page may close at any moment', async () => {
  const { given } = services(refused, { queue: () => new Promise<boolean>(() => undefined) })
  const session = openFilled(given)
  session.answerStore.write('story', 'Typed just now')
  void session.queue()
  expect(given.storage()?.getItem(session.keeper.key)).toContain('Typed just now')
})

test('of tabs with the same draft only the first is unmarked, whether it sends or queues the form', async () => {
  const waiting: boolean[] = []
  const repeats: boolean[] = []
  const { given } = services(refused, {
    deliver: async ({ isRepeat }) => {
      repeats.push(isRepeat)
      return refused
    },
    queue: async (_, { attempt }) => waiting.push(attempt.isUncertain) > 0,
  })
  const [one, other, third] = [1, 2, 3].map(() => openFilled({ ...given, ongoing: new Map() }))
  await one?.queue()
  await other?.send(false)
  await third?.queue()
  expect(waiting).toEqual([false, true])
  expect(repeats).toEqual([true])
})

test.each(['sent', 'queued'])(
  'answers that may have arrived before keep their number and are marked, also if they are %s from a form filled in anew',
  async (how) => {
    const sent: { readonly reference: string; readonly isRepeat: boolean }[] = []
    let at = 0
    const { given } = services(refused, {
      random: () => (at += 0.01),
      deliver: async ({ reference, isRepeat }) => {
        sent.push({ reference, isRepeat })
        return { ok: false, reason: 'offline', sent: 0, uncertain: true }
      },
      queue: async (_, { attempt }) => {
        sent.push({ reference: attempt.reference, isRepeat: attempt.isUncertain })
        return true
      },
    })
    await openFilled(given).send(false)
    const again = openFilled({ ...given, ongoing: new Map() })
    await (how === 'sent' ? again.send(false) : again.queue())
    expect(sent.map(({ isRepeat }) => isRepeat)).toEqual([false, true])
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1)
  },
)

test('a form that cannot be queued leaves what another tab sends unmarked', async () => {
  const repeats: boolean[] = []
  const { given } = services(refused, {
    deliver: async ({ isRepeat }) => {
      repeats.push(isRepeat)
      return refused
    },
    queue: async () => false,
  })
  const [one, other] = [1, 2].map(() => openFilled({ ...given, ongoing: new Map() }))
  expect(await one?.queue()).toBe(false)
  await other?.send(false)
  expect(repeats).toEqual([false])
})

describe('a form whose browser has stopped storing anything since it was tried', () => {
  const tried = async (more: Partial<SessionServices> = {}) => {
    let storage: SessionServices['storage'] = () => given.storage()
    const { given, warned } = services(refused)
    const session = openFilled({ ...given, storage: () => storage(), ...more })
    await session.send(false)
    expect(warned).toEqual(new Set())
    storage = () => undefined
    return { session, warned, free: () => void (storage = () => given.storage()) }
  }

  test('makes the browser ask before the page closes, until the form is saved again', async () => {
    const { session, warned, free } = await tried()
    session.keeper.saveNow()
    expect(warned).toEqual(new Set([session]))
    free()
    session.keeper.saveNow()
    expect(warned).toEqual(new Set())
  })

  test('does so while it is being queued, and is still filled in when the visitor returns', async () => {
    let keep: (isKept: boolean) => void = () => undefined
    const ongoing: OngoingSessions = new Map()
    const queue = () => new Promise<boolean>((resolve) => void (keep = resolve))
    const { session, warned } = await tried({ queue, ongoing })
    const queued = session.queue()
    expect(warned).toEqual(new Set([session]))
    expect(ongoing.get(kitchenSink.slug)).toBe(session)
    keep(true)
    await queued
    expect(warned).toEqual(new Set())
    expect(ongoing.size).toBe(0)
  })
})
