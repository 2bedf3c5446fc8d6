import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fillText } from '../engine/fill-text'
import { root } from './root'
import texts from './texts.json'

/**
 * The folder a build writes to, as an absolute path: `wanted`, usually the value of `OUT_DIR`, relative to
 * the repository; if that is missing or empty, `usual`. A build replaces everything in its folder, so this
 * exits, with a sentence, where the folder contains the repository, or files that no earlier build wrote.
 * @example outFolder('', 'dist') // => '/srv/site/dist'
 */
export function outFolder(wanted: string | undefined, usual: string): string {
  const folder = resolve(root, wanted?.trim() || usual)
  const hasRepository = root.startsWith(join(folder, '/'))
  if (!hasRepository && (isEmpty(folder) || isBuilt(folder))) return folder
  return stopWith(fillText(texts.badOutFolder, { folder }))
}

function isEmpty(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined || (found.isDirectory() && readdirSync(folder).length === 0)
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
