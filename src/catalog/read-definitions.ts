import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Fixture, FormMessage, FormSchema, FormUi, Manifest } from '../engine/schema/definition'
import type { Definition } from '../engine/schema/form'

/** The folder `forms/` of this repository. */
export const formsFolder: string = fileURLToPath(new URL('../../forms/', import.meta.url))

/** The names of all form folders, in alphabetical order; folders that begin with `_` are not forms. */
export function formSlugs(folder: string = formsFolder): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** The three files of one form's folder. Throws where a file is missing or no JSON; the checker says so in words. */
export function readDefinition(slug: string, folder: string = formsFolder): Definition {
  return {
    slug,
    // The checker holds every file to its grammar, from which these types are written.
    schema: readJson(`${folder}/${slug}/schema.json`) as FormSchema,
    ui: readJson(`${folder}/${slug}/ui.json`) as FormUi,
    message: readJson(`${folder}/${slug}/message.json`) as FormMessage,
  }
}

export function readManifest(folder: string = formsFolder): Manifest {
  // As above: held to its grammar by the checker.
  return readJson(`${folder}/manifest.json`) as Manifest
}

/** The fixtures of one form by name (the file's name without its ending), in alphabetical order. */
export function readFixtures(slug: string, folder: string = formsFolder): ReadonlyMap<string, Fixture> {
  const place = `${folder}/${slug}/fixtures`
  const files = existsSync(place) ? readdirSync(place).sort() : []
  const names = files.filter((file) => file.endsWith('.json') && !file.endsWith('.message.json'))
  // As above: held to its grammar by the checker.
  return new Map(names.map((file) => [file.slice(0, -5), readJson(`${place}/${file}`) as Fixture]))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
