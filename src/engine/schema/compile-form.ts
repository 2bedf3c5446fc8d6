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
  const compiler = rulesCompiler()
  const conditions = definition.schema.allOf?.map((condition) => condition.if) ?? []
  // Ajv types its validators loosely; ours take answers and leave errors, which is what Ajv does.
  const compile = (schema: object) => compiler.compile(schema) as AjvCheck
  return createForm(definition, [stripAnnotations(definition.schema), ...conditions].map(compile))
}
