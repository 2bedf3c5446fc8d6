/** A form in the outbox. */
export interface WaitingForm {
  /** The reference of its submission, shared by all attempts. */
  readonly reference: string
  readonly slug: string
  /** The form's title, for the bar. */
  readonly title: string
  /** In milliseconds, as `Date.now()` counts. */
  readonly queuedAt: number
  /** The answers with their submission attempt, as a draft's JSON: what is sent is made from it again each time. */
  readonly draft: string
  /** Once it has arrived, the form's own text for that: it stays here until its visitor has seen it. */
  readonly arrived?: string
}

/** The storage of the outbox. Every method rejects where the browser stores nothing. */
export interface OutboxStore {
  readonly all: () => Promise<readonly WaitingForm[]>
  /**
   * Store it unless one with its reference is there, which it then resolves to. No other tab can come in between.
   * Otherwise resolves to undefined, once it would survive a crash.
   */
  readonly add: (waiting: WaitingForm) => Promise<WaitingForm | undefined>
  /** Store it, replacing the one with the same reference. Resolves once it would survive a crash. */
  readonly put: (waiting: WaitingForm) => Promise<void>
  readonly remove: (reference: string) => Promise<void>
  /**
   * Run `work` under an exclusive lock that all tabs and the service worker share (Web Locks). If it is taken, resolves
   * to undefined without running `work`; with `ifTaken: 'wait'`, runs it once the lock is released or its holder closed.
   */
  readonly withLock: <Result>(work: () => Promise<Result>, ifTaken?: 'wait') => Promise<Result | undefined>
}

const name = 'outbox'
const table = 'waiting'

/**
 * The timeout for opening the database when a form is added, in milliseconds: Safari's sometimes never opens. Recording
 * what was sent has no timeout, because a form that is not recorded is sent again.
 */
const openTimeout = 5000

/** The outbox of this browser, in its database. */
export function browserOutbox(): OutboxStore {
  const run = async <Result>(
    mode: IDBTransactionMode,
    ask: (forms: IDBObjectStore) => IDBRequest<Result>,
    timeout?: number,
  ): Promise<Result> => {
    const database = await open(timeout)
    try {
      const transaction = database.transaction(table, mode, { durability: 'strict' })
      const done = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error))
      })
      const request = ask(transaction.objectStore(table))
      await done
      return request.result
    } finally {
      database.close()
    }
  }
  return {
    // Only `add` and `put` write here.
    all: async () => (await run('readonly', (forms) => forms.getAll())) as readonly WaitingForm[],
    add: (waiting) =>
      run(
        'readwrite',
        (forms) => {
          const before = forms.get(waiting.reference) as IDBRequest<WaitingForm | undefined>
          before.addEventListener('success', () => before.result ?? forms.put(waiting))
          return before
        },
        openTimeout,
      ),
    put: async (waiting) => void (await run('readwrite', (forms) => forms.put(waiting))),
    remove: (reference) => run('readwrite', (forms) => forms.delete(reference)),
    withLock: async (work, ifTaken) => {
      // Browsers without locks are old; there staff recognise a duplicate by its reference.
      if (!('locks' in navigator)) return work()
      return navigator.locks.request(name, { ifAvailable: ifTaken !== 'wait' }, async (lock) =>
        lock ? work() : undefined,
      )
    },
  }
}

function open(timeout?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (timeout) setTimeout(reject, timeout)
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(table, { keyPath: 'reference' }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

const draws = new Set<() => void>()

/** Call `draw` when something is put into the outbox on this page. Returns the unsubscribe function. */
export function watchOutbox(draw: () => void): () => void {
  draws.add(draw)
  return () => void draws.delete(draw)
}

/** Also when another tab or the worker changes it. A listening page may be kept out of the back/forward cache. */
export function watchOutboxEverywhere(draw: () => void): () => void {
  const channel = openChannel()
  // Its messages include this page's own.
  if (!channel) return watchOutbox(draw)
  channel.addEventListener('message', draw)
  return () => channel.close()
}

/** Notify all watchers, in every tab, that the outbox has changed. */
export function tellOutbox(): void {
  for (const draw of draws) draw()
  const channel = openChannel()
  channel?.postMessage(undefined)
  channel?.close()
}

/** Old browsers have none: there each page checks by itself from time to time. */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
}
