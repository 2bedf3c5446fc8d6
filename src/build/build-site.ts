import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { standIns } from '../form/stand-ins/stand-ins'
import { checkReport } from './check-report'
import { chunkGroups } from './chunk-groups'
import { shrinkEarlyScript } from './emit/early-script'
import { drawMissingPreviews } from './emit/missing-previews'
import { writeServiceWorker } from './emit/service-worker'
import { packFolder } from './emit/pack'
import { writeSideFiles } from './emit/side-files'
import { readConfig } from './environment'
import { findLeaks } from './find-leaks'
import { root } from './root'
import { slimRouterPlugin } from './slim-router-plugin'
import texts from './texts.json'
import { siteViteConfig } from './vite-config'

export interface BuildOptions {
  /** The folder to write to, relative to the repository. It is emptied first. */
  readonly outDir: string
  /** The variables the configuration is read from. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** For measurements: a folder of forms to take instead of `forms/`. They are not checked, so never put it online. */
  readonly unchecked?: string
}

/**
 * Build the visitors' site into a folder that any static host can serve. Prints what is missing from the configuration;
 * returns false, with a report printed, when the forms or the configuration are wrong.
 */
export async function buildSite({ outDir, env, unchecked }: BuildOptions): Promise<boolean> {
  const found = unchecked === undefined ? checkReport() : undefined
  if (found !== undefined) return refuse([found])
  const { config, problems, missing, secrets } = readConfig(env)
  if (problems.length > 0) return refuse([texts.badConfigHeading, ...problems.map((line) => `  ${line}`)])
  if (missing.length > 0)
    console.warn([texts.missingWebhooksHeading, ...missing.map((line) => `  ${line}`)].join('\n'))
  const folder = join(root, outDir)
  const rendererFolder = join(root, 'node_modules', `.renderer-${outDir}`)
  // Only visitors' downloads need to be small; development and tests run rjsf as it is.
  const site = siteViteConfig(config, { folder: unchecked })
  const settings = { ...site, plugins: [site.plugins, slimRouterPlugin()], resolve: { alias: [...standIns] } }
  await build({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...settings.build,
      outDir: folder,
      rolldownOptions: {
        ...settings.build?.rolldownOptions,
        input: ['index.html', 'site/entry-client.ts', 'site/start/react.ts'].map((file) =>
          join(root, 'src', file),
        ),
        // The early script calls what the entry exports.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...chunkGroups] } },
      },
    },
  })
  await build({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'site/entry-server.tsx', outDir: rendererFolder, emptyOutDir: true },
  })
  shrinkEarlyScript(folder)
  if (!prerender(rendererFolder, folder)) return false
  // It stands in every page now.
  rmSync(join(folder, 'early.js'))
  writeSideFiles(folder, config, readPaths(rendererFolder))
  rmSync(rendererFolder, { recursive: true })
  await drawMissingPreviews(folder, config.network.name)
  await writeServiceWorker(folder)
  const leaks = config.relay === undefined ? [] : findLeaks(folder, secrets)
  if (leaks.length > 0) {
    rmSync(folder, { recursive: true })
    return refuse([texts.leakHeading, ...leaks.map((line) => `  ${line}`)])
  }
  packFolder(folder)
  return existsSync(join(folder, 'index.html'))
}

function refuse(lines: readonly string[]): false {
  console.error(lines.join('\n'))
  return false
}

/** The paths the renderer knows; `prerender.ts` has just written them. */
function readPaths(rendererFolder: string): readonly string[] {
  return JSON.parse(readFileSync(join(rendererFolder, 'paths.json'), 'utf8')) as readonly string[]
}

/** React's production renderer needs NODE_ENV from its first line on, so the pages are rendered by a process of their own. */
function prerender(rendererFolder: string, folder: string): boolean {
  const program = ['--import', 'tsx', join(root, 'src/build/prerender.ts'), rendererFolder, folder]
  const env = { ...process.env, NODE_ENV: 'production' }
  return spawnSync(process.execPath, program, { cwd: root, env, stdio: 'inherit' }).status === 0
}
