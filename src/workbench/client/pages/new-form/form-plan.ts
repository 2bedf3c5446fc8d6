import type { HubCard } from '../../../../engine/schema/definition'
import type { NewFormRefusal } from '../../../../generate/new/check-answers'
import { newDefinition } from '../../../../generate/new/new-definition'
import { firstPopularity, hasOptions, type NewFormAnswers } from '../../../../generate/new/new-form-answers'
import { normalizeNewForm } from '../../../../generate/new/normalize-new-form'
import { slugFrom } from '../../../../lint/source/slug'
import type { PlannedQuestion } from '../../components/NewQuestionFields'
import { lacksOptions, pastedOptions } from '../../panels/option-lines'
import texts from '../../texts.json'

/** A new form while it is planned, with its first question. Until staff choose an address, it follows the title. */
export interface FormPlan extends PlannedQuestion {
  readonly title: string
  readonly slug: string
  readonly hasOwnSlug: boolean
  readonly description: string
  readonly tags: readonly string[]
}

export const emptyPlan: FormPlan = {
  title: '',
  slug: '',
  hasOwnSlug: false,
  description: '',
  tags: [],
  label: '',
  kind: 'text',
  options: '',
}

/** A preview need not fit in with other forms. */
const noOtherForms = { cards: [], slugs: [], colours: [], references: [], tags: [] }

/** The plan with some of it changed. */
export function planWith(plan: FormPlan, change: Partial<FormPlan>): FormPlan {
  const next = { ...plan, ...change, ...(change.slug !== undefined && { hasOwnSlug: change.slug !== '' }) }
  return change.title === undefined || plan.hasOwnSlug ? next : { ...next, slug: slugFrom(change.title) }
}

/** Whether no address can be made from the title, so that staff must write one. */
export function needsOwnSlug({ title, slug }: FormPlan): boolean {
  return title.trim() !== '' && slug.trim() === '' && slugFrom(title) === ''
}

/** The plan in the format for `newForm`. */
export function newFormAnswers({ label, kind, options, ...plan }: FormPlan): NewFormAnswers {
  const { title, slug, description, tags } = plan
  const question = {
    label,
    kind,
    isRequired: true,
    ...(hasOptions(kind) && { options: pastedOptions(options) }),
  }
  return { title, slug, description, tags, questions: [question] }
}

/** The form and its card so far, to be previewed, with placeholders for what is still empty. */
export function draftForm(plan: FormPlan, colour: string) {
  const { name, about, label } = texts.new
  const or = (text: string, other: string) => (text.trim() === '' ? other : text)
  const options = lacksOptions(plan.kind, plan.options) ? texts.panels.firstOptions.join('\n') : plan.options
  const answers = normalizeNewForm({
    ...newFormAnswers({ ...plan, label: or(plan.label, label), options }),
    // The emblem of a form that has none yet.
    slug: 'default',
    title: or(plan.title, name),
    description: or(plan.description, about),
  })
  const { slug, title, description, tags } = answers
  const card: HubCard = { slug, title, description, colour, popularity: firstPopularity, tags: [...tags] }
  const definition = { slug, ...newDefinition(answers, noOtherForms, { colour, reference: 'AA' }) }
  return { definition, card }
}

/** An error in the plan, and the selector of the control where it can be fixed. */
export interface PlanError {
  readonly control: string
  readonly text: string
}

const controls: Readonly<Partial<Record<keyof NewFormAnswers, string>>> = {
  title: '#new-title',
  slug: '#new-slug',
  description: '#new-about',
  tags: '#new-tags input',
  questions: '#new-label',
}

/** The error for a refusal, at the control of the refused answer; at the button where the plan has no such answer. */
export function planErrorOf({ part, text }: NewFormRefusal): PlanError {
  return { control: (part && controls[part]) ?? '.new-write [type=submit]', text }
}

/** What is missing in a plan, from top to bottom. Conflicts with other forms are found when the form is written. */
export function planErrors({ title, slug, description, tags, label, kind, options }: FormPlan): PlanError[] {
  const { errors } = texts.new
  const isEmpty = (text: string) => text.trim() === ''
  const found: PlanError[] = []
  if (isEmpty(title)) found.push(planErrorOf({ part: 'title', text: errors.title }))
  else if (isEmpty(slug)) found.push(planErrorOf({ part: 'slug', text: errors.slug }))
  if (isEmpty(description)) found.push(planErrorOf({ part: 'description', text: errors.about }))
  if (tags.length === 0) found.push(planErrorOf({ part: 'tags', text: errors.tags }))
  if (isEmpty(label)) found.push(planErrorOf({ part: 'questions', text: errors.label }))
  if (lacksOptions(kind, options)) found.push({ control: '.new-question textarea', text: errors.options })
  return found
}
