import { activeBranches } from '../../engine/schema/conditions'
import { closedIn, optionsIn } from '../../engine/schema/questions'
import type { FormBranch, FormProperty } from '../../engine/schema/definition'
import type { PathStep } from '../json/json-node'
import type { Report, FormRule } from '../report/diagnostic'
import { didYouMean } from '../report/did-you-mean'
import { answerStates } from '../../engine/fixtures/answer-states'
import { validSchema } from '../source/compiled-form'
import type { SchemaFile } from '../source/form-folder'
import { reportAt, reportKey, valueSpan, wholeSpan } from '../source/locate'
import {
  questionSchemas,
  controlsOf,
  optionListOf,
  optionsOfQuestion,
  partsOf,
  questionNames,
  ruleOfQuestion,
} from '../source/questions'

/** A condition whose "required" does not name the same questions as its "properties". */
export const conditionNames: FormRule = ({ schema }) => {
  if (!schema) return []
  return (schema.value.allOf ?? []).flatMap(({ if: test }, index) => {
    if (!test?.properties || !test.required) return []
    const { properties, required } = test
    const at = ['allOf', index, 'if']
    // A misspelt name is reported separately, and agrees with the other list once it is corrected.
    if (hasStranger(schema, test)) return []
    const missing = Object.keys(properties).filter((name) => !required.includes(name))
    return [
      ...missing.map((name) => reportKey('condition-name-missing', schema, [...at, 'required'], { name })),
      ...required.flatMap((name, position) =>
        Object.hasOwn(properties, name)
          ? []
          : [reportAt('condition-name-extra', schema, [...at, 'required', position], { name })],
      ),
    ]
  })
}

/** Whether a condition names a question that is not there. */
function hasStranger(schema: SchemaFile, test: LooseTest): boolean {
  const known = questionNames(schema)
  const named = [...Object.keys(test?.properties ?? {}), ...(test?.required ?? [])]
  return named.some((name) => name !== undefined && !known.includes(name))
}

type LooseTest = NonNullable<SchemaFile['value']['allOf']>[number]['if']

/** A condition on an answer that no one can give: not an option, or a closed one. */
export const conditionValue: FormRule = ({ schema }) => {
  if (!schema) return []
  return (schema.value.allOf ?? []).flatMap(({ if: test }, index) =>
    Object.entries(test?.properties ?? {}).flatMap(([name, answer]) => {
      const at = ['allOf', index, 'if', 'properties', name]
      const single =
        answer?.const === undefined ? [] : judgeValue(schema, name, answer.const, [...at, 'const'])
      const several = (answer?.enum ?? []).flatMap((value, position) =>
        judgeValue(schema, name, value, [...at, 'enum', position]),
      )
      const { contains } = answer ?? {}
      const among = [
        ...(contains?.const === undefined
          ? []
          : judgeValue(schema, name, contains.const, [...at, 'contains', 'const'])),
        ...(contains?.enum ?? []).flatMap((value, position) =>
          judgeValue(schema, name, value, [...at, 'contains', 'enum', position]),
        ),
      ]
      return [...single, ...several, ...among]
    }),
  )
}

