import type { Answers } from '../../engine/answers/answers'
import { coverage } from '../../engine/schema/coverage'
import type { Fixture } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { reportedBreaches } from '../../engine/answers/reported-breaches'
import { pathOfBreach, type FormRule } from '../../engine/schema/rules-of-form'
import { settleAnswers } from '../../engine/answers/settle-answers'
import { exampleOf } from './example-of'
import texts from './example-texts.json'
import { labelOf, toReview, toSlug } from './name-example'
import { limitOf, wrongAnswers } from './wrong-answers'

/**
 * An example for each rule that no example breaks, and one without any answer, by name. `bases` are answers the form
 * accepts; a rule that cannot be broken from any of them gets none.
 */
export function wrongExamples(
  form: CompiledForm,
  examples: ReadonlyMap<string, Fixture>,
  bases: readonly Answers[],
): ReadonlyMap<string, Fixture> {
  const added = new Map<string, Fixture>()
  for (const rule of coverage(form, examples).rules.filter(({ fixtures }) => fixtures.length === 0)) {
    const answers = breakRule(form, rule, bases)
    const name = freeName(nameOf(rule), new Set([...examples.keys(), ...added.keys()]))
    if (answers) added.set(name, exampleOf(form, answers, describe(form, rule)))
  }
  const empty = exampleOf(form, {}, toReview(texts.empty))
  if (empty.errors && !examples.has('wrong-empty')) added.set('wrong-empty', empty)
  return added
}

/** Answers that break the rule and, where that is possible, no other. */
function breakRule(form: CompiledForm, rule: FormRule, bases: readonly Answers[]): Answers | undefined {
  let best: Answers | undefined
  const right = bases.find((base) => base[rule.name] !== undefined)?.[rule.name]
  for (const base of bases) {
    for (const wrong of wrongAnswers(form.schema, rule, base[rule.name] ?? right)) {
      const answers = inOrder(form, { ...base, [rule.name]: wrong })
      const reported = reportedBreaches(form, form.check(settleAnswers(form, answers)))
      const isBroken = reported.some(({ breach }) => pathOfBreach(breach) === rule.path)
      if (isBroken && reported.length === 1) return answers
      if (isBroken) best ??= answers
    }
  }
  return best
}

function inOrder(form: CompiledForm, answers: Answers): Answers {
  return Object.fromEntries(
    form.order.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
  )
}

function nameOf({ name, rule, path }: FormRule): string {
  const end = texts.rules[rule].name
  return `wrong-${toSlug(name)}-${path.includes('/items/') ? texts.entry.name.replace('{name}', end) : end}`
}

function describe(form: CompiledForm, rule: FormRule): string {
  const text = texts.rules[rule.rule].text
    .replace('{limit}', limitOf(form.schema, rule))
    .replace('{label}', () => labelOf(form, rule.name))
  return toReview(rule.path.includes('/items/') ? texts.entry.text.replace('{text}', () => text) : text)
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`
  return free
}
