import { fillText } from '../../../../engine/fill-text'
import { hasOptions, leavesOthers } from '../../../../generate/new/new-form-answers'
import texts from '../../texts.json'
import { answersOf, type FormPlan } from './form-plan'

/** Something to do before a form can be written, and the id of the control where it is done. */
export interface PlanError {
  readonly id: string
  readonly text: string
}

/** What is missing in a plan, from top to bottom. What only shows beside other forms is found when the form is written. */
export function planErrors(plan: FormPlan): readonly PlanError[] {
  const { errors } = texts.new
  const found: PlanError[] = []
  if (plan.title.trim() === '') found.push({ id: 'new-title', text: errors.title })
  else if (plan.slug.trim() === '') found.push({ id: 'new-slug', text: errors.slug })
  if (plan.description.trim() === '') found.push({ id: 'new-about', text: errors.about })
  if (plan.tags.length === 0) found.push({ id: 'new-tags', text: errors.tags })
  const { questions } = answersOf(plan)
  for (const [index, question] of questions.entries()) {
    const id = `question-${plan.questions[index]?.id ?? 0}`
    const say = (text: string) => found.push({ id, text: fillText(text, { number: index + 1 }) })
    if (question.label.trim() === '') say(errors.label)
    if (hasOptions(question.kind) && (question.options ?? []).length < 2) say(errors.options)
    const source = questions.find(({ label }) => label === question.when?.label)
    const awaited = question.when?.answers ?? []
    if (source && (awaited.length === 0 || !leavesOthers(source, awaited))) say(errors.awaited)
  }
  return found
}
