import type { FormSchema } from '../definition'

/**
 * The part of a form's schema that is rules, as plain JSON Schema: our own keys and the editor's `$schema` line, which
 * names a grammar and no meta schema, are left out.
 */
export function rulesOf(schema: FormSchema): object {
  const {
    $schema: _grammar,
    title: _title,
    description: _description,
    errorMessage: _words,
    ...rules
  } = schema
  return rules
}
