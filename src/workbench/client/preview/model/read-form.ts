import Ajv, { type ValidateFunction } from 'ajv'
import { compileForm } from '../../../../engine/schema/compile-form'
import type { Fixtures, FormMessage, FormSchema, FormUi } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { grammars } from '../../editor/grammars'
import type { Files } from '../../files/change'
import { jsonIn } from '../../files/json'

/** A form read from its three files, or the path of the file that cannot be read. */
export type FormReading =
  | { readonly ok: true; readonly form: CompiledForm }
  | { readonly ok: false; readonly path: string }

type GrammarName = 'schema' | 'ui' | 'message' | 'fixtures'

const grammarChecks = new Map<GrammarName, ValidateFunction>()

/**
 * Read and compile a form in its current state. Only a form whose files are valid against their grammars is compiled,
 * so the result can be rendered; further mistakes, and their messages, are left to the linter. Never throws.
 * @example readForm(files, 'staff') // => { ok: true, form } or { ok: false, path: 'forms/staff/ui.json' }
 */
export function readForm(files: Files, slug: string): FormReading {
  const path = (name: GrammarName) => `forms/${slug}/${name}.json`
  // The types are generated from the grammars that the files were just validated against.
  const schema = readFile(files, path('schema'), 'schema') as FormSchema | undefined
  const ui = readFile(files, path('ui'), 'ui') as FormUi | undefined
  const message = readFile(files, path('message'), 'message') as FormMessage | undefined
  if (!schema) return { ok: false, path: path('schema') }
  if (!ui) return { ok: false, path: path('ui') }
  if (!message) return { ok: false, path: path('message') }
  try {
    return { ok: true, form: compileForm({ slug, schema, ui, message }) }
  } catch {
    // A pattern that is not a regular expression, say; the linter reports it at its place.
    return { ok: false, path: path('schema') }
  }
}

/** Read a form's fixtures.json; undefined where it is missing or cannot be parsed. */
export function fixturesIn(files: Files, slug: string): Fixtures | undefined {
  // As above.
  return readFile(files, fixturesPath(slug), 'fixtures') as Fixtures | undefined
}

/** The path of a form's fixtures, from the top of the repository. */
export function fixturesPath(slug: string): string {
  return `forms/${slug}/fixtures.json`
}

/** The file's value, or undefined where it breaks its grammar. */
function readFile(files: Files, path: string, name: GrammarName): unknown {
  const value = jsonIn(files.get(path))
  return grammarCheck(name)(value) ? value : undefined
}

function grammarCheck(name: GrammarName): ValidateFunction {
  const check = grammarChecks.get(name) ?? new Ajv({ strict: false, logger: false }).compile(grammars[name])
  grammarChecks.set(name, check)
  return check
}
