import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Answers } from '../engine/schema/answers'
import { normalizeAnswers } from '../engine/answers/normalize-answers'
import { controlKind, type ControlKind } from '../engine/schema/control-kind'
import type { WidgetName } from '../engine/schema/definition'
import type { CompiledForm } from '../engine/schema/form'
import { controlOf, dependencyOf } from '../engine/schema/questions'
import { decidingQuestions, dependenciesOf, type AnswerStore } from './answer-store'
import type { FormContext } from './form-context'

/** The rjsf widget for a kind of control; lists have a custom field instead. */
function widgetFor(kind: ControlKind): WidgetName | undefined {
  if (kind === 'tel' || kind === 'number') return 'text'
  if (kind === 'rating') return 'radio'
  return kind === 'list' ? undefined : kind
}

/**
 * The form's ui.json, completed for rjsf: the widget that follows from a question's rules, and "ui:disabled" for the
 * questions that currently wait for another answer.
 */
export function useUiSchema(
  form: CompiledForm,
  answerStore: AnswerStore,
): UiSchema<Answers, RJSFSchema, FormContext> {
  const watch = useCallback(
    (draw: () => void) => answerStore.watch(draw, decidingQuestions(form)),
    [form, answerStore],
  )
  const read = () => waitingQuestions(form, answerStore).join(' ')
  const waiting = useSyncExternalStore(watch, read, read)
  return useMemo(() => {
    const names = new Set(waiting.split(' '))
    const controls = form.order.map((name) => {
      const widget = widgetFor(controlKind(form, name))
      const control = { ...controlOf(form, name), ...(widget && { 'ui:widget': widget }) }
      return [name, names.has(name) ? { ...control, 'ui:disabled': true } : control] as const
    })
    return { ...form.ui, ...Object.fromEntries(controls) }
  }, [form, waiting])
}

function waitingQuestions(form: CompiledForm, answerStore: AnswerStore): readonly string[] {
  if (dependenciesOf(form).length === 0) return []
  const answers = normalizeAnswers(form, answerStore.answers())
  return form.order.filter((name) => {
    const awaited = dependencyOf(form, name)
    return awaited !== undefined && answers[awaited] === undefined
  })
}
