import { compileForm } from '../../engine/schema/compile-form'
import type {
  Fixtures,
  FormMessage,
  FormSchema,
  FormUi,
  ValidFixture,
  WrongFixture,
} from '../../engine/schema/definition'
import type { CompiledForm, Definition } from '../../engine/schema/form'
import { pointTo, type Pointer } from '../json/locate'
import type { DeepPartial, FormFolder } from './form-folder'
import { memoize } from '../memoize'
import type { ValidatedFile } from './source-file'

/** The compiled form, or why it could not be compiled; neither while its definition has mistakes. */
interface Compilation {
  readonly ready?: CompiledForm | undefined
  readonly fault?: string
}

const compilationOf = memoize((form: FormFolder): Compilation => {
  const definition = validDefinition(form)
  try {
    return { ready: definition && compileForm(definition) }
  } catch (error) {
    return { fault: String(error) }
  }
})

/** The compiled form, cached; undefined while its definition has mistakes. */
export function compiled(form: FormFolder): CompiledForm | undefined {
  return compilationOf(form).ready
}

/**
 * Ajv's error for a form that is valid against its grammar but cannot be compiled; undefined for every other form.
 * @example compileFault(form) // => 'Error: schema is invalid: data/allOf undefined'
 */
export function compileFault(form: FormFolder): string | undefined {
  return compilationOf(form).fault
}

/** A fixture that is valid against its grammar; its pointer begins there. */
export interface TriableFixture extends Pointer {
  readonly group: 'valid' | 'wrong'
  readonly name: string
  readonly fixture: ValidFixture | WrongFixture
}

/** The fixtures of a form that can be tried, the valid ones first. */
export function triableFixtures({ fixtures: file }: FormFolder): readonly TriableFixture[] {
  if (!file) return []
  return (['valid', 'wrong'] as const).flatMap((group) =>
    Object.entries(file.value[group] ?? {}).flatMap(([name, value]) => {
      if (file.invalidPaths.some(([first, second]) => first === group && second === name)) return []
      // A fixture that is valid against its grammar has the type generated from that grammar.
      const fixture = value as ValidFixture | WrongFixture
      return [{ ...pointTo(file, [group, name]), group, name, fixture }]
    }),
  )
}

/** The valid fixtures of a form that can be tried. */
export function validFixtures(form: FormFolder): readonly TriableFixture[] {
  return triableFixtures(form).filter(({ group }) => group === 'valid')
}

/** The fixtures that staff wrote for a form, without those that cannot be tried. */
export function writtenFixtures(form: FormFolder): Required<Fixtures> {
  const inGroup = (wanted: TriableFixture['group']) => {
    const tried = triableFixtures(form).filter(({ group }) => group === wanted)
    return Object.fromEntries(tried.map(({ name, fixture }) => [name, fixture]))
  }
  // Only wrong fixtures have expected errors, and each group contains one kind.
  return { valid: inGroup('valid'), wrong: inGroup('wrong') as Required<Fixtures>['wrong'] }
}

/** What a file says, for the engine; undefined where it is missing or has mistakes that could not be corrected. */
export function validValue<T>(file: ValidatedFile<DeepPartial<T>> | undefined): T | undefined {
  // A file that is valid against its grammar has the type generated from that grammar.
  return file?.invalidPaths.length === 0 ? (file.value as T) : undefined
}

/** The definition for the engine, or undefined while a part is missing or has mistakes that could not be corrected. */
export function validDefinition(form: FormFolder): Definition | undefined {
  const schema = validValue<FormSchema>(form.schema)
  const ui = validValue<FormUi>(form.ui)
  const message = validValue<FormMessage>(form.message)
  return schema && ui && message && { slug: form.slug, schema, ui, message }
}
