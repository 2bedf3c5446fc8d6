import type { Answers } from '../engine/schema/answers'
import type { HubCard, Outcomes } from '../engine/schema/definition'
import type { Definition } from '../engine/schema/form'
import type { FormPlace } from '../engine/schema/form-place'
import type { Message } from '../engine/message/message'

/** The simulated result of sending in a preview, by the name of the text that it shows. */
export type PreviewOutcome = keyof Outcomes

/** Which view of a form is shown: its page, what a visitor reads after sending, or its card on the forms page. */
export type PreviewView = 'form' | 'outcomes' | 'card'

/** The steps of a visit: the page opens, is sent empty, is filled in, is sending, fails to send, and is sent. */
export type StepName = 'arrive' | 'fail' | 'fill' | 'send' | 'lost' | 'sent'

/** The progress of a recording: its current step, and how many of its actions are done. */
export interface HeardProgress {
  readonly step: StepName
  readonly done: number
  readonly of: number
}

/** What a screen reader says at one step: by itself, and when the visitor then reads on from the focus. */
export interface HeardStep {
  readonly step: StepName
  readonly spoken: readonly string[]
  readonly read: readonly string[]
}

/** What the page of a form shows. */
interface PlacedForm {
  readonly definition: Definition
  readonly place: FormPlace
}

/** Messages from the workbench to the preview page, which belongs to the site and is shown in a frame. */
export type PreviewOrder =
  /** `cards`: the form's card among its neighbours, in the order of the forms page; empty if it has none. */
  | (PlacedForm & { readonly kind: 'show'; readonly cards: readonly HubCard[] })
  | {
      readonly kind: 'look'
      readonly theme: 'dark' | 'light'
      readonly outcome: PreviewOutcome
      readonly view: PreviewView
    }
  /** Fill in these answers, and perhaps send them at once. */
  | { readonly kind: 'fill'; readonly answers: Answers; readonly isSent?: boolean }
  /** Outline the question that is being changed, and bring it into view; none without a name. */
  | { readonly kind: 'point'; readonly name: string | undefined }
  /** Go through the form with these valid answers, and record what a screen reader says. */
  | (PlacedForm & { readonly kind: 'hear'; readonly answers: Answers })

/** The messages of one submission, and the webhook that its answers are routed to. */
export interface RoutedMessages {
  readonly webhook: string
  readonly messages: readonly Message[]
}

/** Messages from the preview page to the workbench. */
export type PreviewReport =
  | { readonly kind: 'ready' }
  /** The form is shown; or it cannot be, and the previous one still is. */
  | { readonly kind: 'shown' | 'broken' }
  | { readonly kind: 'typed'; readonly answers: Readonly<Record<string, string>> }
  /** The visitor pointed at a question, outside its control. */
  | { readonly kind: 'pointed'; readonly name: string }
  | ({ readonly kind: 'sent'; readonly outcome: PreviewOutcome } & RoutedMessages)
  | ({ readonly kind: 'hearing' } & HeardProgress)
  /** Escape was pressed while the recording had the focus. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'heard'; readonly steps: readonly HeardStep[] }
