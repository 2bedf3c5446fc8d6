import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../src/build/root'

/** What `npm start` needs of the repository. */
const parts = [
  'src',
  'forms',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]
const outDir = 'dist-workbench-journey'

export interface StartedCopy {
  readonly origin: string
  readonly inbox: string
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  readonly stop: () => void
}

/**
 * A copy of the repository in a folder of its own, served as `npm start` serves it. Journeys may save whatever they like
 * in it: nothing of it comes back. `port` and the next one must be free.
 */
export async function startCopy(port: number): Promise<StartedCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-journey-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'dir')
  const env = { ...process.env, PORT: String(port), OUT_DIR: outDir, SANDBOX_LIMITS: 'off' }
  const server = spawn(process.execPath, ['src/build/start.mjs'], { cwd: folder, env })
  const stop = () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
    for (const built of [outDir, `${outDir}-workbench`])
      rmSync(join(root, 'node_modules', `.built-${built}`), { force: true })
  }
  await untilReady(server).catch((error: unknown) => {
    stop()
    throw error
  })
  return {
    origin: `http://localhost:${port}`,
    inbox: `http://localhost:${port + 1}`,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => writeFileSync(join(folder, path), text),
    stop,
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  const printed: string[] = []
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (part) => {
        printed.push(String(part))
        if (printed.join('').includes('Ready.')) resolve()
      })
    }
    server.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed.join('')}`)))
  })
}
