import { nameQuestions } from '../../../generate/new/name-questions'
import type { NewQuestion } from '../../../generate/new/new-form-answers'
import { questionParts } from '../../../generate/new/question-parts'
import { valueAt, swapJson, type JsonPath } from './edit-json'
import { withoutBounds } from './date-range'
import { messageOf, schemaOf, set, uiOf, type FormTexts } from './form-texts'
import { dependentsOf, questionsOf, type Awaited, type QuestionView } from './questions'

/** The form with one more question at its end. Returns its name as well. */
export function addQuestion(
  texts: FormTexts,
  asked: NewQuestion,
): { readonly texts: FormTexts; readonly name: string } {
  const { rules, control } = questionParts(asked)
  const name = freeName(texts, asked.label)
  return { name, texts: insert(texts, { name, rules, control, isRequired: asked.isRequired }) }
}

/** The form with a copy of a question right after it, under its own label. */
export function duplicateQuestion(
  texts: FormTexts,
  name: string,
  label: string,
): { readonly texts: FormTexts; readonly name: string } {
  const source = questionNamed(texts, name)
  const copy = freeName(texts, label)
  if (!source) return { texts, name }
  const field = messageOf(texts).fields[name]
  const inserted = insert(texts, {
    name: copy,
    rules: { ...source.rules, title: label },
    control: source.control,
    isRequired: source.isRequired,
    ...(field && { field }),
    after: source,
  })
  return { texts: inserted, name: copy }
}

interface Insertion extends Pick<QuestionView, 'name' | 'rules' | 'control' | 'isRequired'> {
  /** How its answer looks in the message. */
  readonly field?: object
  /** The question it follows; at the end of the form where there is none. */
  readonly after?: QuestionView
}

function insert(texts: FormTexts, { name, rules, control, isRequired, field, after }: Insertion): FormTexts {
  const holder = after?.place.slice(0, -2) ?? []
  const siblings = Object.keys((valueAt(texts.schema, [...holder, 'properties']) ?? {}) as object)
  const index = after ? siblings.indexOf(after.name) + 1 : siblings.length
  let next = set(texts, 'schema', [...holder, 'properties', name], rules, index)
  if (isRequired) next = require(next, [...holder, 'required'], name)
  if (Object.keys(control).length > 0) next = set(next, 'ui', [name], control)
  if (field) next = set(next, 'message', ['fields', name], field)
  return place(next, name, after?.name)
}

/** Put a name into the order and the sections of the page, where it has them. */
function place(texts: FormTexts, name: string, after: string | undefined): FormTexts {
  const ui = uiOf(texts)
  let next = texts
  const { 'ui:order': order, 'ui:sections': sections } = ui
  if (order) next = addItem(next, ['ui:order'], order, name, after)
  if (sections) {
    const at = sections.findIndex(({ properties }) => after !== undefined && properties.includes(after))
    const index = at < 0 ? sections.length - 1 : at
    next = addItem(next, ['ui:sections', index, 'properties'], sections[index]?.properties ?? [], name, after)
  }
  return next
}

function addItem(
  texts: FormTexts,
  path: JsonPath,
  list: readonly string[],
  name: string,
  after: string | undefined,
): FormTexts {
  const at = after === undefined ? -1 : list.indexOf(after)
  const index = at < 0 ? list.length : at + 1
  return set(texts, 'ui', path, [...list.slice(0, index), name, ...list.slice(index)])
}

/** The form with a name added to a list of required ones, which has the order of the questions. */
export function require(texts: FormTexts, path: JsonPath, name: string): FormTexts {
  const before = (valueAt(texts.schema, path) ?? []) as readonly string[]
  if (before.includes(name)) return texts
  const order = Object.keys((valueAt(texts.schema, [...path.slice(0, -1), 'properties']) ?? {}) as object)
  const known = order.filter((each) => each === name || before.includes(each))
  const others = before.filter((each) => !order.includes(each))
  return set(texts, 'schema', path, [...known, ...others])
}

/** The form with a name removed from a list of required ones; a list that becomes empty in a condition is removed. */
export function release(texts: FormTexts, path: JsonPath, name: string): FormTexts {
  const before = (valueAt(texts.schema, path) ?? []) as readonly string[]
  if (!before.includes(name)) return texts
  const left = before.filter((each) => each !== name)
  return set(texts, 'schema', path, left.length === 0 && path.length > 1 ? undefined : left)
}

/** Why a question cannot be deleted: the questions that depend on it, or that it is the only one. */
export function reasonToStay(texts: FormTexts, name: string): 'only' | readonly string[] | undefined {
  const all = questionsOf(texts)
  if (all.length === 1) return 'only'
  const dependents = dependentsOf(texts, name)
  const labels = all.filter((each) => dependents.includes(each.name)).map(({ label }) => label)
  return labels.length > 0 ? labels : undefined
}

