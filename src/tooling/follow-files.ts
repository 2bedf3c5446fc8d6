import type { Rebuild, RebuildResult } from '../workbench/server/rebuild'

/**
 * Runs the builds of a site that follows its files one after the other. Takes `rebuild` and `read`, which returns a
 * fingerprint of the files. If nothing has changed since the last build, its result is returned again, so a file saved
 * in the workbench, which asks for a build at once, is not built a second time when the watcher sees the change.
 * @example const build = oneAtATime(rebuild, fingerprint); watchFiles(root, () => void build([]))
 */
export function oneAtATime(rebuild: Rebuild, read: () => string): Rebuild {
  let built = read()
  let last: Promise<RebuildResult> = Promise.resolve({ ok: true })
  return (paths) => {
    last = last.then(async (before) => {
      const wanted = read()
      if (wanted === built) return before
      built = wanted
      return rebuild(paths).catch((error: unknown) => ({ ok: false, report: String(error) }))
    })
    return last
  }
}
