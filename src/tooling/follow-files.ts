import type { Rebuild, RebuildResult } from '../workbench/server/rebuild'

/**
 * The builds of a site that follows its files, one after the other. Takes `rebuild` and `read`, which returns what tells one
 * state of the files from another. A request to build what was built last gets that build's result again, so a file saved
 * in the workbench, which asks at once, is not built a second time when the folder is seen to have changed.
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
