import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { ownFormats } from './formats'

/**
 * The one set of options every validator is made with, at build time or, where staff edit, at run time.
 * `messages: false` leaves the validator without words of its own, so none can ever reach a visitor.
 */
export function rulesCompiler(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    messages: false,
    code: { source: true, esm: true, lines: false },
  })
  addFormats(ajv, ['date', 'email'])
  for (const [name, pattern] of Object.entries(ownFormats)) ajv.addFormat(name, pattern)
  return ajv
}
