import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fillText } from '../engine/fill-text'
import { root } from './root'
import texts from './texts.json'

/**
 * The folder a build writes to, as an absolute path: `wanted`, usually the value of `OUT_DIR`, relative to
 * the repository; if that is missing or empty, `usual`. A build replaces everything in its folder, so this
 * exits, with a sentence, where the folder contains the repository, or files that no earlier build wrote, or where it
 * cannot be written.
 * @example outFolder('', 'dist') // => '/srv/site/dist'
 */
export function outFolder(wanted: string | undefined, usual: string): string {
  const folder = resolve(root, wanted?.trim() || usual)
  const hasRepository = root.startsWith(join(folder, '/'))
  if (!hasRepository && (isEmpty(folder) || isBuilt(folder))) return writableFolder(folder, usual)
  return stopWith(fillText(texts.badOutFolder, { folder }))
}

/**
 * A folder that a command writes to, as an absolute path: `wanted`, relative to the repository; if that is missing or
 * empty, `usual`. Exits, with a sentence, where it cannot be written, before a build takes its seconds.
 * @example writableFolder(undefined, 'dist-relay') // => '/srv/site/dist-relay'
 */
export function writableFolder(wanted: string | undefined, usual: string): string {
  const folder = resolve(root, wanted?.trim() || usual)
  return isWritable(folder) ? folder : stopWith(fillText(texts.unwritableFolder, { folder }))
}

/** Whether the folder, or the nearest one above it that exists, can be written. */
function isWritable(folder: string): boolean {
  const above = dirname(folder)
  if (!existsSync(folder) && above !== folder) return isWritable(above)
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0)
}

/** Whether a build wrote the folder: the builds of the site and of the workbench write both files. */
function isBuilt(folder: string): boolean {
  return ['index.html', '_headers'].every((name) => existsSync(join(folder, name)))
}

/** The port in a variable's value; exits, with a sentence, if it is not one to listen on. */
export function readPort(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1024 && port <= 65000) return port
  return stopWith(fillText(texts.badPort, { name, value: text }))
}

/** Ends a command that cannot do what it was asked for. */
export function stopWith(reason: unknown): never {
  console.error(reason)
  return process.exit(1)
}
