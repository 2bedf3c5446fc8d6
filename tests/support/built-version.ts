import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySite, testSiteBuild } from './copy-site'
import { sandboxOrigin } from './sandbox-origin'

/** Two versions of the site, built one after the other from sources that differ. */
export interface TwoVersions {
  readonly first: string
  /** Built into the folder of the first, so it still has the first one's files. */
  readonly second: string
  /** The same version built into an empty folder. */
  readonly secondAlone: string
  readonly remove: () => void
}

/**
 * The site of these tests, and one built again from a copy of the sources in which one text file has changed: every
 * page and nearly every script of it has another name.
 */
export async function buildTwoVersions(
  changed: string,
  change: (text: string) => string,
): Promise<TwoVersions> {
  const place = mkdtempSync(join(tmpdir(), 'versions-'))
  // The host may run as another user.
  chmodSync(place, 0o755)
  const [first, second, secondAlone] = [join(place, 'first'), join(place, 'dist'), join(place, 'alone')]
  cpSync(testSiteBuild, first, { recursive: true })
  cpSync(first, second, { recursive: true })
  copySite(place)
  const before = readFileSync(join(place, changed), 'utf8')
  writeFileSync(join(place, changed), change(before))
  await run(place, { OUT_DIR: 'dist', SANDBOX_ORIGIN: sandboxOrigin, SANDBOX_ONLY: 'yes' })
  cpSync(second, secondAlone, { recursive: true })
  // The build's own list of the files it has kept from earlier versions.
  const old = Object.keys(JSON.parse(readFileSync(join(second, '_old-assets.json'), 'utf8')) as object)
  for (const name of old)
    for (const packed of ['', '.br', '.gz'])
      rmSync(join(secondAlone, 'assets', name + packed), { force: true })
  return { first, second, secondAlone, remove: () => rmSync(place, { recursive: true, force: true }) }
}

function run(folder: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const program = ['--import', 'tsx', 'src/tooling/build.ts']
  const build = spawn(process.execPath, program, { cwd: folder, env: { ...process.env, ...variables } })
  let printed = ''
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (part) => (printed += String(part)))
  return new Promise((resolve, reject) => {
    build.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(printed))))
  })
}