function judgeValue(
  schema: SchemaFile,
  name: string,
  written: string | number | boolean,
  at: readonly PathStep[],
): readonly Report[] {
  const asked = questionSchemas(schema).filter((place) => place.name === name)
  const isTick = ruleOfQuestion(schema, name, 'type') === 'boolean'
  const options = isTick ? ['true'] : optionsOfQuestion(schema, name)
  const value = typeof written === 'boolean' ? String(written) : written
  if (asked.length === 0) return []
  const takesSeveral = asked.some(({ rules }) => rules.items?.enum !== undefined)
  if (takesSeveral !== at.includes('contains'))
    return takesSeveral
      ? [reportAt('condition-without-contains', schema, at, { name, value: JSON.stringify(value) })]
      : [reportAt('contains-without-options', schema, at, { name })]
  if (options.length === 0) {
    const also = asked.map(({ path }) => ({ file: schema.path, span: wholeSpan(schema.root, path) }))
    return [reportAt('condition-on-free-answer', schema, at, { name, value }, { also })]
  }
  if (options.includes(value) && isTick === (typeof written === 'boolean')) {
    const isClosed = asked.some(({ rules }) => optionListOf(rules).closed.includes(value))
    return isClosed ? [reportAt('condition-on-closed-option', schema, at, { name, value })] : []
  }
  const suggestion = didYouMean(String(value), options.map(String))
  const meant = options.find((option) => String(option) === suggestion?.value)
  const also = asked.flatMap(({ rules, path }) => {
    const { options: listed, way } = optionListOf(rules)
    const span = () => wholeSpan(schema.root, [...path, ...way, 'enum'])
    return listed.length > 0 ? [{ file: schema.path, span: span() }] : []
  })
  if (meant === undefined)
    return [reportAt('condition-value', schema, at, { name, value, options }, { also })]
  const fix = [{ ...valueSpan(schema.root, at), text: isTick ? 'true' : JSON.stringify(meant) }]
  return [
    reportAt(
      'condition-value',
      schema,
      at,
      { name, value, options },
      { suggestion: String(meant), fix, also },
    ),
  ]
}

/** A branch that no answers lead to. */
export const unreachableBranch: FormRule = ({ schema }) => {
  const valid = validSchema(schema)
  const states = valid && answerStates(valid)
  if (!schema || !valid || !states) return []
  const active = new Set(states.flatMap((state) => activeBranches(valid, state)))
  return (valid.allOf ?? []).flatMap(({ if: test, then, else: otherwise }, index) => [
    ...(active.has(then) || hasStranger(schema, test)
      ? []
      : [reportKey('unreachable-branch', schema, ['allOf', index, 'if'])]),
    ...(otherwise === undefined || active.has(otherwise)
      ? []
      : [reportKey('unreachable-else', schema, ['allOf', index, 'else'])]),
  ])
}

/** Branches that apply together and allow no answer to a question: lists without a common option, crossed limits. */
export const contradictoryBranches: FormRule = ({ schema }) => {
  const valid = validSchema(schema)
  const states = valid && answerStates(valid)
  if (!schema || !valid || !states) return []
  const combinations = states.map((state) => [valid, ...activeBranches(valid, state)])
  return questionNames(schema).flatMap((name) => {
    const stuck = combinations.find((parts) =>
      isStuck(parts.flatMap((part) => part.properties?.[name] ?? [])),
    )
    const culprit = stuck?.findLast((part) => part.properties?.[name] !== undefined)
    if (!culprit) return []
    return [
      reportKey(
        'contradictory-branches',
        schema,
        [...pathOf(valid.allOf ?? [], culprit), 'properties', name],
        {
          name,
        },
      ),
    ]
  })
}

function isStuck(rules: readonly FormProperty[]): boolean {
  const lists = rules.map((place) => optionsIn(place)).filter((options) => options !== undefined)
  if (rules.length < 2) return false
  const [first = []] = lists
  const common = first.filter((option) => lists.every((list) => list.includes(option)))
  const open = common.filter((option) => !rules.some((place) => closedIn(place).includes(option)))
  const least = Math.max(...rules.map(({ minimum, minLength }) => minimum ?? minLength ?? -Infinity))
  const most = Math.min(...rules.map(({ maximum, maxLength }) => maximum ?? maxLength ?? Infinity))
  return (lists.length > 0 && open.length === 0) || least > most
}

function pathOf(
  conditions: readonly { readonly then: FormBranch; readonly else?: FormBranch }[],
  part: FormBranch,
): readonly (string | number)[] {
  const index = conditions.findIndex(({ then, else: otherwise }) => then === part || otherwise === part)
  if (index === -1) return []
  return ['allOf', index, conditions[index]?.then === part ? 'then' : 'else']
}

