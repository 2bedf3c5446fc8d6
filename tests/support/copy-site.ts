import { cpSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/tooling/root'

const parts = [
  'src',
  'forms',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Copy what builds and serves the site into a folder, with the same packages installed. */
export function copySite(folder: string): void {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'dir')
}
