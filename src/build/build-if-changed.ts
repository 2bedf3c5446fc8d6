import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, type BuildOptions } from './build-site'
import { root } from './root'
import texts from './texts.json'

const inputs = ['forms', 'public', 'src', 'package-lock.json', 'vite.config.ts', '.env']

/**
 * Build the site, or do nothing when no input is newer than the last build of the same folder: the sources, the
 * configuration and the dependencies. Ends the process with the build's own report when it fails.
 */
export async function buildIfChanged(options: BuildOptions): Promise<void> {
  const stamp = join(root, 'node_modules', `.built-${options.outDir.replaceAll(/\W/g, '-')}`)
  const wanted = fingerprint(options)
  const same = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (same && existsSync(join(root, options.outDir, 'index.html'))) {
    console.log(texts.upToDate)
    return
  }
  console.log(texts.building)
  if (!(await buildSite(options))) process.exit(1)
  writeFileSync(stamp, wanted)
}

function fingerprint({ env }: BuildOptions): string {
  const hash = createHash('sha256')
  const settings = Object.entries(env).filter(([name]) =>
    /^(?:[A-Z]+_URL|[A-Z]+_ORIGIN|WEBHOOK_.*|NETWORK_NAME|SERVER_HOST|SUPPORT_MAIL|VOTE_.*|STAFF_ROLE_ID|VIDEO_.*|PHOTO_.*|CHAT_.*)$/.test(
      name,
    ),
  )
  hash.update(JSON.stringify(settings.toSorted(([a], [b]) => a.localeCompare(b))))
  for (const input of inputs) addFile(hash, join(root, input))
  return hash.digest('hex')
}

function addFile(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return
  const stat = statSync(path)
  if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) addFile(hash, join(path, name))
  else hash.update(`${path}\n${stat.size}\n${stat.mtimeMs}\n`)
}
