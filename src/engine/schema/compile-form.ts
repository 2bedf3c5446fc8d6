import { createForm } from './create-form'
import type { AjvCheck, CompiledForm, Definition } from './form'
import { rulesCompiler } from './rules'
import { stripAnnotations } from './strip-annotations'

/**
 * Compile a definition where code may be made at run time: on the command line, in tests, in the workbench.
 * What visitors get is compiled ahead of time, with the same options and from the same rules.
 * Throws when the schema is not one (the linter tells staff why before it comes to that).
 * @example validate(compileForm(definition), { name: 'Steve' }).ok // => true
 */
export function compileForm(definition: Definition): CompiledForm {
  const conditions = definition.schema.allOf?.map((condition) => condition.if) ?? []
  return createForm(definition, [stripAnnotations(definition.schema), ...conditions].map(compile))
}

// Made once: a new one compiles JSON Schema's own rules first, which takes longer than most forms.
let compiler: ReturnType<typeof rulesCompiler> | undefined

function compile(schema: object): AjvCheck {
  compiler ??= rulesCompiler()
  try {
    // Ajv types its validators loosely; ours take answers and leave errors, which is what Ajv does.
    return compiler.compile(schema) as AjvCheck
  } finally {
    // A form is compiled again after each edit, and the one before must not stay in memory.
    compiler.removeSchema(schema)
  }
}
