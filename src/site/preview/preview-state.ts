import type { Answers } from '../../engine/answers/answers'
import type { Card } from '../../engine/schema/definition'
import { formPlace, type FormPlace } from '../../engine/schema/form-place'
import { compileForm } from '../../engine/schema/compile-form'
import type { CompiledForm, Definition } from '../../engine/schema/form'
import { createAnswerStore, type AnswerStore, startingAnswers } from '../../form/answer-store'

/** A form on screen. `turn` is another for each definition, so that nothing of the one before stays. */
export interface ShownForm {
  readonly turn: number
  readonly form: CompiledForm
  readonly place: FormPlace
  readonly answerStore: AnswerStore
}

/**
 * The form of a definition, with what was typed into the one before it still in its controls.
 * `cards` are those under edit. Undefined where the definition does not compile.
 */
export function showNext(
  definition: Definition,
  cards: readonly Card[],
  before: ShownForm | undefined,
): ShownForm | undefined {
  try {
    const form = compileForm(definition)
    const answerStore = createAnswerStore(form)
    const isSame = before?.form.slug === form.slug
    if (isSame) fillAnswerStore(form, answerStore, before.answerStore.answers())
    return { turn: (before?.turn ?? 0) + 1, form, place: formPlace(form, cards), answerStore }
  } catch {
    return undefined
  }
}

/** Put answers into the controls; questions they leave out get what the form starts with. */
export function fillAnswerStore(form: CompiledForm, answerStore: AnswerStore, answers: Answers): void {
  answerStore.replace({ ...startingAnswers(form), ...answers })
}
