import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { inOrder } from '../../../engine/fixtures/derive-wrong'
import { fittingAnswer } from '../../../engine/fixtures/fitting-answers'
import type { FormBranch, FormSchema, FormTest } from '../../../engine/schema/definition'
import { visibleQuestions } from '../../../engine/schema/questions'
import { nameQuestions } from '../../../generate/new/label-words'
import { usualMinutes, anyOf } from '../../../generate/new/new-definition'
import type { NewQuestion } from '../../../generate/new/new-form-answers'
import { questionParts } from '../../../generate/new/question-parts'
import { compileIfValid, editForm, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { removeBounds } from './date-range'
import { writeLabel } from './error-words'
import { arrange, endOfBlock, entriesIn } from './move-question'
import {
  branchesOf,
  branchFor,
  dependentsOf,
  holderOf,
  questionIn,
  questionsIn,
  questionsOf,
  type VisibleWhen,
  type QuestionView,
} from './questions'
import { titlesNaming } from './uses-of-question'

/** The form with one more question at its end, and the question's name. */
export function addQuestion(texts: FormTexts, asked: NewQuestion) {
  const { rules, control } = questionParts(asked)
  return add(texts, asked.label, { rules, control, isRequired: asked.isRequired })
}

/** The form with a copy of a question below it, and its name. The copy gets a label that no other question has. */
export function duplicateQuestion(texts: FormTexts, name: string) {
  const all = questionsOf(texts)
  const source = all.find((each) => each.name === name)
  if (!source) return { texts, name }
  const label = copyLabel(all, source.label)
  const copy = structuredClone(source)
  writeLabel(copy, label)
  return add(texts, label, copy, name)
}

function copyLabel(questions: readonly QuestionView[], label: string): string {
  const taken = questions.map((question) => question.label.toLowerCase())
  let number = 2
  while (taken.includes(`${label} ${number}`.toLowerCase())) number += 1
  return `${label} ${number}`
}

/** Adds a question below another one, with the same place in the message; without one, at the end of the form. */
function add(
  texts: FormTexts,
  label: string,
  { rules, control, isRequired }: Pick<QuestionView, 'rules' | 'control' | 'isRequired'>,
  after?: string,
) {
  const taken = questionsOf(texts).map((each) => each.name)
  const [name = 'question'] = nameQuestions([label], taken)
  const added = editForm(texts, (form) => {
    const { schema, ui, message } = form
    const { branch, properties } = holderOf(schema, after ?? '') ?? {
      branch: schema,
      properties: schema.properties,
    }
    const entries = entriesIn(form)
    const at = after === undefined ? entries.length : endOfBlock(form, after)
    properties[name] = rules
    if (isRequired) addRequired(branch, name)
    ui[name] = control
    const field = message.fields[after ?? '']
    if (field) message.fields[name] = field
    arrange(form, entries.toSpliced(at, 0, name))
  })
  return { texts: withMinutes(texts, answerInFull(added, name)), name }
}

/** The form after a change to its questions, with its minutes updated unless staff set their own. */
function withMinutes(before: FormTexts, after: FormTexts): FormTexts {
  const [old, now] = [before, after].map((form) => usualMinutes(questionsOf(form).map(({ kind }) => kind)))
  if (old === now || valuesOf(before).ui['ui:minutes'] !== old) return after
  return editForm(after, ({ ui }) => Object.assign(ui, { 'ui:minutes': now }))
}

/**
 * The form with an answer to its new question in the fixture "full", if that answers every other question: its
 * description says that it answers them all.
 */
function answerInFull(texts: FormTexts, name: string): FormTexts {
  const { schema, ui, message, fixtures } = valuesOf(texts)
  const answers = fixtures?.valid?.['full']?.answers
  const form = answers && compileIfValid({ slug: 'added', schema, ui, message })
  if (!form) return texts
  const given = normalizeAnswers(form, answers)
  const [missing, ...others] = visibleQuestions(form, given).filter(
    (question) => given[question.name] === undefined,
  )
  if (missing?.name !== name || others.length > 0) return texts
  const answer = fittingAnswer(form, given, missing)
  if (answer === undefined) return texts
  return editForm(texts, ({ fixtures }) => {
    const full = fixtures?.valid?.['full']
    if (full) full.answers = inOrder(form, { ...answers, [name]: answer })
  })
}

/** Adds a name to the required ones of a branch, which have the order of its questions. */
export function addRequired(branch: FormBranch, name: string): void {
  const { properties = {}, required = [] } = branch
  if (required.includes(name)) return
  const order = Object.keys(properties)
  branch.required = [
    ...order.filter((each) => each === name || required.includes(each)),
    ...required.filter((each) => !order.includes(each)),
  ]
}

/** Removes a name from the required ones; a branch, unlike the form, need not have any. */
export function removeRequired(branch: FormBranch, name: string): void {
  if (!branch.required?.includes(name)) return
  const left = branch.required.filter((each) => each !== name)
  if (left.length > 0 || 'type' in branch) branch.required = left
  else delete branch.required
}

/** Why a question cannot be deleted: the questions that depend on it, or that it is the only one. */
export function reasonToKeep(texts: FormTexts, name: string): 'only' | readonly QuestionView[] | undefined {
  const form = valuesOf(texts)
  const all = questionsIn(form)
  if (all.length === 1) return 'only'
  const names = dependentsOf(form, name)
  const dependents = all.filter((each) => names.includes(each.name))
  return dependents.length > 0 ? dependents : undefined
}

/** The form without a question, and without everything that refers to it. */
export function deleteQuestion(texts: FormTexts, name: string): FormTexts {
  const left = editForm(texts, (form) => {
    const { schema, ui, message, fixtures } = form
    const entries = entriesIn(form).filter((each) => each !== name)
    for (const branch of [schema, ...branchesOf(schema)]) removeFromBranch(branch, name)
    dropEmptyConditions(schema)
    removeBounds(form, name)
    delete ui[name]
    arrange(form, entries)
    followInRoutes(form, name, () => [])
    delete message.fields[name]
    // A forum channel refuses a post without a title, and a message needs a heading.
    for (const key of titlesNaming(message, name))
      message[key] = withoutAnswer(message[key] ?? '', name) || schema.title
    for (const group of [fixtures?.valid, fixtures?.wrong]) {
      for (const [fixture, { answers, errors = {} }] of Object.entries(group ?? {})) {
        // A wrong fixture whose only error was this answer no longer proves anything.
        if (Object.keys(errors).join() === name) delete group?.[fixture]
        delete answers?.[name]
        delete errors[name]
      }
    }
  })
  return withMinutes(texts, left)
}

/** A title without the answer to a question, and without the comma, colon or brackets that were there for it. */
function withoutAnswer(title: string, name: string): string {
  const place = `\\{${name}\\}`
  return title
    .replaceAll(new RegExp(`${place},\\s*|\\s*(?:[:,–-]\\s*)?(?:${place}(?!,)|\\(${place}\\))`, 'g'), '')
    .trim()
}

function removeFromBranch(branch: FormBranch, name: string): void {
  removeRequired(branch, name)
  delete branch.properties?.[name]
}

function dropEmptyConditions(schema: FormSchema): void {
  const isEmpty = (branch: FormBranch | undefined) =>
    Object.values(branch ?? {}).every((part: object | undefined) => Object.keys(part ?? {}).length === 0)
  if (schema.allOf) schema.allOf = schema.allOf.filter((each) => !isEmpty(each.then) || !isEmpty(each.else))
}

/** Changes the answers in the routes of one question; a route without answers is removed. */
export function followInRoutes(
  { message }: FormValues,
  name: string,
  follow: (answers: (string | number | boolean)[]) => (string | number | boolean)[],
): void {
  for (const route of message.routes ?? []) if (route.property === name) route.answers = follow(route.answers)
  if (message.routes) message.routes = message.routes.filter(({ answers }) => answers.length > 0)
}

/** Changes when a question appears. It only moves if it is above the question whose answers decide that. */
export function setWhen(form: FormValues, name: string, when: VisibleWhen | undefined): void {
  const { schema } = form
  const [question, holder] = [questionIn(form, name), holderOf(schema, name)]
  if (!question || !holder) return
  const entries = entriesIn(form)
  const others = entries.filter((each) => each !== name)
  const from = entries.indexOf(name)
  const isAbove = when && from < entries.indexOf(when.source)
  // One less, as the question is removed above it.
  const at = isAbove ? endOfBlock(form, when.source) - 1 : from
  removeFromBranch(holder.branch, name)
  dropEmptyConditions(schema)
  const branch = when ? branchWhen(form, when) : schema
  Object.assign((branch.properties ??= {}), { [name]: question.rules })
  if (question.isRequired) addRequired(branch, name)
  arrange(form, others.toSpliced(at, 0, name))
}

/** The branch of the questions that appear with these answers, or unless they are given. */
function branchWhen(form: FormValues, { source, answers, isUnless }: VisibleWhen): FormBranch {
  const test =
    questionIn(form, source)?.kind === 'choices'
      ? { type: 'array', contains: anyOf(answers) }
      : anyOf(answers)
  // Answers of a choice are texts, as its options are.
  const condition = { properties: { [source]: test }, required: [source] } as FormTest
  return branchFor(form.schema, condition, isUnless ? 'else' : 'then')
}
