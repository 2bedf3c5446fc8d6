import standaloneCode from 'ajv/dist/standalone'
import type { FormSchema } from './definition'
import { rulesCompiler } from './rules'
import { rulesOf } from './rules-of'

/**
 * The source of an ES module whose default export is a form's compiled rules (an `AjvCheck`): no `eval`, no compiler.
 * Refuses (throws) what would leave a `require` in it, which no browser can run.
 */
export function rulesModule(schema: FormSchema): string {
  const ajv = rulesCompiler()
  const code = standaloneCode(ajv, ajv.compile(rulesOf(schema)))
  const imports = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => nameImport(imports, path))
  if (body.includes('require(')) throw new Error(`The rules need a module in a way we cannot import: ${body}`)
  return [...importLines(imports), body].join('\n')
}

function nameImport(imports: Map<string, string>, path: string): string {
  const name = imports.get(path) ?? `dep${imports.size}`
  imports.set(path, name)
  return name
}

function importLines(imports: ReadonlyMap<string, string>): readonly string[] {
  // Ajv's own run-time parts are CommonJS: bundlers hand them over whole or under `default`, so take either.
  return [...imports].map(
    ([path, name]) =>
      `import * as ${name}Module from '${path}.js'\nconst ${name} = ${name}Module.default?.__esModule ? ${name}Module.default : ${name}Module`,
  )
}
