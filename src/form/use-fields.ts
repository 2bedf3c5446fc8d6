import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { CompiledForm } from '../engine/schema/form'
import type { AnswerSheet } from './answer-sheet'
import { decidingQuestions } from './deciding-questions'
import type { Field } from './field'
import { fieldsOf } from './fields-of'

/** The fields on screen, in screen order; draws anew only when they change. */
export function useFields(form: CompiledForm, sheet: AnswerSheet): readonly Field[] {
  const fields = useMemo(() => fieldsOf(form, sheet), [form, sheet])
  const watch = useCallback((draw: () => void) => sheet.watch(draw, decidingQuestions(form)), [form, sheet])
  return useSyncExternalStore(watch, fields, fields)
}
