import { compileForm } from '../../engine/schema/compile-form'
import { controlKind, type ControlKind } from '../../engine/schema/control-kind'
import type { Fixture, FormMessage, FormSchema, FormUi } from '../../engine/schema/definition'
import type { CompiledForm, Definition } from '../../engine/schema/form'
import { questionOrder } from '../../engine/schema/question-order'
import type { FixtureFile, FormFolder, SchemaFile } from './form-folder'

const known = new WeakMap<FormFolder, CompiledForm | undefined>()

/** The form ready to be tried, compiled once; undefined while its definition has mistakes. */
export function compiled(form: FormFolder): CompiledForm | undefined {
  if (!known.has(form)) known.set(form, compile(form))
  return known.get(form)
}

function compile(form: FormFolder): CompiledForm | undefined {
  const definition = validDefinition(form)
  try {
    return definition && compileForm(definition)
  } catch {
    // What cannot be compiled (a broken pattern) has its own rule.
    return undefined
  }
}

/** An example without mistakes against its grammar, with its name and file. */
export interface ValidFixture {
  readonly name: string
  readonly file: FixtureFile
  readonly fixture: Fixture
  /** Whether its name says that the answers are wrong. */
  readonly isWrong: boolean
}

/** The examples of a form that can be tried. */
export function validFixtures({ fixtures }: FormFolder): readonly ValidFixture[] {
  return [...fixtures].flatMap(([name, file]) =>
    // Without mistakes against its grammar a file is of the type written from that grammar.
    file.invalidPaths.length > 0
      ? []
      : [{ name, file, fixture: file.value as Fixture, isWrong: name.startsWith('wrong-') }],
  )
}

/** The schema as the engine takes it, or undefined while it has mistakes that cannot be mended. */
export function validSchema(schema: SchemaFile | undefined): FormSchema | undefined {
  // Without mistakes against its grammar a file is of the type written from that grammar.
  return schema && schema.invalidPaths.length === 0 ? (schema.value as FormSchema) : undefined
}

/** The form as the engine takes it, or undefined while a part is missing or has mistakes that cannot be mended. */
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

/** The control each question has in effect, written or following by itself; none while the form has mistakes. */
export function widgetsOf(form: FormFolder): ReadonlyMap<string, ControlKind> {
  const definition = validDefinition(form)
  if (!definition) return new Map()
  const order = questionOrder(definition)
  return new Map(order.map((name) => [name, controlKind(definition, name)]))
}
