import Ajv, { type Options } from 'ajv'
import addFormats from 'ajv-formats'
import { createForm, type AjvCheck, type CompiledForm, type Definition } from './form'
import { kindOfFormat } from './control-kind'
import type { FormatName } from './definition'
import { stripAnnotations } from './strip-annotations'

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

/**
 * The formats that definitions may use: all of the grammar, as the keys of a record are those of its type. With
 * `strict: false`, Ajv would accept any text for a format that is missing here.
 */
export const formatNames = Object.keys(kindOfFormat) as FormatName[]

/**
 * Compile a definition where code may be generated at run time: on the command line, in tests, in the workbench.
 * Visitors get a form compiled ahead of time, with the same options and from the same rules.
 * Throws when the schema is invalid (the linter explains that to staff first).
 * @example validate(compileForm(definition), { name: 'Steve' }).ok // => true
 */
export function compileForm(definition: Definition): CompiledForm {
  const conditions = definition.schema.allOf?.map((condition) => condition.if) ?? []
  return createForm(definition, [stripAnnotations(definition.schema), ...conditions].map(compile))
}

// Created once: a new one first compiles JSON Schema's meta-schema, which takes longer than most forms.
let compiler: Ajv | undefined

function compile(schema: object): AjvCheck {
  compiler ??= addFormats(new Ajv(ajvOptions), formatNames)
  try {
    // Ajv types its validators loosely; these take answers and leave their errors on the function, as Ajv does.
    return compiler.compile(schema) as AjvCheck
  } finally {
    // A form is compiled again after each edit, and the previous one must not stay in memory.
    compiler.removeSchema(schema)
  }
}
