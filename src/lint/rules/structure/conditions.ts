import { closedIn, optionsIn } from '../../../engine/schema/questions'
import type { FormProperty } from '../../../engine/schema/definition'
import {
  branchesReached,
  combinationsOf,
  conditionsOf,
  isAsked,
  type Condition,
} from '../../source/conditions'
import type { SchemaFile } from '../../source/form-folder'
import { placesLike, pointTo, type FoundPlace } from '../../json/locate'
import {
  crossedIn,
  optionListOf,
  questionNames,
  questionOf,
  requiredNames,
  schemasOf,
  selectable,
} from '../../source/questions'
import { inSchema, reportsOf, suggestOption, type Reporter } from '../rule'

/** A condition whose "required" does not name the same questions as its "properties". */
export const conditionNames = inSchema((schema, report) => {
  for (const [condition, { test, asks, at, key }] of conditionsOf(schema).entries()) {
    const isBroken = schema.invalidPaths.some(
      ([list, index, part]) => list === 'allOf' && index === condition && part === 'if',
    )
    // A misspelt name is reported separately, and agrees with the other list once it is corrected.
    if (isBroken || !test?.properties || !test.required || hasUnknownName(schema, { test, asks })) continue
    for (const name of asks)
      if (!test.required.includes(name)) report('condition-name-missing', key('if', 'required'), { name })
    for (const [index, name] of test.required.entries())
      if (!asks.includes(name)) report('condition-name-extra', at('if', 'required', index), { name })
  }
})

/** Whether a condition names a question that is not there. */
function hasUnknownName(schema: SchemaFile, { test, asks }: Pick<Condition, 'test' | 'asks'>): boolean {
  return [...asks, ...(test?.required ?? [])].some((name) => !questionNames(schema).includes(name))
}

/** A condition on an answer that no one can give: not an option, or a closed one. */
export const conditionValue = inSchema((schema, report) => {
  for (const answer of ['const', 'enum *', 'contains const', 'contains enum *'])
    for (const awaited of placesLike(schema, `allOf * if properties * ${answer}`))
      checkValue(schema, awaited, report)
})

function checkValue(schema: SchemaFile, { path, value: written, at }: FoundPlace, report: Reporter): void {
  const name = String(path[4])
  const isAmong = path.includes('contains')
  const place = at()
  const places = schemasOf(schema, name)
  const question = places[0]
  if (!question || written === undefined || written === null) return
  const options = selectable(question)
  const value = typeof written === 'boolean' ? String(written) : written
  const takesSeveral = places.some(({ rules }) => rules.items?.enum !== undefined)
  if (written === false && places.some(({ all }) => all.type === 'boolean'))
    return report('condition-not-ticked', place, { name })
  if (takesSeveral && !isAmong)
    return report('condition-without-contains', place, { name, value: JSON.stringify(value) })
  if (!takesSeveral && isAmong) return report('contains-without-options', place, { name })
  if (options.length === 0) {
    const also = places.map(({ whole }) => whole())
    return report('condition-on-free-answer', place, { name, value }, { also })
  }
  if (options.includes(written)) {
    const isClosed = places.some(({ rules }) => optionListOf(rules).closed.includes(value))
    return isClosed ? report('condition-on-closed-option', place, { name, value }) : undefined
  }
  // An option with spaces around it is reported by itself, and without them it is this one.
  if (options.some((option) => option !== value && String(option).trim() === value)) return
  const also = places.flatMap(({ rules, whole }) => {
    const { options: list, steps } = optionListOf(rules)
    return list.length > 0 ? [whole(...steps, 'enum')] : []
  })
  // Without quotes, one option with commas in it reads like several.
  const isUnclear = options.some((option) => String(option).includes(','))
  const values = { name, value, options: options.map(isUnclear ? (one) => JSON.stringify(one) : String) }
  report('condition-value', place, values, { ...suggestOption(value, options), also })
}

/** A condition that is written twice: whoever changes or deletes one leaves the other. */
export const repeatedCondition = inSchema((schema, report) => {
  const written = (schema.value.allOf ?? []).map((condition) => JSON.stringify(condition))
  const { at } = pointTo(schema, ['allOf'])
  for (const [index, condition] of written.entries()) {
    const first = written.indexOf(condition)
    if (first < index) report('repeated-condition', at(index), {}, { also: [at(first)] })
  }
})

/** A branch that no answers lead to, not even those that are closed at present. */
export const unreachableBranch = inSchema((schema, report, form) => {
  const active = branchesReached(schema)
  if (!active) return
  const hasWrongValue = (condition: Condition): boolean => {
    const { start, end } = condition.whole('if')
    return reportsOf([conditionValue], form).some((value) => value.start >= start && value.end <= end)
  }
  const conditions = conditionsOf(schema)
  // A condition that waits for a name that is not there never applies, nor does one that waits for a question in it.
  const isExplained = conditions.some((condition) => hasUnknownName(schema, condition))
  for (const condition of conditions) {
    const [then, otherwise] = condition.branches
    const isFollowing = isExplained || hasSpaces(schema, condition) || hasWrongValue(condition)
    if (then !== undefined && !active.has(then) && !isFollowing)
      report('unreachable-branch', condition.key('if'))
    if (otherwise !== undefined && !active.has(otherwise)) report('unreachable-else', condition.key('else'))
  }
})

/** Whether a condition waits for a question of which an option has spaces around it: no one could choose that option. */
function hasSpaces(schema: SchemaFile, { asks }: Condition): boolean {
  return asks.some((name) =>
    schemasOf(schema, name).some(({ options }) => options.some((one) => String(one) !== String(one).trim())),
  )
}

/** Branches that apply together and allow no answer to a question: lists without a common option, crossed limits. */
export const contradictoryBranches = inSchema((schema, report) => {
  const combinations = combinationsOf(schema) ?? []
  for (const name of questionNames(schema)) {
    const stuck = combinations.find((parts) =>
      isStuck(parts.flatMap((part) => part.properties?.[name] ?? [])),
    )
    const culprit = stuck?.findLast((part) => part.properties?.[name] !== undefined)?.properties?.[name]
    const place = schemasOf(schema, name).find(({ rules }) => rules === culprit)
    if (culprit && place) report('contradictory-branches', place.key(), { name })
  }
})

function isStuck(rules: readonly FormProperty[]): boolean {
  if (rules.length < 2) return false
  const lists = rules.flatMap((place) => {
    const options = optionsIn(place)
    return options ? [options] : []
  })
  const closed = rules.flatMap(closedIn)
  const open = lists[0]?.filter(
    (option) => lists.every((list) => list.includes(option)) && !closed.includes(option),
  )
  return open?.length === 0 || crossedIn(rules).length > 0
}

/** A required question that is hidden: the form could then never be sent. */
export const requiredNeverShown = inSchema((schema, report) => {
  const combinations = combinationsOf(schema) ?? []
  for (const { name, required: list, place } of requiredNames(schema)) {
    const isHidden = combinations.some(
      (parts) => parts.some(({ required }) => required === list) && !isAsked(parts, name),
    )
    if (isHidden && questionOf(schema, name)) report('required-never-shown', place, { name })
  }
})
