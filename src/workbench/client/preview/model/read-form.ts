import Ajv, { type ValidateFunction } from 'ajv'
import { compileForm } from '../../../../engine/schema/compile-form'
import type { Fixtures, FormMessage, FormSchema, FormUi } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { grammars } from '../../editor/grammars'
import type { Files } from '../../files/change'

/** A form read from its three files, or the file that cannot be read. */
export type FormReading =
  { readonly ok: true; readonly form: CompiledForm } | { readonly ok: false; readonly path: string }

type GrammarName = 'schema' | 'ui' | 'message' | 'fixtures'

const grammarChecks = new Map<GrammarName, ValidateFunction>()

/**
 * Read and compile a form as it is in the editor. Only a form whose files keep their grammars is compiled, so what
 * comes out can be drawn; what is wrong beyond that, and the words for it, are the checker's matter. Never throws.
 * @example readForm(files, 'staff') // => { ok: true, form } or { ok: false, path: 'forms/staff/ui.json' }
 */
export function readForm(files: Files, slug: string): FormReading {
  const path = (name: GrammarName) => `forms/${slug}/${name}.json`
  // The types are written from the grammars that the files were just held against.
  const schema = readFile(files, path('schema'), 'schema') as FormSchema | undefined
  const ui = readFile(files, path('ui'), 'ui') as FormUi | undefined
  const message = readFile(files, path('message'), 'message') as FormMessage | undefined
  if (!schema) return { ok: false, path: path('schema') }
  if (!ui) return { ok: false, path: path('ui') }
  if (!message) return { ok: false, path: path('message') }
  try {
    return { ok: true, form: compileForm({ slug, schema, ui, message }) }
  } catch {
    // A pattern that is no regular expression, say; the checker reports it at its place.
    return { ok: false, path: path('schema') }
  }
}

/** Read a form's fixtures.json; undefined where it is missing or cannot be understood. */
export function fixturesIn(files: Files, slug: string): Fixtures | undefined {
  // As above.
  return readFile(files, fixturesPath(slug), 'fixtures') as Fixtures | undefined
}

/** Where a form's fixtures are, from the top of the repository. */
export function fixturesPath(slug: string): string {
  return `forms/${slug}/fixtures.json`
}

/** The file's value, or undefined where it breaks its grammar. */
function readFile(files: Files, path: string, name: GrammarName): unknown {
  try {
    const value: unknown = JSON.parse(files.get(path) ?? '')
    return grammarCheck(name)(value) ? value : undefined
  } catch {
    return undefined
  }
}

function grammarCheck(name: GrammarName): ValidateFunction {
  const check = grammarChecks.get(name) ?? new Ajv({ strict: false, logger: false }).compile(grammars[name])
  grammarChecks.set(name, check)
  return check
}
