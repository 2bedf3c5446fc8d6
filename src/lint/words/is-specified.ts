import specified from './specified.json'

/** What the specification fixes for one form. Places are written as the steps to them, with spaces between. */
export interface SpecifiedForm {
  /** By file and place, the exact text (or true). */
  readonly texts: Readonly<Record<string, string | boolean>>
  /** By place in schema.json, the exact options in their order. */
  readonly options?: Readonly<Record<string, readonly (string | number)[]>>
  readonly card?: { readonly title: string; readonly popularity: number; readonly tags: readonly string[] }
}

const byForm: Readonly<Record<string, SpecifiedForm>> = specified.forms
const all: ReadonlySet<string | boolean> = new Set(
  Object.values(byForm).flatMap(({ texts }) => Object.values(texts)),
)

/** Whether the specification fixes this very text for some form, so that no rule of wording applies to it. */
export function isSpecified(text: string): boolean {
  return all.has(text)
}

/** What the specification fixes for a form; undefined for forms it does not know. */
export function specifiedForm(slug: string): SpecifiedForm | undefined {
  return Object.hasOwn(byForm, slug) ? byForm[slug] : undefined
}

/** The order of the cards, as far as the specification knows them. */
export const specifiedOrder: readonly string[] = specified.order
