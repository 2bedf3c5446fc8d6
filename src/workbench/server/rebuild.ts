import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { BuildReply } from '../api'

/** The result of building the site again. `report` is the build's output, for people. */
export type RebuildResult = { readonly ok: true } | { readonly ok: false; readonly report: string }

/** Builds the site as it is now; when several are asked for, one after the other. */
export type Rebuild = () => Promise<RebuildResult>

/**
 * The state of the last build that was requested. A build that throws counts as failed, with its error as the report.
 * @example const rebuilder = createRebuilder(build); rebuilder.request(); rebuilder.state().state // => 'building'
 */
export function createRebuilder(rebuild: Rebuild) {
  let state: BuildReply = { state: 'idle' }
  let last: Promise<RebuildResult> | undefined
  const follow = async (build: Promise<RebuildResult>): Promise<void> => {
    const result = await build.catch((error: unknown) => ({ ok: false, report: String(error) }) as const)
    if (build === last) state = result.ok ? { state: 'built' } : { state: 'failed', report: result.report }
  }
  return {
    request: () => {
      state = { state: 'building' }
      last = rebuild()
      void follow(last)
    },
    state: () => state,
  }
}

export interface RebuildSiteOptions {
  /** The repository's top folder. */
  readonly root: string
  /** The program that builds the site, relative to that folder. */
  readonly program: string
  /** The folder the site is served from, as an absolute path. */
  readonly outDir: string
  /** The variables the site was built with. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Builds the site again where it is served: see `buildInto`. In a separate process, because a build takes seconds, and
 * pages must be served meanwhile. The report is the output of the build.
 * @example serveWorkbench({ page, sandbox, onSaved: rebuildSite({ root, program: 'build.ts', outDir: '/srv/site/dist', env }) })
 */
export function rebuildSite({ root, program, outDir, env }: RebuildSiteOptions): Rebuild {
  return () => {
    const build = spawn(process.execPath, ['--import', 'tsx', join(root, program)], {
      cwd: root,
      env: { ...env, OUT_DIR: outDir },
    })
    const printed: string[] = []
    for (const stream of [build.stdout, build.stderr]) stream.on('data', (part) => printed.push(String(part)))
    return new Promise((resolve) => {
      build.on('error', (error) => resolve({ ok: false, report: error.message }))
      build.on('close', (code) =>
        resolve(code === 0 ? { ok: true } : { ok: false, report: printed.join('').trim() }),
      )
    })
  }
}
