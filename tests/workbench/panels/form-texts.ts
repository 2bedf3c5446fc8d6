import { formatJson } from '../../../src/lint/json/format'
import type { FormTexts } from '../../../src/workbench/client/files/form-texts'

/** A value as the text of a form's file. */
export const textOf = (value: unknown) => formatJson(JSON.stringify(value)) ?? ''

/** A form without questions. */
export const emptyForm: FormTexts = {
  schema: textOf({ title: 'Lantern', type: 'object', required: [], properties: {} }),
  ui: textOf({}),
  message: textOf({ title: 'Lantern', fields: {} }),
  fixtures: textOf({}),
  manifest: textOf({}),
}
