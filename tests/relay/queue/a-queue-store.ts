import { createQueueStore, submissionOf } from '../../../src/relay/queue/queue-store'
import { createSqlDisk } from '../../world/sql-disk'

/** Thrown by a flush that was started by a process that has crashed since. */
export const processEnded = new Error('The process has ended.')

/**
 * The relay's store on a disk in memory. After a crash, `store` is a new one that continues from the last finished flush.
 * `beforeFlush` runs before each flush; if a test throws there, the flush does not happen.
 */
export function aQueueStore(beforeFlush: () => void = () => {}) {
  let disk = createSqlDisk()
  let safe = disk.copy()
  const start = () => {
    const own = disk
    const sync = async () => {
      const writing = own.copy()
      await Promise.resolve()
      if (own !== disk) throw processEnded
      beforeFlush()
      safe = writing
    }
    return createQueueStore({ sql: own, sync, getAlarm: async () => null, setAlarm: async () => undefined })
  }
  let store = start()
  return {
    get store() {
      return store
    },
    all: () => (disk.copy().get('submissions') ?? []).map(submissionOf),
    crash() {
      disk = createSqlDisk(safe)
      store = start()
    },
  }
}
