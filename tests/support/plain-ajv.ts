import Ajv, { type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FormSchema } from '../../src/engine/schema/definition'

/** Ajv as in its documentation, in strict mode, with one keyword added to JSON Schema. */
export function createPlainAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ strict: true, ...options })
  ajv.addVocabulary(['errorMessage'])
  addFormats(ajv)
  return ajv
}

/** The rules of a `schema.json`, without a `$schema` line for editors: Ajv would look for a meta-schema of that name. */
export function compilePlain(ajv: Ajv, { $schema: _forEditors, ...rules }: FormSchema): ValidateFunction {
  return ajv.compile(rules)
}