/** The form without a question, and without everything that refers to it. */
export function deleteQuestion(texts: FormTexts, name: string): FormTexts {
  const question = questionNamed(texts, name)
  if (!question) return texts
  let next = takeRules(texts, question)
  next = withoutBounds(withoutBranches(next, name), name)
  next = set(next, 'ui', [name], undefined)
  const { 'ui:order': order, 'ui:sections': sections } = uiOf(next)
  if (order)
    next = set(
      next,
      'ui',
      ['ui:order'],
      order.filter((each) => each !== name),
    )
  const index = sections?.findIndex(({ properties }) => properties.includes(name)) ?? -1
  const section = sections?.[index]
  if (section) {
    const left = section.properties.filter((each) => each !== name)
    next =
      left.length === 0
        ? set(next, 'ui', ['ui:sections', index], undefined)
        : set(next, 'ui', ['ui:sections', index, 'properties'], left)
  }
  next = set(
    withRoutes(next, name, () => []),
    'message',
    ['fields', name],
    undefined,
  )
  return withoutPlaceholder(withoutFixtureAnswers(next, name), name)
}

/** Remove a question's rules, and the condition if it becomes empty. */
function takeRules(texts: FormTexts, { place, requiredList, name }: QuestionView): FormTexts {
  let next = release(texts, requiredList, name)
  next = set(next, 'schema', place, undefined)
  return withoutEmptyConditions(next)
}

/** Removes the rules that conditions add to a question. */
function withoutBranches(texts: FormTexts, name: string): FormTexts {
  let next = texts
  for (const [index] of (schemaOf(texts).allOf ?? []).entries()) {
    for (const side of ['then', 'else']) {
      next = release(next, ['allOf', index, side, 'required'], name)
      next = set(next, 'schema', ['allOf', index, side, 'properties', name], undefined)
    }
  }
  return withoutEmptyConditions(next)
}

function withoutEmptyConditions(texts: FormTexts): FormTexts {
  const conditions = schemaOf(texts).allOf ?? []
  const isEmpty = (branch: object | undefined) =>
    branch === undefined || Object.values(branch).every((part: object) => Object.keys(part).length === 0)
  const index = conditions.findLastIndex((each) => isEmpty(each.then) && isEmpty(each.else))
  if (index < 0) return texts
  const path = conditions.length === 1 ? ['allOf'] : ['allOf', index]
  return withoutEmptyConditions(set(texts, 'schema', path, undefined))
}

/** The form with changed answers in the routes of one question; a route without answers is removed. */
export function withRoutes(
  texts: FormTexts,
  name: string,
  change: (answers: readonly (string | number | boolean)[]) => readonly unknown[],
): FormTexts {
  const { routes } = messageOf(texts)
  const next = routes?.flatMap((route) => {
    const answers = route.property === name ? change(route.answers) : route.answers
    return answers.length > 0 ? [{ ...route, answers }] : []
  })
  if (!next || JSON.stringify(next) === JSON.stringify(routes)) return texts
  return set(texts, 'message', ['routes'], next.length > 0 ? next : undefined)
}

/** Removes the placeholders of a question from the message. */
function withoutPlaceholder(texts: FormTexts, name: string): FormTexts {
  const message = messageOf(texts)
  const strip = (text: string) =>
    text.replaceAll(new RegExp(`\\s*(?:[:–-]\\s*)?\\{${name}\\}`, 'g'), '').trim()
  let next = texts
  for (const key of ['title', 'thread', 'content'] as const) {
    const text = message[key]
    if (!text?.includes(`{${name}}`)) continue
    const left = strip(text)
    // A post must have a title, but a message need not open a post.
    next = set(next, 'message', [key], key === 'thread' && left === '' ? undefined : left)
  }
  return next
}

/** Removes the question from fixtures; a wrong one that was refused only for that answer is deleted. */
function withoutFixtureAnswers(texts: FormTexts, name: string): FormTexts {
  let next = texts
  for (const group of ['valid', 'wrong']) {
    for (const fixture of Object.keys((valueAt(texts.fixtures, [group]) ?? {}) as object)) {
      const path = [group, fixture]
      const errors = Object.keys((valueAt(texts.fixtures, [...path, 'errors']) ?? {}) as object)
      const isOver = errors.length === 1 && errors[0] === name
      next = set(next, 'fixtures', isOver ? path : [...path, 'answers', name], undefined)
      if (!isOver) next = set(next, 'fixtures', [...path, 'errors', name], undefined)
    }
  }
  return next
}

/** The question that a question can be swapped with; undefined if it cannot move. */
export function neighbourOf(texts: FormTexts, name: string, by: -1 | 1): string | undefined {
  const all = questionsOf(texts)
  const own = all.find((each) => each.name === name)
  if (!own) return undefined
  const holder = own.place.slice(0, -1).join()
  // Questions that depend on an answer are below the question for it, and move with it.
  const siblings = all.filter((each) => each.place.slice(0, -1).join() === holder)
  const other = siblings[siblings.indexOf(own) + by]
  if (!other) return undefined
  const [upper, lower] = by < 0 ? [other, own] : [own, other]
  const source = lower.control['ui:options']?.dependsOn?.property
  const isBound = source === upper.name || dependentsOf(texts, upper.name).includes(lower.name)
  return isBound ? undefined : other.name
}

