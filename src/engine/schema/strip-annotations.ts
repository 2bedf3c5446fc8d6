import type { FormBranch, FormProperties, FormProperty, FormSchema } from './definition'

/**
 * The rules in a form's schema, as plain JSON Schema. Left out are the editor's `$schema` line, which names a grammar
 * rather than a meta-schema, and all texts: the definition has those, and visitors need not load them twice.
 * @example stripAnnotations({ type: 'object', title: 'Staff', properties: {} }) // => { type: 'object', properties: {} }
 */
export function stripAnnotations({ type, required, properties, allOf }: FormSchema): object {
  const conditions = allOf?.map((condition) => ({
    ...condition,
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
    ...(condition.then && { then: rulesOfBranch(condition.then) }),
    ...(condition.else && { else: rulesOfBranch(condition.else) }),
  }))
  return { type, required, properties: withoutTexts(properties), ...(conditions && { allOf: conditions }) }
}

function rulesOfBranch(branch: FormBranch): FormBranch {
  return { ...branch, ...(branch.properties && { properties: withoutTexts(branch.properties) }) }
}

function withoutTexts(properties: FormProperties): FormProperties {
  return Object.fromEntries(Object.entries(properties).map(([name, rules]) => [name, stripQuestion(rules)]))
}

function stripQuestion(question: FormProperty): FormProperty {
  const {
    title: _label,
    default: _start,
    examples: _offered,
    errorMessage: _words,
    items,
    ...rules
  } = question
  if (!items) return rules
  const { errorMessage: _wordsOfItems, ...rulesOfItems } = items
  return { ...rules, items: rulesOfItems }
}
