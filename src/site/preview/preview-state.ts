import { memoryLocation } from 'wouter/memory-location'
import type { Answers } from '../../engine/schema/answers'
import type { HubCard } from '../../engine/schema/definition'
import type { FormPlace } from '../../engine/schema/form-place'
import { compileForm } from '../../engine/schema/compile-form'
import type { CompiledForm } from '../../engine/schema/form'
import { createAnswerStore, type AnswerStore, startingAnswers } from '../../form/answer-store'
import type { Deliver } from '../../delivery/deliver'
import { toMessages } from '../../engine/message/to-messages'
import { webhookFor } from '../../engine/message/webhook'
import type { PreviewOrder, PreviewOutcome, PreviewReport } from '../../form/preview-protocol'
import { config } from '../config'
import { browserServices } from '../browser-services'
import type { SessionServices } from '../form-page/form-session'
import type { BrowserStore } from '../page-life'

/** For a router: links of the page are shown but lead nowhere. */
export const { hook: nowhere } = memoryLocation({ static: true })

/** A form on screen. `turn` differs for each definition, so that no state of the previous one remains. */
export interface ShownForm {
  readonly turn: number
  readonly form: CompiledForm
  readonly place: FormPlace
  readonly cards: readonly HubCard[]
  readonly answerStore: AnswerStore
}

/**
 * The form of an order, with what was typed into the one before it still in its controls. Undefined where its definition
 * does not compile.
 */
export function showNext(
  { definition, place, cards }: Extract<PreviewOrder, { kind: 'show' }>,
  before: ShownForm | undefined,
): ShownForm | undefined {
  try {
    const form = compileForm(definition)
    const answerStore = createAnswerStore(form)
    const isSame = before?.form.slug === form.slug
    if (isSame) fillAnswerStore(form, answerStore, before.answerStore.answers())
    return { turn: (before?.turn ?? 0) + 1, form, place, cards, answerStore }
  } catch {
    return undefined
  }
}

/** Put answers into the controls; questions they leave out get what the form starts with. */
export function fillAnswerStore(form: CompiledForm, answerStore: AnswerStore, answers: Answers): void {
  answerStore.replace({ ...startingAnswers(form), ...answers })
}

/** Accepts every draft and keeps none. Without a store the page would say that the browser cannot keep drafts. */
const forgetful: BrowserStore = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}

/**
 * The services of a form page, without effects outside it: a message goes to the workbench, the reply is the one staff
 * chose, and no draft is saved.
 */
export function previewServices(
  report: (report: PreviewReport) => void,
  outcome: () => PreviewOutcome,
): SessionServices {
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
    storage: () => forgetful,
    queue: undefined,
    // Not shared with other previews: a session that failed is kept by slug, and the next definition would get it.
    ongoing: new Map(),
    // The workbench keeps what staff write; what they type here is a trial.
    warnOfLeaving: () => undefined,
  }
}
