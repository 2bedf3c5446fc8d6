import type { FormFolder } from './form-folder'

/** Whether two readings of a folder found the very same files. */
export function holds(known: FormFolder, fresh: FormFolder): boolean {
  return (
    known.schema === fresh.schema &&
    known.ui === fresh.ui &&
    known.message === fresh.message &&
    known.paths.join() === fresh.paths.join() &&
    hasSame(known.fixtures, fresh.fixtures) &&
    hasSame(known.goldens, fresh.goldens)
  )
}

function hasSame<T>(one: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>): boolean {
  return one.size === other.size && [...one].every(([name, file]) => other.get(name) === file)
}
