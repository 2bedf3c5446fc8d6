import { useMemo } from 'react'
import type { CompiledForm } from '../../../engine/schema/form'
import { compileIfValid, textsOf, valuesOf } from '../files/form-texts'
import { useOneForm } from '../form/one-form'
import { debounceTime } from '../pages/App'
import { useDebounced } from '../../../ui/use-debounced'
import { withPlanned } from '../panels/planned-question'

interface PlannedForm {
  readonly form: CompiledForm
  /** The name of the new question. */
  readonly name: string
}

/** The form with the question that is being added to it, debounced like the form; undefined if none is. */
export function usePlannedForm(): PlannedForm | undefined {
  const { slug, part, plan, debouncedFiles, brokenPath } = useOneForm()
  const isPlanned = part === 'questions' && plan.what === 'question'
  const question = isPlanned ? plan.question : undefined
  const planned = useDebounced(question, question, debounceTime)
  const canDraw = planned !== undefined && brokenPath === undefined
  return useMemo(() => {
    if (!canDraw) return undefined
    const { texts, name } = withPlanned(textsOf(debouncedFiles, slug), planned)
    const { schema, ui, message } = valuesOf(texts)
    const form = compileIfValid({ slug, schema, ui, message })
    return form && { form, name }
  }, [slug, debouncedFiles, planned, canDraw])
}
