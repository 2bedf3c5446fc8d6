import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { unreachedModules } from '../form/unreached/unreached'
import { chunkGroups, compileHint } from './chunk-groups'
import { root } from './root'
import type { SiteConfig } from '../site/config'
import { buildWithVite, siteViteConfig } from './vite-config'

/** The two files of a form in the built folder, as paths in it. */
export interface BuiltForm {
  readonly slug: string
  readonly page: string
  readonly script: string
}

export interface BuiltPages {
  /** The path of each page in its address. */
  readonly paths: readonly string[]
  /** The forms in the order of the manifest, then those without a card. */
  readonly forms: readonly BuiltForm[]
}

interface PagesOptions {
  readonly config: SiteConfig
  /** The folder to write to, which is empty: an absolute path. */
  readonly folder: string
  /** The folder of the forms; by default `forms/`. */
  readonly forms?: string | undefined
}

/** Write the pages with their scripts and styles; undefined, with the reason printed, where one cannot be rendered. */
export async function buildPages({ config, folder, forms }: PagesOptions): Promise<BuiltPages | undefined> {
  // Some hosts and test runners set another value, and Vite would then build React's development version.
  process.env['NODE_ENV'] = 'production'
  const rendererFolder = mkdtempSync(join(tmpdir(), 'renderer-'))
  // Only visitors' downloads need to be small; development and tests use rjsf unchanged.
  const site = { ...siteViteConfig(config, { folder: forms }), resolve: { alias: [...unreachedModules] } }
  await buildWithVite({
    ...site,
    build: {
      ...site.build,
      outDir: folder,
      rolldownOptions: {
        input: ['index.html', 'site/boot/entry-client.tsx'].map((file) => join(root, 'src', file)),
        // Lets the entry and what all pages need end up in one file.
        preserveEntrySignatures: false,
        output: { codeSplitting: chunkGroups(), postBanner: compileHint },
      },
    },
  })
  await buildWithVite({
    ...site,
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'site/boot/entry-server.tsx', outDir: rendererFolder, emptyOutDir: true },
  })
  const bootstrap = join(folder, 'bootstrap.js')
  writeFileSync(bootstrap, minifySync('bootstrap.js', readFileSync(bootstrap, 'utf8')).code)
  const pages = prerender(rendererFolder, folder)
  // Every page contains the script inline.
  rmSync(bootstrap)
  rmSync(rendererFolder, { recursive: true })
  return pages
}

/** React's production renderer needs NODE_ENV from its first line on, so a separate process renders the pages. */
function prerender(rendererFolder: string, folder: string): BuiltPages | undefined {
  const program = ['--import', 'tsx', join(root, 'src/tooling/prerender.ts'), rendererFolder, folder]
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, program, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) return undefined
  // Written by `prerender.ts`.
  return JSON.parse(readFileSync(join(rendererFolder, 'pages.json'), 'utf8')) as BuiltPages
}
