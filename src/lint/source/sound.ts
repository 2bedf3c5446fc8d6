import type { FormMessage, FormSchema, FormUi } from '../../engine/schema/definition'
import type { Definition } from '../../engine/schema/form'
import type { FormFolder, SchemaFile } from './form-folder'

/** The schema as the engine takes it, or undefined while it has faults that cannot be mended. */
export function soundSchema(schema: SchemaFile | undefined): FormSchema | undefined {
  // Without faults against its grammar a file is of the type written from that grammar.
  return schema && schema.faults.length === 0 ? (schema.value as FormSchema) : undefined
}

/** The form as the engine takes it, or undefined while a part is missing or has faults that cannot be mended. */
export function soundDefinition({ slug, schema, ui, message }: FormFolder): Definition | undefined {
  const parts = [schema, ui, message]
  if (!schema || !ui || !message || parts.some((part) => part && part.faults.length > 0)) return undefined
  // As above.
  return {
    slug,
    schema: schema.value as FormSchema,
    ui: ui.value as FormUi,
    message: message.value as FormMessage,
  }
}
