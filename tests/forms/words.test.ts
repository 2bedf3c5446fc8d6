import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ErrorMessages } from '../../src/engine/schema/definition'
import fallbacks from '../../src/engine/answers/fallback-messages.json'
import { errorMessage, type QuestionRule } from '../../src/engine/answers/error-messages'
import type { CompiledForm } from '../../src/engine/schema/form'
import { subschemasOf } from '../../src/engine/schema/questions'
import { rulesOfForm } from '../../src/engine/answers/rules-of-form'
import { validate } from '../../src/engine/answers/validate'
import { anyInput } from './any-answers'
import { everyForm } from './every-form'

const everyRule = everyForm.flatMap(({ slug, shipped }) =>
  rulesOfForm(shipped).map((rule) => ({ slug, form: shipped, rule, path: rule.path })),
)

describe('the text for a broken rule', { timeout: 60_000 }, () => {
  it.each(everyRule)('is in the JSON of $slug for $path', ({ form, rule }) => {
    const text = errorMessage(form.schema, ruleErrorOf(rule), '{value}')
    expect(ownWords(form, rule.name, rule.rule)).toContain(text)
  })

  it.each(everyForm)('are those of $slug, whatever is typed', ({ shipped }) => {
    fc.assert(
      fc.property(anyInput(shipped), (input) => {
        const result = validate(shipped, input)
        if (result.ok) return
        for (const { name, rule, text } of result.errors) {
          const own = ownWords(shipped, name, rule)
          // The linter asks for no words where only a forged request breaks a rule: a page sends no option twice.
          const words = own.length > 0 ? own : Object.values(fallbacks)
          expect(words.some((word) => isSaidBy(word, text))).toBe(true)
        }
      }),
    )
  })
})

/** What Ajv would report for a rule, without any answer. */
function ruleErrorOf({ name, rule, path }: QuestionRule) {
  const inList = path.includes('/items/')
  if (rule !== 'required') {
    return { instancePath: `/${name}${inList ? '/0' : ''}`, schemaPath: path, keyword: rule, params: {} }
  }
  const schemaPath = path.slice(0, path.lastIndexOf('/'))
  return { instancePath: '', schemaPath, keyword: rule, params: { missingProperty: name } }
}

/** Every text that staff wrote for one rule of one question, in any branch. */
function ownWords(form: CompiledForm, name: string, rule: keyof ErrorMessages): readonly string[] {
  const places = subschemasOf(form, name).flatMap((rules) => [rules.errorMessage, rules.items?.errorMessage])
  return places.flatMap((messages) => messages?.[rule] ?? [])
}

function isSaidBy(own: string, text: string): boolean {
  const [start = '', end] = own.split('{value}')
  return end === undefined ? text === own : text.startsWith(start) && text.endsWith(end)
}
