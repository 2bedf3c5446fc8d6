import type { Connection } from '../api/connection'
import type { StoreEvent } from './reducer'
import { newTexts, type Change } from '../../form-files'

export type Saving =
  | { readonly step: 'rest' | 'saving' | 'building' | 'built' | 'saved' | 'unreachable' | 'conflict' }
  | { readonly step: 'refused'; readonly why: string }
  | { readonly step: 'build-failed'; readonly report: string }

/** How often the state of the build is polled, in milliseconds. */
const pollInterval = 1000

/**
 * Saves a form's changes, then follows the site's build until it ends. `tell` is called at every step; the
 * store is updated with what was written, or after a conflict with what is on disk. Only a reply that says so
 * counts as saved. Never rejects.
 */
export async function saveForm(
  connection: Connection,
  slug: string,
  changes: readonly Change[],
  tell: (saving: Saving) => void,
  state: (event: StoreEvent) => void,
): Promise<void> {
  tell({ step: 'saving' })
  const reply = await connection.save(slug, changes)
  if (reply?.state === 'refused') return tell({ step: 'refused', why: reply.why })
  if (reply?.state === 'conflict') {
    state({ type: 'disk-changed', files: newTexts(reply.files) })
    return tell({ step: 'conflict' })
  }
  // When the server is down, a reverse proxy may reply with a JSON error.
  if (reply?.state !== 'saved') return tell({ step: 'unreachable' })
  state({ type: 'saved', changes })
  if (!reply.building) return tell({ step: 'saved' })
  tell({ step: 'building' })
  return followBuild(connection, tell)
}

async function followBuild(connection: Connection, tell: (saving: Saving) => void): Promise<void> {
  await connection.wait(pollInterval)
  const build = await connection.build()
  if (build?.state === 'building') return followBuild(connection, tell)
  if (build?.state === 'failed') return tell({ step: 'build-failed', report: build.report })
  return tell({ step: build?.state === 'built' ? 'built' : 'saved' })
}
