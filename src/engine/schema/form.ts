import type { FormMessage, FormSchema, FormUi } from './definition'
import type { Answers } from './answers'
import { questionOrder } from './question-order'

/** What staff wrote for one form: the three files of its folder, and the folder's name. */
export interface Definition {
  readonly slug: string
  readonly schema: FormSchema
  readonly ui: FormUi
  readonly message: FormMessage
}

/** One rule that answers break, as data; error texts are added later. Paths are JSON pointers, as Ajv reports them. */
export interface RuleError {
  /** The path of the answer, e.g. `/contentLinks/2`; empty for a missing answer. */
  readonly instancePath: string
  /** The path of the rule, e.g. `#/allOf/0/then/properties/role/enum`. */
  readonly schemaPath: string
  /** The rule's name, e.g. `maxLength`. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A validator as Ajv creates it: returns true, or false with the errors on the function. */
export interface AjvCheck {
  (answers: unknown): boolean
  errors?: readonly RuleError[] | null
}

/** A definition with the order of its questions: enough to make messages from answers that are already validated. */
export interface OrderedForm extends Definition {
  readonly order: readonly string[]
}

/** A form that is ready to use: its definition, the order of its questions, and its rules as compiled code. */
export interface CompiledForm extends OrderedForm {
  /** Runs every rule on normalized answers and lists the errors; an empty list means that no rule is broken. */
  readonly check: (answers: Answers) => readonly RuleError[]
  /** The compiled functions themselves: the whole schema's, then that of each condition's "if". */
  readonly validators: readonly AjvCheck[]
}

/**
 * Combine what staff wrote with the validators compiled from it: first that of the whole schema, then that of each
 * condition's "if", in the order of `allOf`. Throws where the first is missing, which means a bug in the program.
 * @example createForm(definition, validators).order // => ['name', 'reason']
 */
export function createForm(definition: Definition, validators: readonly AjvCheck[]): CompiledForm {
  const [validator] = validators
  if (!validator) throw new Error(`The form "${definition.slug}" has no compiled rules.`)
  return {
    ...definition,
    order: questionOrder(definition),
    validators,
    check: (answers) => (validator(answers) ? [] : (validator.errors ?? [])),
  }
}
