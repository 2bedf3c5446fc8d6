import { jsonIn } from '../../../engine/json'
import { compileForm } from '../../../engine/schema/compile-form'
import type {
  FormMessage,
  FormSchema,
  FormUi,
  Manifest,
  WrongFixture,
} from '../../../engine/schema/definition'
import type { CompiledForm, Definition } from '../../../engine/schema/form'
import { hasProperties, propertiesOf } from '../../../engine/properties-of'
import { memoize } from '../../../lint/memoize'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from '../../form-files'
import { openJson } from './open-json'

const parts = ['schema', 'ui', 'message', 'fixtures', 'manifest'] as const

/** The files of one form that panels edit. */
export type FormTextName = (typeof parts)[number]

/** Their texts; an empty one where a file is missing. */
export type FormTexts = Readonly<Record<FormTextName, string>>

/** Their values. Panels show only forms whose first three files are valid. */
export interface FormValues {
  readonly schema: FormSchema
  readonly ui: FormUi
  readonly message: FormMessage
  /** Undefined or incomplete where the text is broken or missing. */
  readonly fixtures:
    | { readonly [Group in 'valid' | 'wrong']?: Record<string, Partial<WrongFixture>> }
    | undefined
  /** Undefined where the text is broken or missing, or its cards are not a list of cards. */
  readonly manifest: Partial<Manifest> | undefined
}

export function pathOfPart(slug: string, part: FormTextName): string {
  return part === 'manifest' ? manifestPath : `forms/${slug}/${part}.json`
}

export function textsOf(files: Files, slug: string): FormTexts {
  return eachPart((part) => files.get(pathOfPart(slug, part)) ?? '')
}

/** The files that differ between two states of a form. */
export function changedFiles(
  slug: string,
  before: FormTexts,
  after: FormTexts,
): readonly (readonly [path: string, text: string])[] {
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => [pathOfPart(slug, part), after[part]] as const)
}

/** The values of a form, to be read only. Each text is parsed once. */
export const valuesOf = memoize(
  // Written by staff after the grammars that the types are made from.
  (texts: FormTexts) => eachPart((part) => inShape(part, jsonIn(texts[part]))) as unknown as FormValues,
)

/**
 * The texts after a change of their values; what the change leaves alone stays as it was written (see `openJson`).
 * @example editForm(texts, ({ ui }) => { ui['ui:minutes'] = 5 }).ui // => '{ "ui:minutes": 5, …'
 */
export function editForm(texts: FormTexts, change: (form: FormValues) => void): FormTexts {
  const open = eachPart((part) => openJson(texts[part]))
  // Written by staff after the grammars that the types are made from.
  change(eachPart((part) => inShape(part, open[part].value)) as unknown as FormValues)
  return eachPart((part) => open[part].write())
}

/** The value itself; undefined for a manifest whose `cards` is not a list of objects, which panels cannot edit. */
function inShape(part: FormTextName, value: unknown): unknown {
  if (part !== 'manifest') return value
  const { cards = [] } = propertiesOf(value)
  return hasProperties(value) && Array.isArray(cards) && cards.every(hasProperties) ? value : undefined
}

/**
 * The compiled form; undefined where compiling fails, for example because a pattern is not a regular
 * expression, which the linter reports.
 */
export function compileIfValid(definition: Definition): CompiledForm | undefined {
  try {
    return compileForm(definition)
  } catch {
    return undefined
  }
}

function eachPart<Value>(make: (part: FormTextName) => Value): Readonly<Record<FormTextName, Value>> {
  const [schema, ui, message] = [make('schema'), make('ui'), make('message')]
  return { schema, ui, message, fixtures: make('fixtures'), manifest: make('manifest') }
}
