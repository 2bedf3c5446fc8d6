import type { OutboxStore, WaitingForm } from '../../src/site/outbox/outbox-store'
import type { SiteVersion } from './site-versions'
import { never } from './wire'
import type { World } from './world'

/** A store for texts like a browser's: it may be full, and it may be switched off. */
export type Room = 'free' | 'full' | 'off'

export interface TextStore extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  readonly texts: ReadonlyMap<string, string>
}

/** What a device knows about a page. */
export interface PageLife {
  readonly isAlive: () => boolean
  /**
   * Called where closing the page would leave something half done: at each outbox step, and when a message is sent or
   * stored.
   */
  readonly onStep?: () => void
}

interface Try {
  readonly time: string
  /** The messages that the page knows have arrived. */
  readonly arrived: Set<number>
}

/** One browser on one device, with what it keeps while no page is open. */
export interface Device {
  readonly number: number
  isOnline: boolean
  /** The room for drafts, and for waiting forms. */
  draftRoom: Room
  outboxRoom: Room
  readonly store: TextStore
  readonly outbox: Map<string, WaitingForm>
  /** Whether its browser has Background Sync, and whether a sync is running. */
  readonly hasSync: boolean
  isSyncing: boolean
  /** The pages that are open. */
  readonly pages: Set<PageLife>
  /** The tries that its page may remember, by their reference and answers. */
  readonly tries: Map<string, Try>
  /** The references that two pages have had at once: either may send them, without knowing how the other's try ended. */
  readonly shared: Set<string>
  /** Those that a page has sent while the browser could not note that for the other page. */
  readonly unnoted: Set<string>
  /** The page that holds the outbox's lock. */
  lock: PageLife | undefined
  /** The version that the service worker keeps and uses, and the one waiting to replace it. */
  kept: SiteVersion | undefined
  waiting: SiteVersion | undefined
}

export function createDevice(number: number, hasSync: boolean): Device {
  const texts = new Map<string, string>()
  const device: Device = {
    number,
    isOnline: true,
    draftRoom: 'free',
    outboxRoom: 'free',
    store: createTextStore(texts, () => device.draftRoom === 'full'),
    outbox: new Map(),
    hasSync,
    isSyncing: false,
    pages: new Set(),
    tries: new Map(),
    shared: new Set(),
    unnoted: new Set(),
    lock: undefined,
    kept: undefined,
    waiting: undefined,
  }
  return device
}

export function createTextStore(texts: Map<string, string>, isFull: () => boolean): TextStore {
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (isFull() && text.length > (texts.get(key)?.length ?? 0))
        throw new DOMException('Full.', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
}

/** The service worker caches the current version of the site; it stays waiting while an older version is active. */
export function keepSite(device: Device, world: World): void {
  world.clock.later(() => {
    if (!device.isOnline) return
    if (device.kept === undefined) device.kept = world.current
    else if (device.kept !== world.current) device.waiting = world.current
  }, 1500)
}

/** Activate the waiting version. */
export function activate(device: Device): void {
  device.kept = device.waiting ?? device.kept
  device.waiting = undefined
}

/**
 * The device's outbox as one page sees it: each step takes some time, and a page that closes in the middle of one
 * does not know whether it was done.
 */
export function outboxFor(device: Device, page: PageLife, { clock, fate }: World): OutboxStore {
  let last = 0
  const step = <Result>(act: () => Result): Promise<Result> => {
    if (!page.isAlive()) return never()
    if (device.outboxRoom === 'off') return Promise.reject(new DOMException('Off.', 'InvalidStateError'))
    const isDoneAnyway = fate.chance(0.5)
    page.onStep?.()
    // Transactions run one after the other.
    last = Math.max(last, clock.now() + 1 + fate.below(5))
    return new Promise((resolve, reject) => {
      clock.later(() => {
        if (!page.isAlive() && !isDoneAnyway) return
        try {
          const result = act()
          if (page.isAlive()) resolve(result)
        } catch (error) {
          // Like a database: it rejects with the error that was thrown.
          if (page.isAlive()) reject(error as Error)
        }
      }, last - clock.now())
    })
  }
  const put = (waiting: WaitingForm) => {
    if (device.outboxRoom === 'full' && !device.outbox.has(waiting.reference))
      throw new DOMException('Full.', 'QuotaExceededError')
    device.outbox.set(waiting.reference, waiting)
  }
  return {
    all: () => step(() => [...device.outbox.values()]),
    add: (waiting) =>
      step(() => {
        const before = device.outbox.get(waiting.reference)
        if (!before) put(waiting)
        return before
      }),
    put: (waiting) => step(() => put(waiting)),
    remove: (reference) => step(() => void device.outbox.delete(reference)),
    async withLock(work, ifTaken) {
      // A closed page holds no lock.
      const isTaken = () => device.lock?.isAlive() === true
      do {
        if (!page.isAlive()) return never()
        await clock.sleep(1)
        if (!page.isAlive()) return never()
        if (isTaken() && ifTaken !== 'wait') return undefined
      } while (isTaken())
      device.lock = page
      try {
        return await work()
      } finally {
        if (device.lock === page) device.lock = undefined
      }
    },
  }
}
