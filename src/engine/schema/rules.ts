import Ajv, { type Options } from 'ajv'
import addFormats from 'ajv-formats'
import type { FormatName } from './definition'

/**
 * The options for every validator, at build time or, where staff edit, at run time.
 * `messages: false` turns off Ajv's default error messages: visitors read only the texts of the definition.
 */
export const ajvOptions = {
  allErrors: true,
  strict: false,
  messages: false,
  verbose: false,
  code: { source: true, lines: false },
} satisfies Options

/** The formats that definitions may use, of those that ajv-formats knows. */
export const formatNames: FormatName[] = ['date', 'email']

/**
 * A compiler with these options and formats.
 * @example rulesCompiler().compile(schema)({ name: 'Steve' }) // => true
 */
export function rulesCompiler(): Ajv {
  const ajv = new Ajv(ajvOptions)
  addFormats(ajv, formatNames)
  return ajv
}
