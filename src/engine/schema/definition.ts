// Written by `npm run grammar` from forms/_schema/. Change the grammar there, then run it again.

/**
 * A kind of text that is checked: "email", or "date" (2025-06-24). For everything else, web addresses too, write a "pattern".
 */
export type FormatName = 'email' | 'date'

/**
 * The questions of one form and the rules their answers keep. The order of the properties is the order on screen and in the message.
 */
export interface FormSchema {
  $schema?: '../_schema/schema.schema.json'
  title: string
  description: string
  type: 'object'
  required?: string[]
  properties: FormProperties
  /** @minItems 1 */
  allOf?: FormCondition[]
  errorMessage?: {
    required: string
  }
}
/**
 * Questions by name. A name is a letter, then letters and digits. Example: { "name": { "title": "Minecraft username", "type": "string", "maxLength": 100 } }
 */
export interface FormProperties {
  [k: string]: FormProperty
}
/**
 * One question: its label, the kind of its answer, and the rules of the answer. Example: { "title": "Minecraft username", "type": "string", "maxLength": 100 }
 */
export interface FormProperty {
  title?: string
  type?: 'string' | 'integer' | 'number' | 'array' | 'boolean'
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: FormatName
  /** @minItems 1 */
  enum?: (string | number)[]
  not?: ClosedOptions
  const?: true
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: true
  items?: FormItems
  /** @minItems 1 */
  examples?: string[]
  default?: string | number | unknown[]
  errorMessage?: ErrorMessages
}
/**
 * Options that stay in the list but cannot be chosen now. List them in ui.json under "ui:enumDisabled" too; the message under "not" says why. Example: { "enum": ["Admin"] }
 */
export interface ClosedOptions {
  /** @minItems 1 */
  enum: (string | number)[]
}
/**
 * The rules of each entry of a list: of a text that is typed, or the options to choose several of. Example: { "type": "string", "pattern": "^https?://\\S+$", "errorMessage": { "pattern": "Invalid URL detected: {value}" } }
 */
export interface FormItems {
  type: 'string'
  /** @minItems 1 */
  enum?: string[]
  not?: ClosedEntries
  maxLength?: number
  format?: FormatName
  pattern?: string
  errorMessage?: ErrorMessages
}
/** Options that stay in the list but cannot be chosen now. Example: { "enum": ["PvP"] } */
export interface ClosedEntries {
  /** @minItems 1 */
  enum: string[]
}
/**
 * The error messages: one for each rule, under the rule's name. In a message about an entry of a list, {value} is replaced by the entry. Example: { "required": "Enter your name", "maxLength": "Name must be 100 characters or less" }
 */
export interface ErrorMessages {
  required?: string
  type?: string
  minLength?: string
  maxLength?: string
  pattern?: string
  format?: string
  enum?: string
  not?: string
  minimum?: string
  maximum?: string
  minItems?: string
  maxItems?: string
}
/**
 * When certain answers are chosen ("if"), the questions and rules under "then" apply as well; otherwise those under "else". One of the two is enough. Example: { "if": { "properties": { "topic": { "const": "Other" } }, "required": ["topic"] }, "then": { … } }
 */
export interface FormCondition {
  if: FormTest
  then?: FormBranch
  else?: FormBranch
}
/**
 * The answers a condition waits for. Name each question twice: under "properties" with the answer, and under "required". Example: { "properties": { "topic": { "const": "Other" } }, "required": ["topic"] }
 */
export interface FormTest {
  properties: {
    [k: string]: FormTestAnswer
  }
  required: string[]
}
/** The answer, or the answers, that count. Example: { "const": "Other" } */
export interface FormTestAnswer {
  const?: string | number | boolean
  /** @minItems 1 */
  enum?: (string | number)[]
  type?: 'array'
  contains?: FormTestOption
}
/**
 * For a question with several options: the option that must be among those chosen, or several of which one must be. Example: { "const": "PvP" }
 */
export interface FormTestOption {
  const?: string
  /** @minItems 1 */
  enum?: string[]
}
/**
 * Questions that appear, rules that are added, names that become required. Example: { "properties": { "otherTopic": { "title": "Your topic", "type": "string", "maxLength": 100 } }, "required": ["otherTopic"] }
 */
export interface FormBranch {
  properties?: FormProperties
  required?: string[]
}

/**
 * The control. Left out, it follows from the question: radio buttons for up to five options, a select for more, a text line for text, numbers and dates, a tick box for true, several tick boxes for several options. Example: "textarea"
 */
export type WidgetName =
  | 'text'
  | 'textarea'
  | 'email'
  | 'uri'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'

