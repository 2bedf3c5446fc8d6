import type { FormFolder } from '../source/form-folder'
import specified from './specified-texts.json'

const byForm: Readonly<Record<string, readonly string[]>> = specified
const all: ReadonlySet<string> = new Set(Object.values(byForm).flat())

/** Whether the specification fixes this very text for some form, so that no rule of wording applies to it. */
export function isSpecified(text: string): boolean {
  return all.has(text)
}

/** The texts that the specification fixes for one form. */
export function specifiedTexts({ slug }: FormFolder): readonly string[] {
  return byForm[slug] ?? []
}
