// Written by `npm run grammar` from forms/_schema/. Change the grammar there, then run it again.

/**
 * A kind of text that is checked: "email", or "date" (2025-06-24). For everything else, web addresses too, write a "pattern".
 */
export type FormatName = 'email' | 'date'

/**
 * The questions of one form and the rules their answers keep. The order of the properties is the order on screen and in the message.
 */
export interface FormSchema {
  /**
   * Not needed: editors find the grammar through .vscode/settings.json. If you keep this line, it must be exactly as in the example. Example: "../_schema/schema.schema.json"
   */
  $schema?: '../_schema/schema.schema.json'
  /** The heading of the form's page. Example: "Staff Application" */
  title: string
  /**
   * One sentence under the heading: what this form is for. Example: "Join the team that looks after the server."
   */
  description: string
  /** Always "object": a form is a set of named answers. */
  type: 'object'
  /**
   * The names of the questions a visitor must answer. Every other question is optional. Example: ["name", "reason"]
   */
  required: string[]
  properties: FormProperties
  /**
   * What changes when a certain answer is chosen: questions that appear, or other options. Example: [{ "if": { "properties": { "topic": { "const": "Other" } }, "required": ["topic"] }, "then": { … } }]
   *
   * @minItems 1
   */
  allOf?: FormCondition[]
  /**
   * The text that heads the list of problems when a required answer is missing, for forms that have one. Example: { "required": "Please fill in all required fields." }
   */
  errorMessage?: {
    /**
     * Shown above the single messages when at least one required answer is missing. Example: "Please fill in all required fields."
     */
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
  /** The label of the question, as the visitor reads it. Example: "Minecraft username" */
  title?: string
  /**
   * The kind of answer: "string" for text, "integer" for a whole number, "number" for any number, "array" for a list separated by commas or for several options, "boolean" for a tick box.
   */
  type?: 'string' | 'integer' | 'number' | 'array' | 'boolean'
  /** The fewest characters a text may have. Example: 3 */
  minLength?: number
  /** The most characters a text may have; near it the page says how many are left. Example: 2000 */
  maxLength?: number
  /** A regular expression the text must match. Example: "^[A-Za-z0-9_]{3,16}$" */
  pattern?: string
  format?: FormatName
  /**
   * The options to choose from, in the order of the page. Example: ["Gameplay", "Plugins", "Other"]
   *
   * @minItems 1
   */
  enum?: (string | number)[]
  not?: ClosedOptions
  /** true for a tick box that must be ticked; name it in "required" too. Example: true */
  const?: true
  /** The smallest number allowed. Example: 13 */
  minimum?: number
  /** The largest number allowed. Example: 100 */
  maximum?: number
  /** The fewest entries a list may have. Example: 1 */
  minItems?: number
  /** The most entries a list may have. Example: 10 */
  maxItems?: number
  /** true for a list whose entries are options: each can be chosen once. Example: true */
  uniqueItems?: true
  items?: FormItems
  /**
   * Texts offered while typing; the visitor may write something else. Example: ["UTC+00:00", "UTC+01:00"]
   *
   * @minItems 1
   */
  examples?: string[]
  /**
   * An answer that is filled in from the start. It must keep the question's own rules. Example: "Survival"
   */
  default?: string | number | unknown[]
  errorMessage?: ErrorMessages
}
/**
 * Options that stay in the list but cannot be chosen now. List them in ui.json under "ui:enumDisabled" too; the message under "not" says why. Example: { "enum": ["Admin"] }
 */
export interface ClosedOptions {
  /**
   * The options that cannot be chosen. Example: ["Admin"]
   *
   * @minItems 1
   */
  enum: (string | number)[]
}
/**
 * The rules of each entry of a list: of a text that is typed, or the options to choose several of. Example: { "type": "string", "pattern": "^https?://\\S+$", "errorMessage": { "pattern": "Invalid URL detected: {value}" } }
 */
export interface FormItems {
  /** Always "string": the entries of a list are texts. */
  type: 'string'
  /**
   * The options of which several can be chosen, in the order of the page. Example: ["Skyblock", "PvP"]
   *
   * @minItems 1
   */
  enum?: string[]
  not?: ClosedEntries
  /** The most characters one entry may have. Example: 300 */
  maxLength?: number
  format?: FormatName
  /** A regular expression each entry must match. Example: "^[A-Za-z0-9_]{3,16}$" */
  pattern?: string
  errorMessage?: ErrorMessages
}
/** Options that stay in the list but cannot be chosen now. Example: { "enum": ["PvP"] } */
export interface ClosedEntries {
  /**
   * The options that cannot be chosen. Example: ["PvP"]
   *
   * @minItems 1
   */
  enum: string[]
}
/**
 * The error messages: one for each rule, under the rule's name. In a message about an entry of a list, {value} is replaced by the entry. Example: { "required": "Enter your name", "maxLength": "Name must be 100 characters or less" }
 */
export interface ErrorMessages {
  /** When nothing was answered. Example: "Enter your name" */
  required?: string
  /** When a number was asked for and something else was typed. Example: "Age must be a whole number" */
  type?: string
  /** When the text is too short. Example: "Name must be 3 characters or more" */
  minLength?: string
  /** When the text is too long. Example: "Reason must be 2000 characters or less" */
  maxLength?: string
  /** When the text does not match the pattern. Example: "Name can have letters, numbers and _ only" */
  pattern?: string
  /** When the text is not of its format. Example: "Enter an email address like name@example.com" */
  format?: string
  /** When the answer is not one of the options. Example: "Select a category from the list" */
  enum?: string
  /** When the chosen option is closed. Example: "This position is currently full" */
  not?: string
  /** When the number is too small. Example: "Age must be 13 or more" */
  minimum?: string
  /** When the number is too large. Example: "Age must be 100 or less" */
  maximum?: string
  /** When the list has too few entries. Example: "Enter at least one link" */
  minItems?: string
  /** When the list has too many entries. Example: "Links must be 10 or less" */
  maxItems?: string
}
/**
 * When certain answers are chosen ("if"), these questions and rules apply as well ("then"); otherwise those under "else", if there is one. Example: { "if": { "properties": { "topic": { "const": "Other" } }, "required": ["topic"] }, "then": { … } }
 */
export interface FormCondition {
  if: FormTest
  then: FormBranch
  else?: FormBranch
}
/**
 * The answers a condition waits for. Name each question twice: under "properties" with the answer, and under "required". Example: { "properties": { "topic": { "const": "Other" } }, "required": ["topic"] }
 */
export interface FormTest {
  /** Each question with the answer, or the answers, that count. Example: { "topic": { "const": "Other" } } */
  properties: {
    [k: string]: FormTestAnswer
  }
  /**
   * The same names once more. Without them the condition would also be true for an empty form. Example: ["topic"]
   */
  required: string[]
}
/** The answer, or the answers, that count. Example: { "const": "Other" } */
export interface FormTestAnswer {
  /** The one answer that counts; true for a ticked box. Example: "Other" */
  const?: string | number | boolean
  /**
   * The answers that count. Example: ["Ban", "Mute"]
   *
   * @minItems 1
   */
  enum?: (string | number)[]
  contains?: FormTestOption
}
/**
 * For a question with several options: the option that must be among those chosen, or several of which one must be. Example: { "const": "PvP" }
 */
export interface FormTestOption {
  /** The one option that counts. Example: "PvP" */
  const?: string
  /**
   * The options of which any counts. Example: ["PvP", "Skyblock"]
   *
   * @minItems 1
   */
  enum?: string[]
}
/**
 * Questions that appear, rules that are added, names that become required. Example: { "properties": { "otherTopic": { "title": "Your topic", "type": "string", "maxLength": 100 } }, "required": ["otherTopic"] }
 */
export interface FormBranch {
  properties?: FormProperties
  /** The names that must now be answered. Example: ["otherTopic"] */
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
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "../_schema/ui.schema.json"
   */
  $schema: '../_schema/ui.schema.json'
  /**
   * The order of all questions, if it is not that of schema.json. A question that appears on a condition comes right after the question it depends on. Example: ["name", "topic", "otherTopic", "message"]
   */
  'ui:order'?: string[]
  'ui:submitButtonOptions': SubmitButton
  /**
   * Something everyone must know before they start; shown in a frame above the first question. Each entry is a paragraph. Example: ["Upload your proof elsewhere first, then paste the link."]
   *
   * @minItems 1
   */
  'ui:note'?: string[]
  'ui:door'?: Door
  /** How many minutes the form takes. Example: 2 */
  'ui:minutes'?: number
  /**
   * What a visitor should have at hand, as it follows the words "You need:". Example: "your Minecraft username and your Discord name"
   */
  'ui:needs'?: string
  /**
   * What happens after the form was sent, in one or two sentences. Example: "Staff read every report. You get an answer on Discord."
   */
  'ui:next'?: string
  /** Other forms to offer under "Not what you need?", by folder name. Example: ["unban-request"] */
  'ui:related'?: string[]
  /**
   * Headings over groups of questions, for forms with seven questions or more. Every question is in exactly one section. Example: [{ "title": "About you", "properties": ["name", "age"] }]
   *
   * @minItems 1
   */
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
  /** The text of the button. Example: "Send application" */
  submitText: string
  /**
   * The text of the button while the form is on its way. Left out, the text stays. Example: "Submitting..."
   */
  sending?: string
  /** true greys the button out while the form is on its way. Example: true */
  disabledWhileSending?: boolean
}
/**
 * When a form, or an option, can be used: from a date and time on, until one, or both; no build is needed at that moment. Example: { "from": "2026-12-01T18:00[Europe/Berlin]", "until": "2026-12-31T18:00[Europe/Berlin]", "text": "You can apply in December." }
 */
export interface Door {
  /**
   * The first minute in which it is open, by the clocks of a place: date, T, time, and the place's time zone in square brackets. Example: "2026-12-01T18:00[Europe/Berlin]"
   */
  from?: string
  /**
   * The first minute in which it is closed again, written in the same way. Example: "2026-12-31T18:00[Europe/Berlin]"
   */
  until?: string
  /** What visitors read while it is closed. Example: "You can apply in December." */
  text: string
}
export interface Section {
  /** The heading. Example: "About you" */
  title: string
  /**
   * The questions under it, by name, in order. Example: ["name", "age"]
   *
   * @minItems 1
   */
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
  /** A short hint under the label, without a full stop. Example: "One step per line" */
  'ui:help'?: string
  /** What the browser may fill in, as the web standard names it. Example: "email" */
  'ui:autocomplete'?: string
  /** The first line of a select, before anything is chosen. Example: "Select a category" */
  'ui:placeholder'?: string
  /** Other words for options than their value. Example: { "1": "1 – poor" } */
  'ui:enumNames'?: {
    [k: string]: string
  }
  /**
   * Options that stay in the list but cannot be chosen now: those that schema.json rules out under "not", whose message says why. Example: ["Admin"]
   *
   * @minItems 1
   */
  'ui:enumDisabled'?: (string | number)[]
  'ui:options'?: ControlOptions
}
/** More about the control of one question. Example: { "spellcheck": false, "width": "medium" } */
export interface ControlOptions {
  /** "tel" for a text line that brings up the keys for telephone numbers. Example: "tel" */
  inputType?: 'tel'
  /**
   * "decimal" for a text line that brings up the keys for numbers with a decimal point, such as an amount of money. Example: "decimal"
   */
  inputMode?: 'decimal'
  /** "rating" draws the radio buttons of a whole number as hearts. Example: "rating" */
  appearance?: 'rating'
  /** false for names and codes, so that the browser does not underline them. Example: false */
  spellcheck?: boolean
  /** Offers a button that fills in what the browser knows: "timezone" is the only one. Example: "timezone" */
  detect?: 'timezone'
  dependsOn?: Dependence
  /**
   * Options that can be chosen only for a time. Example: { "Build contest": { "until": "2026-12-31T18:00[Europe/Berlin]", "text": "The contest is over" } }
   */
  doors?: {
    [k: string]: Door
  }
  dates?: DateRange
  /**
   * How wide the control is, after the length of the answers expected: "short" for a number or date, "medium" for a name, "full" for everything else. "half" puts two or three questions side by side on wide screens. Example: "medium"
   */
  width?: 'short' | 'medium' | 'half' | 'full'
}
/**
 * The question this one waits for: until it is answered this control is disabled, and another answer there clears this one. Example: { "property": "serverType", "waiting": "Choose a server type first", "changed": "Role list updated. Choose a role." }
 */
export interface Dependence {
  /** The name of the question waited for. Example: "serverType" */
  property: string
  /** The hint while it has no answer. Example: "Choose a server type first" */
  waiting: string
  /**
   * Announced to screen reader users when the answer there changes. Example: "Role list updated. Choose a role."
   */
  changed: string
}
/**
 * The days that a date may be, both ends included; judged when the form is sent, as no rule of schema.json knows what day it is. Example: { "until": "today", "text": "The date must be today or earlier" }
 */
export interface DateRange {
  /**
   * The first day: today, today with days added or taken away, a date, or the name of a question that asks for one. Example: "today+7d"
   */
  from?: string
  /** The last day, written in the same way. Example: "today" */
  until?: string
  /**
   * What a visitor reads whose date is another; without "ui:help", also the hint. Example: "The date must be today or earlier"
   */
  text: string
}

/** "embed" sends the framed answers only; "text-and-embed" puts a line of text over them (see "content"). */
export type MessageStyle = 'embed' | 'text-and-embed'

/** The message staff get from one form, and what the visitor reads after sending it. */
export interface FormMessage {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "../_schema/message.schema.json"
   */
  $schema: '../_schema/message.schema.json'
  /**
   * The name of the webhook that gets the message, never its address: the address of "ban-report" is set where the site is built, as WEBHOOK_BAN_REPORT. Example: "ban-report"
   */
  webhook: string
  /**
   * Other webhooks for certain answers. The first entry that fits counts; where none does, "webhook" gets the message. Example: [{ "property": "topic", "answers": ["Billing"], "webhook": "support-billing" }]
   *
   * @minItems 1
   */
  routes?: Route[]
  /**
   * For webhooks of a forum channel: the title of the post that each submission gets, with all parts of the message in it. A question's name in braces stands for its answer. Example: "{name}: {topic}"
   */
  thread?: string
  style: MessageStyle
  /**
   * The name the message is posted under. Left out, the webhook's own name. It cannot have "discord" or "clyde" in it. Example: "Ban Reports"
   */
  username?: string
  /**
   * The line of text over the answers, for the style "text-and-embed". {mention} stands for the staff role that is called. Example: "{mention} New contact message"
   */
  content?: string
  /**
   * Which staff role {mention} calls. "staff" is the only one; its id is set where the site is built, as STAFF_ROLE_ID.
   */
  mention?: 'staff'
  /**
   * The heading of the framed answers. A question's name in braces stands for its answer. Example: "New ban report: {reportedPlayer}"
   */
  title: string
  /**
   * The colour of the bar beside the answers; the same as on the card in manifest.json. Example: "#DD577E"
   */
  colour: string
  /**
   * Two letters that begin the reference number visitors and staff can name. Each form has its own. Example: "BR"
   */
  reference: string
  /**
   * How single answers look in the message. Only what differs from the question's label needs a line. Example: { "phone": { "fallback": "Not provided" } }
   */
  fields: {
    [k: string]: FieldStyle
  }
  outcomes: Outcomes
}
export interface Route {
  /** The name of a question with options, or of a tick box. Example: "topic" */
  property: string
  /**
   * The options that count, any of them; true for a ticked box. Of several choices one is enough. Example: ["Billing"]
   *
   * @minItems 1
   */
  answers: (string | number | boolean)[]
  /**
   * The name of the webhook that gets the message then, never its address: that of "support-billing" is set as WEBHOOK_SUPPORT_BILLING. Example: "support-billing"
   */
  webhook: string
}
/** How one answer looks in the message. */
export interface FieldStyle {
  /** The heading over the answer. Left out, the question's own label. Example: "Discord name" */
  label?: string
  /**
   * What the message shows when an optional question was left empty. Left out, "Not provided", or "No" for a tick box. Example: "None"
   */
  fallback?: string
  /** true puts short answers side by side. Example: true */
  inline?: boolean
}
/**
 * What the visitor reads after sending. Example: { "success": "✅ Report submitted successfully.", "refused": "❌ Submission failed. Please try again.", "offline": "❌ Network error. Please try again later." }
 */
export interface Outcomes {
  /** The message has arrived. Example: "✅ Report submitted successfully." */
  success: string
  /**
   * The chat service answered, but did not take the message. Example: "❌ Submission failed. Please try again."
   */
  refused: string
  /** The chat service could not be reached. Example: "❌ Network error. Please try again later." */
  offline: string
}

/** The cards of the forms page, in the order of the page. */
export interface Manifest {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/manifest.schema.json"
   */
  $schema: './_schema/manifest.schema.json'
  /**
   * What happened to a visitor, in their own words; each leads to the forms that fit. They stand at the top of the forms page. Example: [{ "id": "banned", "text": "I got banned", "forms": ["unban-request"] }]
   *
   * @minItems 1
   */
  situations?: Situation[]
  /**
   * The forms offered where a search finds none, each by the name of its folder. Example: ["general-support"]
   */
  suggested?: string[]
  /**
   * One entry for each form, in the order of the page. Example: [{ "slug": "ban-report", "title": "Ban Report", … }]
   *
   * @minItems 1
   */
  cards: HubCard[]
  /**
   * The forms that have a page but no card, each by the name of its folder: only who has the link finds them, and search engines are asked to leave them out. Example: ["trial-staff"]
   */
  unlisted?: string[]
}
export interface Situation {
  /** Its name in the page's address, in small letters. Example: "banned" */
  id: string
  /** What the visitor would say. Example: "I got banned" */
  text: string
  /**
   * The forms that fit, the most likely first, each by the name of its folder. Example: ["unban-request"]
   *
   * @minItems 1
   */
  forms: string[]
}
export interface HubCard {
  /** The name of the form's folder; also the end of its address. Example: "ban-report" */
  slug: string
  /** The heading of the card. Example: "Ban Report" */
  title: string
  /**
   * One sentence that says when to use the form. Example: "Tell us about a player who plays in spite of a ban."
   */
  description: string
  /** The colour of the card; each form has its own. Example: "#DD577E" */
  colour: string
  /** A whole number from 0 up; higher comes first when visitors sort by popularity. Example: 70 */
  popularity: number
  /**
   * Words visitors can filter by. Use the tags that are there already where they fit. Example: ["report", "ban"]
   */
  tags: string[]
  /**
   * Words that players search for and that stand in neither title nor description. They are not shown. Example: ["hacker", "x-ray"]
   */
  keywords?: string[]
}

/** Examples of answers to a form that staff care about, and what must come of them. */
export interface Fixtures {
  /**
   * Answers that the form must take, by a name of your own. Example: { "full": { "answers": { "name": "Alex" } } }
   */
  valid: {
    [k: string]: ValidFixture
  }
  /**
   * Answers that the form must not take, by a name of your own, with the words that the visitor must read. Example: { "no name": { "answers": {}, "errors": { "name": "Enter your name" } } }
   */
  wrong?: {
    [k: string]: WrongFixture
  }
}
export interface ValidFixture {
  /** What this example shows. Example: "A report without evidence" */
  description?: string
  /** The answers as a visitor types them, by the names of the questions. Example: { "name": "Alex" } */
  answers: {
    [k: string]: string | number | boolean | string[]
  }
}
export interface WrongFixture {
  /** What this example shows. Example: "A report without a name" */
  description?: string
  /** The answers as a visitor types them, by the names of the questions. Example: { "name": "" } */
  answers: {
    [k: string]: string | number | boolean | string[]
  }
  /**
   * The text that must head the list of problems, where the form has one. Example: "Please fill in all required fields."
   */
  heading?: string
  /** The exact error message that each question must show. Example: { "name": "Enter your name" } */
  errors: {
    [k: string]: string
  }
}
