import type { Answers } from '../engine/answers/answers'
import type { HubCard, Outcomes } from '../engine/schema/definition'
import type { Definition } from '../engine/schema/form'
import type { Message } from '../engine/message/message'

/** How sending ends in a preview: with the reply that shows this text. */
export type PreviewOutcome = keyof Outcomes

/** The steps of a visit: the page opens, is sent empty, filled in, on its way, not delivered, and sent. */
export type StepName = 'arrive' | 'fail' | 'fill' | 'send' | 'lost' | 'sent'

/** What a screen reader says at one step: by itself, and when the visitor then reads on from the focus. */
export interface HeardStep {
  readonly step: StepName
  readonly spoken: readonly string[]
  readonly read: readonly string[]
}

/** What the workbench tells the page that shows a form's preview. The page belongs to the site, and is only framed. */
export type PreviewOrder =
  | { readonly kind: 'show'; readonly definition: Definition; readonly cards: readonly HubCard[] }
  | { readonly kind: 'look'; readonly theme: 'dark' | 'light'; readonly outcome: PreviewOutcome }
  | { readonly kind: 'fill'; readonly answers: Answers }
  /** Go through the form with these answers, which it takes, and write down what a screen reader says. */
  | {
      readonly kind: 'hear'
      readonly definition: Definition
      readonly cards: readonly HubCard[]
      readonly answers: Answers
    }

/** The messages of one submission, and the webhook that these answers lead them to. */
export interface RoutedMessages {
  readonly webhook: string
  readonly messages: readonly Message[]
}

/** What the previewed page tells the workbench. */
export type PreviewReport =
  | { readonly kind: 'ready' }
  /** The form is on screen; or it cannot be, and the one before it is. */
  | { readonly kind: 'shown' | 'broken' }
  | { readonly kind: 'typed'; readonly answers: Readonly<Record<string, string>> }
  /** Somebody pointed at a question, beside its control. */
  | { readonly kind: 'pointed'; readonly name: string }
  | ({ readonly kind: 'sent'; readonly outcome: PreviewOutcome } & RoutedMessages)
  | { readonly kind: 'heard'; readonly steps: readonly HeardStep[] }
