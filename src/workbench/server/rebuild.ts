import type { BuildReply } from '../client/api/api'

/** The result of building the site again. `report` is the build's output, for people. */
export type RebuildResult = { readonly ok: true } | { readonly ok: false; readonly report: string }

/** Builds the site again after these files were saved. */
export type Rebuild = (paths: readonly string[]) => Promise<RebuildResult>

export interface Rebuilder {
  /** Build because of these files; those requested during a build share the next one. */
  readonly request: (paths: readonly string[]) => void
  readonly state: () => BuildReply
}

/**
 * Runs one build at a time, and after it one more for whatever was requested meanwhile. A build that throws counts as
 * failed, with its error as the report.
 * @example const rebuilder = createRebuilder(build); rebuilder.request(['forms/staff/ui.json']); rebuilder.state().state // => 'building'
 */
export function createRebuilder(rebuild: Rebuild): Rebuilder {
  let state: BuildReply = { state: 'idle' }
  let waiting: readonly string[] = []

  const run = async (): Promise<void> => {
    const paths = waiting
    waiting = []
    const result = await rebuild(paths).catch((error: unknown): RebuildResult => ({
      ok: false,
      report: String(error),
    }))
    if (waiting.length > 0) return run()
    state = result.ok ? { state: 'built' } : { state: 'failed', report: result.report }
    return undefined
  }

  return {
    request: (paths) => {
      waiting = [...waiting, ...paths]
      if (state.state === 'building') return
      state = { state: 'building' }
      void run()
    },
    state: () => state,
  }
}
