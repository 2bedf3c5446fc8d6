import { assembleForm, type AjvCheck } from './assemble-form'
import type { CompiledForm, Definition } from './form'
import { rulesCompiler } from './rules'
import { rulesOf } from './rules-of'

/**
 * Compile a definition where code may be made at run time: on the command line, in tests, in the workbench.
 * What visitors get is compiled ahead of time by `rulesModule`, from the same compiler and the same rules.
 * Throws when the schema is not one (the checker tells staff why before it comes to that).
 */
export function compileForm(definition: Definition): CompiledForm {
  // Ajv types its validators loosely; ours take answers and leave breaches, which is what Ajv does.
  const rules = rulesCompiler().compile(rulesOf(definition.schema)) as AjvCheck
  return assembleForm(definition, rules)
}
