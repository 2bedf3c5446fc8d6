import { useEffect, useState, type RefObject } from 'react'
import { Status } from '../../ui/Status'
import { readDrafts } from './bench/draft-store'
import { useBench } from './bench/use-bench'
import type { OpenedForms } from './connection/connection'
import { Opened } from './Opened'
import { OpenFailed } from './start/OpenFailed'
import { useSurroundings } from './surroundings'
import texts from './texts.json'

interface OpeningProps {
  readonly main: RefObject<HTMLElement | null>
  readonly onRetry: () => void
}

/** Gets the forms, and what an earlier visit left of them, then shows the pages. */
export function Opening({ main, onRetry }: OpeningProps) {
  const { connection, shelf } = useSurroundings()
  const held = useBench()
  const { send } = held
  const [opened, setOpened] = useState<OpenedForms | 'failed'>()
  useEffect(() => {
    let isLate = false
    const take = (found: OpenedForms | undefined) => {
      if (isLate) return
      if (found) send({ type: 'opened', disk: found.files, drafts: shelf ? readDrafts(shelf) : new Map() })
      setOpened(found ?? 'failed')
    }
    void connection.open().then(take)
    return () => {
      isLate = true
    }
  }, [connection, shelf, send])
  if (opened === undefined) return <Status className="page">{texts.opening}</Status>
  if (opened === 'failed') return <OpenFailed onRetry={onRetry} />
  return <Opened held={held} opened={opened} main={main} />
}