/** The form with a question moved up or down by one. */
export function moveQuestion(texts: FormTexts, name: string, by: -1 | 1): FormTexts {
  const other = neighbourOf(texts, name, by)
  const [own, neighbour] = [questionNamed(texts, name), other && questionNamed(texts, other)]
  if (!own || !neighbour) return texts
  const { 'ui:order': order } = uiOf(texts)
  let next = { ...texts, schema: swapJson(texts.schema, own.place, neighbour.place) }
  if (own.isRequired && neighbour.isRequired) {
    const required = valueAt(texts.schema, own.requiredList) as readonly string[]
    const [one, two] = [required.indexOf(name), required.indexOf(neighbour.name)]
    next = {
      ...next,
      schema: swapJson(next.schema, [...own.requiredList, one], [...own.requiredList, two]),
    }
  }
  if (order) next = set(next, 'ui', ['ui:order'], inOrder(order, own.name, neighbour.name))
  return withSectionsInOrder(next)
}

/** The form with a question moved to another place, counted from 0, or as near to it as possible. */
export function moveQuestionTo(texts: FormTexts, name: string, place: number): FormTexts {
  const from = questionsOf(texts).findIndex((each) => each.name === name)
  const by = Math.sign(place - from)
  if (from < 0 || (by !== 1 && by !== -1) || neighbourOf(texts, name, by) === undefined) return texts
  const next = moveQuestion(texts, name, by)
  const now = questionsOf(next).findIndex((each) => each.name === name)
  // A question that others depend on takes them along, and may overshoot the place.
  return Math.sign(place - now) === by ? moveQuestionTo(next, name, place) : next
}

function inOrder(order: readonly string[], one: string, other: string): readonly string[] {
  return order.map((name) => (name === one ? other : name === other ? one : name))
}

/** The form with a changed condition for a question: after certain answers, or always. */
export function setWhen(texts: FormTexts, name: string, when: Awaited | undefined): FormTexts {
  const question = questionNamed(texts, name)
  if (!question) return texts
  const { rules, isRequired } = question
  let next = takeRules(texts, question)
  const holder = when ? conditionFor(next, when) : { texts: next, path: [] as JsonPath }
  next = holder.texts
  const source = when ?? question.when
  const siblings = Object.keys((valueAt(next.schema, [...holder.path, 'properties']) ?? {}) as object)
  const at = when || !source ? siblings.length : siblings.indexOf(source.source) + 1
  next = set(next, 'schema', [...holder.path, 'properties', name], rules, at)
  if (isRequired) next = require(next, [...holder.path, 'required'], name)
  const order = uiOf(texts)['ui:order']
  if (order) {
    const others = order.filter((each) => each !== name)
    const index = when ? others.indexOf(when.source) + 1 : order.indexOf(name)
    next = set(next, 'ui', ['ui:order'], others.toSpliced(index, 0, name))
  }
  return withSectionsInOrder(next)
}

/** The condition for these answers that shows questions; a new one if there is none. */
function conditionFor(texts: FormTexts, { source, answers }: Awaited): { texts: FormTexts; path: JsonPath } {
  const conditions = schemaOf(texts).allOf ?? []
  const [only, ...others] = answers
  const meant = others.length === 0 ? { const: only } : { enum: answers }
  const test = questionNamed(texts, source)?.kind === 'choices' ? { contains: meant } : meant
  const wanted = { properties: { [source]: test }, required: [source] }
  const index = conditions.findIndex(
    (each) =>
      JSON.stringify(each.if) === JSON.stringify(wanted) && !hasOnlyRules(texts, each.then.properties),
  )
  if (index >= 0) return { texts, path: ['allOf', index, 'then'] }
  // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
  const added = [...conditions, { if: wanted, then: { properties: {} } }]
  const at = conditions.length
  const next =
    at === 0 ? set(texts, 'schema', ['allOf'], added) : set(texts, 'schema', ['allOf', at], added[at], at)
  return { texts: next, path: ['allOf', at, 'then'] }
}

/** Whether a branch shows no question, and only adds rules for existing ones. */
function hasOnlyRules(texts: FormTexts, properties: object = {}): boolean {
  return Object.keys(properties).every((name) => name in schemaOf(texts).properties)
}

/** Keeps the number of questions in each section, in the order of the page. */
function withSectionsInOrder(texts: FormTexts): FormTexts {
  const page = questionsOf(texts).map(({ name }) => name)
  let [next, from] = [texts, 0]
  for (const [index, { properties }] of (uiOf(texts)['ui:sections'] ?? []).entries()) {
    const now = page.slice(from, from + properties.length)
    from += properties.length
    if (now.join() !== properties.join()) next = set(next, 'ui', ['ui:sections', index, 'properties'], now)
  }
  return next
}

function questionNamed(texts: FormTexts, name: string): QuestionView | undefined {
  return questionsOf(texts).find((each) => each.name === name)
}

function freeName(texts: FormTexts, label: string): string {
  const taken = questionsOf(texts).map(({ name }) => name)
  const wanted = nameQuestions([label])[0] ?? 'question'
  let name = wanted
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted}${number}`
  return name
}
