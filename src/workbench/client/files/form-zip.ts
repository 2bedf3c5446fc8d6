import { strToU8, zipSync } from 'fflate'
import type { Files } from './change'
import { filesOfForm } from './files-of-form'

/**
 * A form's folder and the manifest as a zip file, to be unpacked over the repository.
 * @example unzipSync(formZip(files, 'staff', now)) // => { 'forms/staff/schema.json': …, 'forms/manifest.json': … }
 */
export function formZip(files: Files, slug: string, now: Date): Uint8Array<ArrayBuffer> {
  const entries = filesOfForm(files, slug).map(({ path }) => [path, strToU8(files.get(path) ?? '')] as const)
  return zipSync(Object.fromEntries(entries), { mtime: now })
}