/** A required question that is hidden: the form could then never be sent. */
export const requiredNeverShown: FormRule = ({ schema }) => {
  const valid = validSchema(schema)
  const states = valid && answerStates(valid)
  if (!schema || !valid || !states) return []
  const known = questionNames(schema)
  const hidden = new Set(
    states.flatMap((state) => {
      const parts = [valid, ...activeBranches(valid, state)]
      const required = parts.flatMap((part) => part.required ?? [])
      return required.filter(
        (name) =>
          known.includes(name) &&
          !parts.some(({ properties }) => properties && Object.hasOwn(properties, name)),
      )
    }),
  )
  return partsOf(schema).flatMap(({ path, required }) =>
    required.flatMap((name, index) =>
      hidden.has(name)
        ? [reportAt('required-never-shown', schema, [...path, 'required', index], { name })]
        : [],
    ),
  )
}

/** A required question that waits for a hidden one, so that it stays disabled. */
export const waitsForHidden: FormRule = ({ schema, ui }) => {
  const valid = validSchema(schema)
  const states = valid && answerStates(valid)
  if (!valid || !states || !ui) return []
  const shown = states.map((state) => [valid, ...activeBranches(valid, state)])
  return controlsOf(ui).flatMap(([name, control]) => {
    const property = control['ui:options']?.dependsOn?.property
    const isStuck = shown.some((parts) => {
      const has = (question: string) =>
        parts.some(({ properties }) => properties && Object.hasOwn(properties, question))
      return has(name) && !has(property ?? name) && parts.some(({ required }) => required?.includes(name))
    })
    if (property === undefined || !isStuck) return []
    return [
      reportAt('waits-for-hidden', ui, [name, 'ui:options', 'dependsOn', 'property'], { name, property }),
    ]
  })
}

/** A "dependsOn" that does not match the conditions of schema.json, and a question that lacks one. */
export const dependsOn: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const known = questionNames(schema)
  const controls = new Map(controlsOf(ui))
  const waiting = known.filter(
    (name) => changesOptions(schema, name).length > 0 && !hasOwnOptions(schema, name),
  )
  return [
    ...[...controls].flatMap(([name, control]) => {
      const property = control['ui:options']?.dependsOn?.property
      if (property === undefined || !known.includes(property) || !known.includes(name)) return []
      if (changes(schema, name).includes(property)) return []
      return [
        reportAt('depends-on-without-condition', ui, [name, 'ui:options', 'dependsOn', 'property'], {
          name,
          property,
        }),
      ]
    }),
    ...waiting.flatMap((name) => {
      if (controls.get(name)?.['ui:options']?.dependsOn) return []
      return [
        reportKey('depends-on-missing', ui, [name], {
          name,
          property: changesOptions(schema, name)[0] ?? '',
        }),
      ]
    }),
  ]
}

/** The questions whose answers change the rules of this question. */
function changes(schema: SchemaFile, name: string): readonly string[] {
  return (schema.value.allOf ?? []).flatMap(({ if: test, then, else: otherwise }) => {
    const touches = [then, otherwise].some(
      (branch) => branch?.properties && Object.hasOwn(branch.properties, name),
    )
    return touches ? Object.keys(test?.properties ?? {}) : []
  })
}

function changesOptions(schema: SchemaFile, name: string): readonly string[] {
  return (schema.value.allOf ?? []).flatMap(({ if: test, then, else: otherwise }) => {
    const touches = [then, otherwise].some((branch) => branch?.properties?.[name]?.enum !== undefined)
    return touches ? Object.keys(test?.properties ?? {}) : []
  })
}

function hasOwnOptions(schema: SchemaFile, name: string): boolean {
  const own = questionSchemas(schema).find((asked) => asked.name === name && asked.part.path.length === 0)
  return own === undefined || own.rules.enum !== undefined
}
