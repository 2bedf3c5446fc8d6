import type { FormBranch, FormItems, FormProperty, FormSchema } from '../schema/definition'
import { ruleOrder, type QuestionRule, type RuleName } from './error-messages'
import { notBlank } from '../schema/blank-pattern'
import { optionsIn } from '../schema/questions'

/**
 * Every rule that an answer can break, in every part of a form: its questions and each branch. The same rule in two
 * branches counts twice. Rules that no normalized answer can break are left out: `type` of texts and lists, a
 * `minLength` or `minItems` of 1, the pattern `notBlank`, and a `maxItems` of all options.
 * @example rulesOfForm(whitelist)[0] // => { name: 'minecraftName', rule: 'required', path: '#/required/minecraftName' }
 */
export function rulesOfForm({ schema }: { readonly schema: FormSchema }): readonly QuestionRule[] {
  const conditions = schema.allOf ?? []
  const own = rulesOfPart(schema, '#')
  return [
    ...own.filter(({ name, rule }) => rule !== 'enum' || !isNarrowed(schema, name)),
    ...conditions.flatMap((condition, index) => [
      ...rulesOfPart(condition.then ?? {}, `#/allOf/${index}/then`),
      ...rulesOfPart(condition.else ?? {}, `#/allOf/${index}/else`),
    ]),
  ]
}

/** Whether a condition gives a question its own list of options: an answer outside of it is reported at that list. */
function isNarrowed({ allOf = [] }: FormSchema, name: string): boolean {
  return allOf.some((condition) =>
    [condition.then, condition.else].some(
      (branch) => optionsIn(branch?.properties?.[name] ?? {}) !== undefined,
    ),
  )
}

function rulesOfPart(part: FormBranch, path: string): readonly QuestionRule[] {
  const required = (part.required ?? []).map((name): QuestionRule => ({
    name,
    rule: 'required',
    path: `${path}/required/${name}`,
  }))
  const others = Object.entries(part.properties ?? {}).flatMap(([name, rules]) =>
    rulesOfQuestion(name, rules, `${path}/properties/${name}`),
  )
  return [...required, ...others]
}

function rulesOfQuestion(name: string, rules: FormProperty, path: string): readonly QuestionRule[] {
  return [
    ...breakableRules(rules).map((rule) => ({ name, rule, path: `${path}/${rule}` })),
    ...breakableRules(rules.items ?? {}).map((rule) => ({ name, rule, path: `${path}/items/${rule}` })),
  ]
}

function breakableRules(rules: FormProperty | FormItems): readonly RuleName[] {
  const options = 'items' in rules ? rules.items?.enum : undefined
  const isNumber = rules.type === 'integer' || rules.type === 'number'
  // The rules as plain JSON, to read them by key.
  const written: Readonly<Record<string, unknown>> = { ...rules }
  return ruleOrder.filter((rule) => {
    if (written[rule] === undefined) return false
    if (rule === 'type') return isNumber
    // A blank text counts as missing, so this rule is for other validators only.
    if (rule === 'pattern') return written[rule] !== notBlank
    // A maximum that is not below the number of options cannot be exceeded.
    if (rule === 'maxItems') return options === undefined || Number(written[rule]) < options.length
    return !(rule === 'minLength' || rule === 'minItems') || written[rule] !== 1
  })
}
