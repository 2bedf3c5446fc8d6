import { spawn, type ChildProcess } from 'node:child_process'
import { afterAll, beforeAll } from 'vitest'
import { root } from '../../src/tooling/root'

/** Serves the built site while a test file runs, unless it is already served; returns the port, `TEST_PORT` or 4273. */
export function serveSite(): number {
  const port = Number(process.env['TEST_PORT'] ?? 4273)
  const isServed = async (): Promise<boolean> => (await fetch(`http://localhost:${port}/`)).ok
  let site: ChildProcess | undefined
  beforeAll(async () => {
    if (await isServed().catch(() => false)) return
    const settings = {
      PORT: String(port),
      OUT_DIR: 'dist-test',
      SANDBOX_LIMITS: 'off',
      SANDBOX_ONLY: 'yes',
    }
    site = spawn('node', ['src/tooling/start.mjs'], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: 'inherit',
    })
    await waitUntil(isServed, 600)
  }, 600_000)
  afterAll(() => void site?.kill())
  return port
}

/** Checks a condition every 100 ms until it is true, then resolves to true; rejects after that many seconds. */
export async function waitUntil(holds: () => Promise<unknown>, seconds = 30): Promise<true> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    if (await holds().catch(() => false)) return true
    if (Date.now() > end) throw new Error(`Not true within ${seconds} seconds: ${holds.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
