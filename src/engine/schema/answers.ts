/** One answer as it is typed in: text, a number, `true` for a ticked box, or a list of texts. */
export type Answer = string | number | boolean | readonly string[]

/** What a visitor typed in, by property name. A missing key is a question not answered yet. */
export type Answers = Readonly<Record<string, Answer | undefined>>

declare const valid: unique symbol

/**
 * Answers that satisfy every rule of their form: trimmed, without blank ones and without those of hidden questions.
 * Only `validate` creates them, so code that takes this type need not check again.
 */
export type ValidAnswers = Answers & { readonly [valid]: true }
