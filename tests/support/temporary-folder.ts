import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Make an empty folder for the current test, which is removed when the test ends. Returns its path. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
