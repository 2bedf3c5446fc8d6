import type { CompiledForm } from '../engine/schema/form'
import { controlOf } from '../engine/schema/questions'

/**
 * The questions whose answers decide which questions are asked, or whether they can be answered yet.
 * @example decidingQuestions(generalSupport) // => ['topic']
 */
export function decidingQuestions(form: CompiledForm): readonly string[] {
  const conditions = (form.schema.allOf ?? []).flatMap((condition) => condition.if.required)
  const dependences = form.order.flatMap(
    (name) => controlOf(form, name)['ui:options']?.dependsOn?.property ?? [],
  )
  return [...new Set([...conditions, ...dependences])]
}

/**
 * The questions that wait for this one's answer.
 * @example dependentsOf(staff, 'serverType') // => ['role']
 */
export function dependentsOf(form: CompiledForm, name: string): readonly string[] {
  return form.order.filter((other) => controlOf(form, other)['ui:options']?.dependsOn?.property === name)
}
