import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { writeServiceWorker } from './emit/service-worker'
import { packFolder } from './emit/pack'
import { readConfig } from './environment'
import { formatHeaders } from './headers-file'
import { hostHeaders } from './host-headers'
import { root } from './root'
import texts from './texts.json'
import { siteViteConfig } from './vite-config'

export interface BuildOptions {
  /** The folder to write to, relative to the repository. It is emptied first. */
  readonly outDir: string
  /** The variables the configuration is read from. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Build the visitors' site into a folder that any static host can serve. Prints what is missing from the configuration;
 * returns false, with a report printed, when the forms or the configuration are wrong.
 */
export async function buildSite({ outDir, env }: BuildOptions): Promise<boolean> {
  const { config, problems, missing } = readConfig(env)
  if (problems.length > 0) return refuse(problems)
  if (missing.length > 0)
    console.warn([texts.missingWebhooksHeading, ...missing.map((line) => `  ${line}`)].join('\n'))
  const folder = join(root, outDir)
  const rendererFolder = join(root, 'node_modules', `.renderer-${outDir}`)
  const settings = siteViteConfig(config)
  await build({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    build: { ...settings.build, outDir: folder },
  })
  await build({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'site/entry-server.tsx', outDir: rendererFolder, emptyOutDir: true },
  })
  if (!prerender(rendererFolder, folder)) return false
  rmSync(rendererFolder, { recursive: true })
  writeFileSync(join(folder, '_headers'), formatHeaders(hostHeaders(config)))
  await writeServiceWorker(folder)
  packFolder(folder)
  return existsSync(join(folder, 'index.html'))
}

function refuse(problems: readonly string[]): false {
  console.error([texts.badConfigHeading, ...problems.map((line) => `  ${line}`)].join('\n'))
  return false
}

/** React's production renderer needs NODE_ENV from its first line on, so the pages are rendered by a process of their own. */
function prerender(rendererFolder: string, folder: string): boolean {
  const program = ['--import', 'tsx', join(root, 'src/build/prerender.ts'), rendererFolder, folder]
  const env = { ...process.env, NODE_ENV: 'production' }
  return spawnSync(process.execPath, program, { cwd: root, env, stdio: 'inherit' }).status === 0
}
