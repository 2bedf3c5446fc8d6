import { fillText } from '../../../../engine/fill-text'
import { jsonIn } from '../../../../engine/json'
import { propertiesOf } from '../../../../engine/properties-of'
import type { HubCard } from '../../../../engine/schema/definition'
import type { Definition } from '../../../../engine/schema/form'
import { type NewFormRefusal, normalizeNewForm } from '../../../../generate/new/check-answers'
import { newDefinition } from '../../../../generate/new/new-definition'
import { firstPopularity, hasOptions, type NewFormAnswers } from '../../../../generate/new/new-form-answers'
import { slugFrom } from '../../../../lint/source/slug'
import { slugsIn, type Files } from '../../../form-files'
import type { PlannedQuestion } from '../../components/NewQuestionFields'
import { nameOfPath } from '../../files/describe-file'
import { textsOf } from '../../files/form-texts'
import { fieldTextOf } from '../../files/json'
import { readCards } from '../../files/form-list'
import { lacksOptions, pastedOptions } from '../../panels/option-lines'
import texts from '../../texts.json'

/**
 * A new form while it is planned, with its first question or the form that it copies. Until staff choose an address, it
 * follows the title.
 */
export interface FormPlan extends PlannedQuestion {
  /** The slug of the form that it copies; '' for a form that starts empty. */
  readonly copyOf: string
  /** Whether it gets no card, like the form that it copies. */
  readonly isUnlisted: boolean
  readonly title: string
  readonly slug: string
  readonly hasOwnSlug: boolean
  readonly description: string
  readonly tags: readonly string[]
}

export const emptyPlan: FormPlan = {
  copyOf: '',
  isUnlisted: false,
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

/** A plan before staff have written anything: empty, or with what is known of the form that it copies. */
export function startPlan(files: Files, copyOf: string): FormPlan {
  if (!slugsIn(files).includes(copyOf)) return emptyPlan
  const { schema, manifest } = textsOf(files, copyOf)
  const { title, description } = propertiesOf(jsonIn(schema))
  const { unlisted } = propertiesOf(jsonIn(manifest))
  const { tags = [] }: Partial<HubCard> = readCards(files).find(({ slug }) => slug === copyOf) ?? {}
  const isUnlisted = Array.isArray(unlisted) && unlisted.includes(copyOf)
  const copied = { copyOf, isUnlisted, description: fieldTextOf(description), tags }
  return planWith({ ...emptyPlan, ...copied }, { title: fieldTextOf(title) })
}

/** The plan with some of it changed. */
export function planWith<Plan extends Partial<FormPlan>>(plan: Plan, change: Partial<FormPlan>): Plan {
  const next = { ...plan, ...change, ...(change.slug !== undefined && { hasOwnSlug: change.slug !== '' }) }
  return change.title === undefined || plan.hasOwnSlug ? next : { ...next, slug: slugFrom(change.title) }
}

/** Whether no address can be made from the title, so that staff must write one. */
export function needsOwnSlug({ title, slug }: FormPlan): boolean {
  return title.trim() !== '' && slug.trim() === '' && slugFrom(title) === ''
}

/** The plan in the format for `newForm`. */
export function newFormAnswers({ label, kind, options, ...plan }: FormPlan): NewFormAnswers {
  const { title, slug, description, tags, copyOf, isUnlisted } = plan
  const about = { title, slug, description, tags }
  if (copyOf !== '') return { ...about, isUnlisted, copyOf, questions: [] }
  const question = {
    label,
    kind,
    isRequired: true,
    ...(hasOptions(kind) && { options: pastedOptions(options) }),
  }
  return { ...about, questions: [question] }
}

/** The form and its card so far, to be previewed, with placeholders for what is still empty. `copied` is what it copies. */
export function draftForm(plan: FormPlan, colour: string, copied?: Definition) {
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
  // A compiled form also has functions, which no message to the preview can contain.
  const definition = copied
    ? {
        slug,
        schema: { ...copied.schema, title, description },
        ui: copied.ui,
        message: { ...copied.message, colour },
      }
    : { slug, ...newDefinition(answers, noOtherForms, { colour, reference: 'AA' }) }
  return { definition, card: plan.isUnlisted ? undefined : card }
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

/** Why a form with such a file cannot be copied. */
export function copyError(brokenPath: string): PlanError {
  const text = fillText(texts.new.copy.broken, { file: nameOfPath(brokenPath) })
  return { control: '.new-question a', text }
}

/**
 * What is missing in a plan, from top to bottom, and whether the form to copy has a broken file. Conflicts with other forms
 * are found when the form is written.
 */
export function planErrors(plan: FormPlan, brokenPath?: string): PlanError[] {
  const { title, slug, description, tags, label, kind, options } = plan
  const { errors } = texts.new
  const isEmpty = (text: string) => text.trim() === ''
  const found: PlanError[] = []
  if (isEmpty(title)) found.push(planErrorOf({ part: 'title', text: errors.title }))
  else if (isEmpty(slug)) found.push(planErrorOf({ part: 'slug', text: errors.slug }))
  if (isEmpty(description)) found.push(planErrorOf({ part: 'description', text: errors.about }))
  if (tags.length === 0 && !plan.isUnlisted) found.push(planErrorOf({ part: 'tags', text: errors.tags }))
  if (plan.copyOf !== '') return brokenPath === undefined ? found : [...found, copyError(brokenPath)]
  if (isEmpty(label)) found.push(planErrorOf({ part: 'questions', text: errors.label }))
  if (lacksOptions(kind, options)) found.push({ control: '.new-question textarea', text: errors.options })
  return found
}
