import { hashForSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { FormSchema } from '../engine/schema/definition'
import { ajvOptions, formatNames } from '../engine/schema/compile-form'
import { stripAnnotations } from '../engine/schema/strip-annotations'

/**
 * The source of an ES module whose default export is a form's compiled rules, in the order of
 * `CompiledForm.validators`: no `eval`, no compiler. rjsf compiles them, as in its documentation; the result is
 * CommonJS, which is turned into an ES module here. Throws for an invalid schema, and for code with a `require` left in
 * it, which no browser can run.
 * @example validatorsModule(schema) // => 'const exports = {}\n…export default [exports["5c812042"]]\n'
 */
export function validatorsModule(schema: FormSchema): string {
  const rules = stripAnnotations(schema)
  const conditions = schema.allOf?.map((condition) => condition.if) ?? []
  const code = compileSchemaValidatorsCode(rules, {
    ajvOptionsOverrides: ajvOptions,
    ajvFormatOptions: formatNames,
  })
  const imports = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => nameImport(imports, path))
  if (body.includes('require(')) throw new Error(`The rules need a module in a way we cannot import: ${body}`)
  const validators = [rules, ...conditions].map((part) => `exports[${JSON.stringify(hashForSchema(part))}]`)
  return [
    ...importLines(imports),
    'const exports = {}',
    body,
    `export default [${validators.join(', ')}]`,
    '',
  ].join('\n')
}

function nameImport(imports: Map<string, string>, path: string): string {
  const name = imports.get(path) ?? `dep${imports.size}`
  imports.set(path, name)
  return name
}

function importLines(imports: ReadonlyMap<string, string>): readonly string[] {
  // Ajv's runtime parts are CommonJS: some bundlers export them as a whole, others under `default`, so accept either.
  return [...imports].map(
    ([path, name]) =>
      `import * as ${name}Module from '${path}.js'\nconst ${name} = ${name}Module.default?.__esModule ? ${name}Module.default : ${name}Module`,
  )
}
