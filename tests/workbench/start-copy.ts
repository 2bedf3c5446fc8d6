import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copySiteWithOwnForms } from '../support/copy-site'

export interface StartedCopy {
  readonly origin: string
  readonly inbox: string
  /** What the server printed until it was ready. */
  readonly printed: string
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  readonly stop: () => void
}

/** A file that differs from the repository's: its path, and how its text changes. */
export interface Change {
  readonly path: string
  readonly change: (text: string) => string
}

/**
 * A copy of the repository with the tests' forms instead of staff's, in its own folder, served as by `npm start`.
 * Journeys may save anything in it without affecting the original. `port` and the next one must be free.
 */
export function startCopy(port: number, changed: readonly Change[] = []): Promise<StartedCopy> {
  const env = { PORT: String(port), SANDBOX_LIMITS: 'off' }
  return startIn(port, changed, { program: ['src/tooling/start.mjs'], env, ready: 'Ready.' })
}

/** Such a copy, served as by `npm run dev`. */
export function startDevCopy(port: number, changed: readonly Change[] = []): Promise<StartedCopy> {
  const program = ['node_modules/vite/bin/vite.js', '--configLoader', 'runner', '--port', String(port)]
  const env = { SANDBOX_PORT: String(port + 1), SANDBOX_ORIGIN: `http://localhost:${port + 1}` }
  return startIn(port, changed, { program, env, ready: 'ready in' })
}

interface Server {
  readonly program: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** What it prints once it is ready. */
  readonly ready: string
}

async function startIn(
  port: number,
  changed: readonly Change[],
  { program, env, ready }: Server,
): Promise<StartedCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'copy-of-the-site-'))
  copySiteWithOwnForms(folder)
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const { path, change } of changed) write(path, change(read(path)))
  // Detached, so that stopping it kills its whole process group, including the builds it has started.
  const server = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
  })
  const stop = () => {
    endGroup(server)
    // Recent writes may still reach the disk.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  const printed = await untilPrinted(server, ready).catch((error: unknown) => {
    stop()
    throw error
  })
  const [origin, inbox] = [`http://localhost:${port}`, `http://localhost:${port + 1}`]
  return { origin, inbox, printed, read, write, stop }
}

/** Ends a process and all its descendants. */
function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL')
}

function untilPrinted(server: ChildProcess, ready: string): Promise<string> {
  const printed: string[] = []
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (part) => {
        printed.push(String(part))
        if (printed.join('').includes(ready)) resolve(printed.join(''))
      })
    }
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed.join('')}`)))
  })
}
