import type { Answers } from '../../engine/answers/answers'
import type { HubCard } from '../../engine/schema/definition'
import { formPlace, type FormPlace } from '../../engine/schema/form-place'
import { compileForm } from '../../engine/schema/compile-form'
import type { CompiledForm, Definition } from '../../engine/schema/form'
import { createAnswerStore, type AnswerStore, startingAnswers } from '../../form/answer-store'
import type { Deliver } from '../../delivery/deliver'
import { toMessages } from '../../engine/message/to-messages'
import { webhookFor } from '../../engine/message/webhook'
import type { PreviewReport, PreviewOutcome } from '../../form/preview-protocol'
import { config } from '../config'
import { browserServices } from '../form-page/browser-services'
import type { FormServices } from '../form-page/form-services'

/** A form on screen. `turn` differs for each definition, so that no state of the previous one remains. */
export interface ShownForm {
  readonly turn: number
  readonly form: CompiledForm
  readonly place: FormPlace
  readonly card: HubCard | undefined
  readonly answerStore: AnswerStore
}

/**
 * The form of a definition, with what was typed into the one before it still in its controls.
 * `cards` are those under edit. Undefined where the definition does not compile.
 */
export function showNext(
  definition: Definition,
  cards: readonly HubCard[],
  before: ShownForm | undefined,
): ShownForm | undefined {
  try {
    const form = compileForm(definition)
    const answerStore = createAnswerStore(form)
    const isSame = before?.form.slug === form.slug
    if (isSame) fillAnswerStore(form, answerStore, before.answerStore.answers())
    const card = cards.find(({ slug }) => slug === form.slug)
    return { turn: (before?.turn ?? 0) + 1, form, place: formPlace(form, cards), card, answerStore }
  } catch {
    return undefined
  }
}

/** Put answers into the controls; questions they leave out get what the form starts with. */
export function fillAnswerStore(form: CompiledForm, answerStore: AnswerStore, answers: Answers): void {
  answerStore.replace({ ...startingAnswers(form), ...answers })
}

/**
 * The services of a form page, without effects outside it: a message goes to the workbench, the reply is the one staff
 * chose, and no draft is saved.
 */
export function previewServices(
  report: (report: PreviewReport) => void,
  outcome: () => PreviewOutcome,
): FormServices {
  const deliver: Deliver = async ({ form, answers, reference, sentAt }) => {
    const ends = outcome()
    const messages = toMessages(form, answers, { reference, sentAt, staffRoleId: config.staffRoleId })
    report({ kind: 'sent', webhook: webhookFor(form.message, answers), messages, outcome: ends })
    return ends === 'success' ? { ok: true, sent: messages.length } : { ok: false, reason: ends, sent: 0 }
  }
  return {
    ...browserServices,
    deliver,
    isRelayed: false,
    storage: () => undefined,
    queue: undefined,
  }
}
