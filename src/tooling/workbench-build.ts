import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { unreachedModules } from '../form/unreached/unreached'
import { buildInto } from './build-into'
import { buildWithVite, configPlugin } from './vite-config'
import { packFolder } from './emit/pack'
import { formatHeaders, guardHeaders, type HeaderRule } from './headers'
import { formsFolder } from '../catalog/read-definitions'
import { root } from './root'
import { readSiteConfig, withValue, type Environment } from './site-config'
import type { GitHubPlace } from '../workbench/api'
import { readFormFiles } from '../workbench/server/forms-folder'
import { createReader } from './setting-reader'
import texts from './texts.json'

const islands = 'images/islands'

interface WorkbenchBuildOptions {
  /** The folder to write to, as an absolute path: see `outFolder` and `buildInto`. */
  readonly outDir: string
  /** Where changes are proposed; without it they are saved by the workbench's server, or downloaded. */
  readonly github?: GitHubPlace
}

/**
 * Build the workbench into a folder that any static host can serve at any path (all addresses in it are relative, its
 * routes come after a `#`). Works while forms are broken: they are included as they are.
 * @example await buildWorkbench({ outDir: '/srv/site/dist-workbench' })
 */
export async function buildWorkbench({ outDir, github }: WorkbenchBuildOptions): Promise<boolean> {
  return buildInto(outDir, async (folder) => {
    await buildPage('src/workbench/client', folder)
    // The visitors' own form page, which the workbench shows in a frame, is a page of the site.
    await buildPage('src/site/preview', join(folder, 'preview'))
    // On another host the workbench cannot fetch the site's emblems.
    cpSync(join(root, 'public', islands), join(folder, islands), {
      recursive: true,
      filter: (path) => !/\.(avif|webp)$/.test(path),
    })
    await putFormsBeside(folder, { ...(github && { github }) })
    return true
  })
}

/**
 * Write the data beside a built workbench's scripts: its forms, for hosts without the workbench's server, and
 * the headers for its host.
 */
export async function putFormsBeside(
  folder: string,
  { forms = formsFolder, github }: Pick<WorkbenchBuildOptions, 'github'> & { readonly forms?: string },
): Promise<void> {
  const data = { files: readFormFiles(forms), inbox: null, github }
  writeFileSync(join(folder, 'forms.json'), JSON.stringify(data))
  writeFileSync(join(folder, '_headers'), formatHeaders(workbenchHeaders(github)))
  await packFolder(folder)
}

/** Build the `index.html` of a folder of the repository. */
export async function buildPage(source: string, outDir: string): Promise<void> {
  await buildWithVite({
    root: join(root, source),
    base: './',
    plugins: [configPlugin(readSiteConfig({}, []).config), react()],
    // Forms are compiled as they are edited, and compiling needs Ajv's address parser.
    resolve: { alias: unreachedModules.filter(({ find }) => !find.test('fast-uri')) },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1500,
    },
  })
}

/**
 * The headers the workbench's folder must be served with, which differ from the site's: forms are compiled as they are
 * edited, which takes `unsafe-eval`; only the folder's own files can use it. It connects only to its own server and to
 * the address where changes are proposed. With signing in, its pop-up may send a message to the page that opened it.
 */
export function workbenchHeaders({ api, signIn }: Partial<GitHubPlace> = {}): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${api === undefined ? '' : ` ${new URL(api).origin}`}`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy.join('; '),
        ...guardHeaders('SAMEORIGIN'),
        ...(signIn !== undefined && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
        'Cache-Control': 'no-cache',
      },
    },
    ...['/assets/*', '/preview/assets/*'].map((path) => ({
      path,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
  ]
}

/** Where the workbench proposes changes, and a sentence for each value that is wrong. */
interface WorkbenchReading {
  readonly github: GitHubPlace
  readonly problems: readonly string[]
}

/**
 * Read the settings of a workbench that is put online (`.env.example` explains each). Never throws.
 * @example readWorkbenchConfig({ WORKBENCH_REPOSITORY: 'emberfall/site' }).github.api // => 'https://api.github.com'
 */
export function readWorkbenchConfig(env: Environment): WorkbenchReading {
  const { problems, read, address, origin } = createReader(withValue(env))
  const site = origin('SITE_URL', texts.badSite)
  const signIn = origin('WORKBENCH_SIGN_IN', texts.badRelay)
  const isRepository = (text: string) => /^[\w.-]+\/[\w.-]+$/.test(text)
  return {
    github: {
      api: address('WORKBENCH_API') ?? 'https://api.github.com',
      repository: read('WORKBENCH_REPOSITORY', isRepository, texts.badRepository) ?? '',
      ...(site !== undefined && { site }),
      ...(signIn !== undefined && { signIn }),
    },
    problems,
  }
}
