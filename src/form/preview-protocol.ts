import type { Answers } from '../engine/answers/answers'
import type { Card, Outcomes } from '../engine/schema/definition'
import type { Definition } from '../engine/schema/form'
import type { Message } from '../engine/message/message'

/** How sending ends in a preview: with the reply that shows this text. */
export type PreviewOutcome = keyof Outcomes

/** What the workbench tells the page that shows a form's preview. The page belongs to the site, and is only framed. */
export type PreviewOrder =
  | { readonly kind: 'show'; readonly definition: Definition; readonly cards: readonly Card[] }
  | { readonly kind: 'look'; readonly theme: 'dark' | 'light'; readonly outcome: PreviewOutcome }
  | { readonly kind: 'fill'; readonly answers: Answers }

/** What the previewed page tells the workbench. */
export type PreviewReport =
  | { readonly kind: 'ready' }
  /** The form is on screen; or it cannot be, and the one before it is. */
  | { readonly kind: 'shown' | 'broken' }
  | { readonly kind: 'typed'; readonly answers: Readonly<Record<string, string>> }
  | { readonly kind: 'sent'; readonly messages: readonly Message[]; readonly outcome: PreviewOutcome }
