import type { FormMessage, FormSchema, FormUi } from '../../../engine/schema/definition'
import { manifestPath } from '../files/form-file'
import type { Files } from '../files/change'
import { setJson, valueAt, type JsonPath } from './edit-json'

/** The files of one form that panels edit, as texts. */
export type FormTextName = 'schema' | 'ui' | 'message' | 'fixtures' | 'manifest'

export type FormTexts = Readonly<Record<FormTextName, string>>

/** The path of a part of a form. */
export function pathOfPart(slug: string, part: FormTextName): string {
  return part === 'manifest' ? manifestPath : `forms/${slug}/${part}.json`
}

/** The texts of one form; an empty text where a file is missing. */
export function textsOf(files: Files, slug: string): FormTexts {
  const text = (part: FormTextName) => files.get(pathOfPart(slug, part)) ?? ''
  return {
    schema: text('schema'),
    ui: text('ui'),
    message: text('message'),
    fixtures: text('fixtures'),
    manifest: text('manifest'),
  }
}

/** The files that differ between two states of a form. */
export function changedFiles(
  slug: string,
  before: FormTexts,
  after: FormTexts,
): readonly (readonly [path: string, text: string])[] {
  const parts = ['schema', 'ui', 'message', 'fixtures', 'manifest'] as const
  return parts.flatMap((part) =>
    before[part] === after[part] ? [] : [[pathOfPart(slug, part), after[part]] as const],
  )
}

/** The texts with the types of their grammars. Panels show them only while they are valid. */
export function schemaOf({ schema }: FormTexts): FormSchema {
  return valueAt(schema, []) as FormSchema
}

export function uiOf({ ui }: FormTexts): FormUi {
  return valueAt(ui, []) as FormUi
}

export function messageOf({ message }: FormTexts): FormMessage {
  return valueAt(message, []) as FormMessage
}

/** The texts with another value at a path of one of them. */
export function set(
  texts: FormTexts,
  part: FormTextName,
  path: JsonPath,
  value: unknown,
  index?: number,
): FormTexts {
  return { ...texts, [part]: setJson(texts[part], path, value, index) }
}
