import Form from '@rjsf/core'
import { hashForSchema, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a form without conditions, as plain rjsf renders it with its default theme. */
export function drawPlain(schema: RJSFSchema, uiSchema: UiSchema = {}): string {
  // Nothing is validated before the form is sent.
  const rules = { [schema.$id ?? hashForSchema(schema)]: Object.assign(() => true, {}) }
  const validator = createPrecompiledValidator(rules, schema)
  return renderToStaticMarkup(<Form schema={schema} uiSchema={uiSchema} validator={validator} />)
}
