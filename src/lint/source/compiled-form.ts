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
import type { PathStep } from '../json/json-node'
import type { FixturesFile, FormFolder, SchemaFile } from './form-folder'
import { memoize } from './memoize'

/** The compiled form, cached; undefined while its definition has mistakes. */
export const compiled = memoize((form: FormFolder): CompiledForm | undefined => {
  const definition = validDefinition(form)
  try {
    return definition && compileForm(definition)
  } catch {
    // What cannot be compiled (a broken pattern) is reported by another rule.
    return undefined
  }
})

/** A fixture that is valid against its grammar, with its name and path. */
export interface TriableFixture {
  readonly group: 'valid' | 'wrong'
  readonly name: string
  readonly file: FixturesFile
  readonly path: readonly PathStep[]
  readonly fixture: ValidFixture | WrongFixture
}

/** The fixtures of a form that can be tried, the valid ones first. */
export function triableFixtures({ fixtures: file }: FormFolder): readonly TriableFixture[] {
  if (!file) return []
  return (['valid', 'wrong'] as const).flatMap((group) =>
    Object.entries(file.value[group] ?? {}).flatMap(([name, fixture]) => {
      const isInvalid = file.invalidPaths.some(([first, second]) => first === group && second === name)
      // A fixture that is valid against its grammar has the type generated from that grammar.
      return isInvalid || !fixture
        ? []
        : [{ group, name, file, path: [group, name], fixture: fixture as ValidFixture | WrongFixture }]
    }),
  )
}

/** The fixtures that staff wrote for a form, as far as they can be tried. */
export function writtenFixtures(form: FormFolder): Required<Fixtures> {
  const inGroup = (wanted: TriableFixture['group']) =>
    Object.fromEntries(
      triableFixtures(form).flatMap(({ group, name, fixture }) =>
        group === wanted ? [[name, fixture]] : [],
      ),
    )
  // The two kinds differ in what the wrong ones expect, and each group contains one kind.
  return { valid: inGroup('valid'), wrong: inGroup('wrong') as Required<Fixtures>['wrong'] }
}

/** The schema for the engine, or undefined while it has mistakes that could not be corrected. */
export function validSchema(schema: SchemaFile | undefined): FormSchema | undefined {
  // A file that is valid against its grammar has the type generated from that grammar.
  return schema && schema.invalidPaths.length === 0 ? (schema.value as FormSchema) : undefined
}

/** The definition for the engine, or undefined while a part is missing or has mistakes that could not be corrected. */
export function validDefinition({ slug, schema, ui, message }: FormFolder): Definition | undefined {
  const parts = [schema, ui, message]
  if (!schema || !ui || !message || parts.some((part) => part && part.invalidPaths.length > 0))
    return undefined
  // As above.
  return {
    slug,
    schema: schema.value as FormSchema,
    ui: ui.value as FormUi,
    message: message.value as FormMessage,
  }
}
