import type { Answers } from '../engine/answers/answers'
import { controlKind, type ControlKind } from '../engine/schema/control-kind'
import type { Control } from '../engine/schema/definition'
import type { CompiledForm } from '../engine/schema/form'
import type { Question } from '../engine/schema/questions'
import { optionsOf, type Option } from './options-of'

/** One question as the page shows it at this moment. Plain data, so that two of them can be compared. */
export interface Field {
  readonly name: string
  /** The id of its control, or of the group around its options. */
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly widget: ControlKind
  readonly control: Control
  readonly options: readonly Option[]
  /** Whether decimals may be typed; only numbers have it. */
  readonly decimals: boolean
  /** The most characters (code points) a text may have. */
  readonly limit?: number
  readonly hint?: string
  /** Texts to offer while typing. */
  readonly suggestions?: readonly string[]
  /** The question that must be answered first; absent when it has been. */
  readonly waitsFor?: string
}

/**
 * What the page needs to know of one question. Takes settled answers.
 * @example describeField(whitelist, question, {}).id // => 'root_minecraftName'
 */
export function describeField(form: CompiledForm, question: Question, answers: Answers): Field {
  const { name, required, rules, control } = question
  const dependence = control['ui:options']?.dependsOn
  const isWaiting = dependence !== undefined && answers[dependence.property] === undefined
  const hint = isWaiting ? dependence.waiting : control['ui:help']
  return {
    name,
    id: controlId(name),
    label: rules.title ?? name,
    required,
    widget: controlKind(form, name),
    control,
    options: optionsOf(question),
    decimals: rules.type === 'number',
    ...(rules.type !== 'array' && rules.maxLength !== undefined && { limit: rules.maxLength }),
    ...(hint !== undefined && { hint }),
    ...(rules.examples && { suggestions: rules.examples }),
    ...(isWaiting && { waitsFor: dependence.property }),
  }
}

/**
 * The id of a question's control. Source: decisions, part 1.
 * @example controlId('role') // => 'root_role'
 */
function controlId(name: string): string {
  return `root_${name}`
}

/**
 * The id of one option of a group of tiles. Source: decisions, part 1.
 * @example optionId(rating, 4) // => 'root_rating-4'
 */
export function optionId({ id }: Pick<Field, 'id'>, index: number): string {
  return `${id}-${index}`
}

/** Whether a question is a group of controls with a legend, and no single control with a label. */
export function isGroup({ widget }: Pick<Field, 'widget'>): boolean {
  return widget === 'radio' || widget === 'rating'
}
