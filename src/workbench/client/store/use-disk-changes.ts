import { useEffect } from 'react'
import type { Connection } from '../api/connection'
import { differences } from '../files/change'
import { useServices } from '../api/services'
import type { Store } from './store'

/** How often the disk is asked about, in milliseconds. */
const askAgain = 4000

/** While the page is looked at, what others change on disk comes into the store by itself. */
export function useDiskChanges(store: Store, canSave: boolean): void {
  const { connection } = useServices()
  useEffect(() => {
    if (!canSave) return undefined
    let isOver = false
    const watch = async (last: string | undefined): Promise<void> => {
      await connection.wait(askAgain)
      if (isOver) return undefined
      const now = document.hidden ? last : await connection.version()
      if (now !== undefined && last !== undefined && now !== last)
        await takeChanges(connection, store, () => isOver)
      return watch(now ?? last)
    }
    void connection.version().then(watch)
    return () => {
      isOver = true
    }
  }, [connection, store, canSave])
}

async function takeChanges(connection: Connection, store: Store, isOver: () => boolean): Promise<void> {
  const found = await connection.open()
  if (!found || isOver()) return
  const files = differences(store.get().disk, found.files)
  if (files.length > 0) store.send({ type: 'disk-changed', files })
}
