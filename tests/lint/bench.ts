import { fileURLToPath } from 'node:url'
import { lint } from '../../src/lint/lint'
import { readFiles } from '../../src/lint/read-files'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import texts from './bench-texts.json'
import { multiplyForms } from '../support/multiply-forms'

// Measures the linter: how long all real forms take after the start, and how the time grows with their number.

const root = fileURLToPath(new URL('../../', import.meta.url))
const sizes = [20, 100, 250, 500]

/** CPU time of one check, in milliseconds; other programs on the machine do not count. */
function timeOf(files: WorkspaceFiles): number {
  const before = process.cpuUsage()
  lint(files)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function print(text: string, values: Readonly<Record<string, string | number>>): void {
  process.stdout.write(`${text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}\n`)
}

const files = readFiles(root)
const started = performance.now()
const first = timeOf(files)
print(texts.first, {
  files: files.size,
  wall: Math.round(performance.now() - started),
  milliseconds: Math.round(first),
})
for (const size of sizes) {
  const copies = multiplyForms(files, size)
  timeOf(multiplyForms(files, 20))
  const milliseconds = timeOf(copies)
  print(texts.size, { size, milliseconds: Math.round(milliseconds), each: (milliseconds / size).toFixed(1) })
}
