import Ajv from 'ajv'
import { useMemo, useState } from 'react'
import { jsonIn } from '../../../../engine/json'
import type { Fixtures, FormMessage, FormSchema, FormUi } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { memoize } from '../../../../lint/memoize'
import type { Grammar } from '../../../../lint/schema/grammar'
import { grammars } from '../../editor/grammars'
import type { Files } from '../../../form-files'
import { compileIfValid, pathOfPart, type FormTextName } from '../../files/form-texts'

/** A form read from its three files; or the file that cannot be read. */
interface FormReading {
  readonly form?: CompiledForm | undefined
  readonly brokenPath?: string | undefined
}

const requiredParts = ['schema', 'ui', 'message'] as const

const checkOf = memoize((grammar: Grammar) => new Ajv({ strict: false, logger: false }).compile(grammar))

/**
 * Read and compile a form in its current state. Only a form whose files are valid against their grammars is compiled,
 * so the result can be rendered; further mistakes, and their messages, are left to the linter. Never throws.
 * @example readForm(files, 'staff') // => { form } or { brokenPath: 'forms/staff/ui.json' }
 */
export function readForm(files: Files, slug: string): FormReading {
  const values = requiredParts.map((part) => readPart(files, slug, part))
  const broken = requiredParts[values.indexOf(undefined)]
  if (broken) return { brokenPath: pathOfPart(slug, broken) }
  // The types are generated from the grammars that the files were just validated against.
  const [schema, ui, message] = values as [FormSchema, FormUi, FormMessage]
  const form = compileIfValid({ slug, schema, ui, message })
  return form ? { form } : { brokenPath: pathOfPart(slug, 'schema') }
}

/** The file of a form that no panel can show, by its grammar; without compiling the form, as that takes longer. */
export function brokenPathIn(files: Files, slug: string): string | undefined {
  const broken = requiredParts.find((part) => readPart(files, slug, part) === undefined)
  return broken && pathOfPart(slug, broken)
}

/** The form in the current files; while they are broken, the last one that could be read. */
export function useReadableForm(files: Files, slug: string): FormReading {
  const [schema, ui, message] = requiredParts.map((part) => files.get(pathOfPart(slug, part)))
  // Other files change with every key; only these three affect the form.
  // oxlint-disable-next-line react/exhaustive-deps
  const { form, brokenPath } = useMemo(() => readForm(files, slug), [slug, schema, ui, message])
  const [last, setLast] = useState(form)
  if (form && form !== last) setLast(form)
  const readable = form ?? last
  return { form: readable?.slug === slug ? readable : undefined, brokenPath }
}

/** Read a form's fixtures.json; undefined where it is missing or cannot be parsed. */
export function fixturesIn(files: Files, slug: string): Fixtures | undefined {
  // The grammar that was checked is the one that the type is made from.
  return readPart(files, slug, 'fixtures') as Fixtures | undefined
}

/** The value of a form's file, or undefined where it breaks its grammar. */
function readPart(files: Files, slug: string, part: FormTextName): unknown {
  const value = jsonIn(files.get(pathOfPart(slug, part)))
  return checkOf(grammars[part])(value) ? value : undefined
}
