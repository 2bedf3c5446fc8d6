import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder whose files the site serves as they are. */
export const publicFolder = new URL('../../../public/', import.meta.url)

/** The folder of the forms. */
export const formsFolder = new URL('../../../forms/', import.meta.url)

/** Writes a file below `public/`, making folders as needed. */
export async function writePublic(path: string, content: Buffer | string): Promise<void> {
  const target = fileURLToPath(new URL(path, publicFolder))
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}
