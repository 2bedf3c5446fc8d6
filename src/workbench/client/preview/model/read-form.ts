import Ajv, { type ValidateFunction } from 'ajv'
import { useMemo, useState } from 'react'
import { compileForm } from '../../../../engine/schema/compile-form'
import type { Fixtures, FormMessage, FormSchema, FormUi } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { grammars } from '../../editor/grammars'
import type { Files } from '../../files/change'
import { pathOfPart, type FormTextName } from '../../files/form-texts'
import { jsonIn } from '../../files/json'

/** A form read from its three files, or the path of the file that cannot be read. */
export type FormReading =
  | { readonly ok: true; readonly form: CompiledForm }
  | { readonly ok: false; readonly path: string }

const grammarChecks = new Map<FormTextName, ValidateFunction>()

/**
 * Read and compile a form in its current state. Only a form whose files are valid against their grammars is compiled,
 * so the result can be rendered; further mistakes, and their messages, are left to the linter. Never throws.
 * @example readForm(files, 'staff') // => { ok: true, form } or { ok: false, path: 'forms/staff/ui.json' }
 */
export function readForm(files: Files, slug: string): FormReading {
  const broken = (part: FormTextName) => ({ ok: false, path: pathOfPart(slug, part) }) as const
  // The types are generated from the grammars that the files were just validated against.
  const schema = readPart(files, slug, 'schema') as FormSchema | undefined
  const ui = readPart(files, slug, 'ui') as FormUi | undefined
  const message = readPart(files, slug, 'message') as FormMessage | undefined
  if (!schema) return broken('schema')
  if (!ui) return broken('ui')
  if (!message) return broken('message')
  try {
    return { ok: true, form: compileForm({ slug, schema, ui, message }) }
  } catch {
    // A pattern that is not a regular expression, say; the linter reports it at its place.
    return broken('schema')
  }
}

/** The form of the last valid definition, and the file that prevents reading a newer one. */
export interface PreviewForm {
  readonly form: CompiledForm | undefined
  readonly brokenPath: string | undefined
}

/** The form in the current files; while they are broken, the last one that could be read. */
export function useReadableForm(files: Files, slug: string): PreviewForm {
  const [schema, ui, message] = (['schema', 'ui', 'message'] as const).map((part) =>
    files.get(pathOfPart(slug, part)),
  )
  // Other files change with every key; only these three affect the form.
  // oxlint-disable-next-line react/exhaustive-deps
  const reading = useMemo(() => readForm(files, slug), [slug, schema, ui, message])
  const [last, setLast] = useState(reading)
  if (reading.ok && last !== reading) setLast(reading)
  const usable = reading.ok ? reading : last
  return {
    form: usable.ok && usable.form.slug === slug ? usable.form : undefined,
    brokenPath: reading.ok ? undefined : reading.path,
  }
}

/** Read a form's fixtures.json; undefined where it is missing or cannot be parsed. */
export function fixturesIn(files: Files, slug: string): Fixtures | undefined {
  // As above.
  return readPart(files, slug, 'fixtures') as Fixtures | undefined
}

/** The value of a form's file, or undefined where it breaks its grammar. */
function readPart(files: Files, slug: string, part: FormTextName): unknown {
  const value = jsonIn(files.get(pathOfPart(slug, part)))
  return grammarCheck(part)(value) ? value : undefined
}

function grammarCheck(part: FormTextName): ValidateFunction {
  const check = grammarChecks.get(part) ?? new Ajv({ strict: false, logger: false }).compile(grammars[part])
  grammarChecks.set(part, check)
  return check
}
