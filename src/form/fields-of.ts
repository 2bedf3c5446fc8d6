import type { CompiledForm } from '../engine/schema/form'
import { visibleQuestions } from '../engine/schema/questions'
import { settleAnswers } from '../engine/answers/settle-answers'
import type { AnswerSheet } from './answer-sheet'
import { decidingQuestions } from './deciding-questions'
import { describeField, type Field } from './field'

/**
 * A function that lists the fields on screen for what stands on the sheet. It gives the same list as before until a
 * question appears or goes, or the rules of one change, and in a new list the same fields for all that stay as they are:
 * whoever draws them can tell where nothing has to be done.
 */
export function fieldsOf(form: CompiledForm, sheet: AnswerSheet): () => readonly Field[] {
  const deciding = decidingQuestions(form)
  let decided: string | undefined
  let fields: readonly Field[] = []
  return () => {
    const texts = JSON.stringify(deciding.map((name) => sheet.read(name)))
    if (texts !== decided) {
      decided = texts
      const answers = settleAnswers(form, sheet.answers())
      const asked = visibleQuestions(form, answers).map((question) => describeField(form, question, answers))
      const next = keepingSame(fields, inScreenOrder(form, asked))
      if (next.length !== fields.length || next.some((field, index) => field !== fields[index])) fields = next
    }
    return fields
  }
}

/** The next fields, each in the object it was in before if nothing about it is new. */
function keepingSame(before: readonly Field[], next: readonly Field[]): readonly Field[] {
  const known = new Map(before.map((field) => [JSON.stringify(field), field]))
  return next.map((field) => known.get(JSON.stringify(field)) ?? field)
}

/** Sections may put questions in another order than the form's own. */
function inScreenOrder(form: CompiledForm, fields: readonly Field[]): readonly Field[] {
  const order = [...(form.ui['ui:sections']?.flatMap(({ properties }) => properties) ?? []), ...form.order]
  return fields.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}