/** How one form looks: its page texts, and for each question the control and the hint. */
export interface FormUi {
  $schema: '../_schema/ui.schema.json'
  'ui:order'?: string[]
  'ui:submitButtonOptions': SubmitButton
  /** @minItems 1 */
  'ui:note'?: string[]
  'ui:door'?: Door
  'ui:minutes'?: number
  'ui:needs'?: string
  'ui:next'?: string
  'ui:related'?: string[]
  /** @minItems 1 */
  'ui:sections'?: Section[]
  [k: string]:
    | Control
    | '../_schema/ui.schema.json'
    | string[]
    | SubmitButton
    | Door
    | number
    | string
    | Section[]
    | undefined
}
/** The button that sends the form. Example: { "submitText": "Send report" } */
export interface SubmitButton {
  submitText: string
  sending?: string
  disabledWhileSending?: boolean
}
/**
 * When a form, or an option, can be used: from a date and time on, until one, or both; no build is needed at that moment. Example: { "from": "2026-12-01T18:00[Europe/Berlin]", "until": "2026-12-31T18:00[Europe/Berlin]", "text": "You can apply in December." }
 */
export interface Door {
  from?: string
  until?: string
  text: string
}
export interface Section {
  title: string
  /** @minItems 1 */
  properties: string[]
}
/**
 * How one question looks.
 *
 * This interface was referenced by `FormUi`'s JSON-Schema definition
 * via the `patternProperty` "^[a-zA-Z][a-zA-Z0-9]*$".
 */
export interface Control {
  'ui:widget'?: WidgetName
  'ui:help'?: string
  'ui:autocomplete'?: string
  'ui:placeholder'?: string
  'ui:enumNames'?: {
    [k: string]: string
  }
  /** @minItems 1 */
  'ui:enumDisabled'?: (string | number)[]
  'ui:options'?: ControlOptions
}
/** More about the control of one question. Example: { "spellcheck": false, "width": "medium" } */
export interface ControlOptions {
  inputType?: 'tel'
  inputMode?: 'decimal'
  appearance?: 'rating'
  spellcheck?: boolean
  detect?: 'timezone'
  dependsOn?: Dependence
  doors?: {
    [k: string]: Door
  }
  dates?: DateRange
  width?: 'short' | 'medium' | 'half' | 'full'
}
/**
 * The question this one waits for: until it is answered this control is disabled, and another answer there clears this one. Example: { "property": "serverType", "waiting": "Choose a server type first", "changed": "Role list updated. Choose a role." }
 */
export interface Dependence {
  property: string
  waiting: string
  changed: string
}
/**
 * The days that a date may be, both ends included; judged when the form is sent, as no rule of schema.json knows what day it is. Example: { "until": "today", "text": "The date must be today or earlier" }
 */
export interface DateRange {
  from?: string
  until?: string
  text: string
}

/** "embed" sends the framed answers only; "text-and-embed" puts a line of text over them (see "content"). */
export type MessageStyle = 'embed' | 'text-and-embed'

/** The message staff get from one form, and what the visitor reads after sending it. */
export interface FormMessage {
  $schema: '../_schema/message.schema.json'
  webhook: string
  /** @minItems 1 */
  routes?: Route[]
  thread?: string
  style: MessageStyle
  username?: string
  content?: string
  mention?: 'staff'
  title: string
  colour: string
  reference: string
  fields: {
    [k: string]: FieldStyle
  }
  outcomes: Outcomes
}
export interface Route {
  property: string
  /** @minItems 1 */
  answers: (string | number | boolean)[]
  webhook: string
}
/** How one answer looks in the message. */
export interface FieldStyle {
  label?: string
  fallback?: string
  inline?: boolean
}
/**
 * What the visitor reads after sending. Example: { "success": "✅ Report submitted successfully.", "refused": "❌ Submission failed. Please try again.", "offline": "❌ Network error. Please try again later." }
 */
export interface Outcomes {
  success: string
  refused: string
  offline: string
}

/** The cards of the forms page, in the order of the page. */
export interface Manifest {
  $schema: './_schema/manifest.schema.json'
  situations?: Situation[]
  suggested?: string[]
  cards: HubCard[]
  unlisted?: string[]
}
export interface Situation {
  id: string
  text: string
  /** @minItems 1 */
  forms: string[]
}
export interface HubCard {
  slug: string
  title: string
  description: string
  colour: string
  popularity: number
  tags: string[]
  keywords?: string[]
}

/** Examples of answers to a form that staff care about, and what must come of them. */
export interface Fixtures {
  valid: {
    [k: string]: ValidFixture
  }
  wrong?: {
    [k: string]: WrongFixture
  }
}
export interface ValidFixture {
  description?: string
  answers: {
    [k: string]: string | number | boolean | string[]
  }
}
export interface WrongFixture {
  description?: string
  answers: {
    [k: string]: string | number | boolean | string[]
  }
  heading?: string
  errors: {
    [k: string]: string
  }
}
