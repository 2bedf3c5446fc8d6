import { createContext, use } from 'react'
import type { AnswerSheet } from './answer-sheet'

/** What the controls of one form share. */
export interface FormSurroundings {
  readonly sheet: AnswerSheet
  /** What the browser knows, for questions with `detect`. */
  readonly timeZone?: (() => string | undefined) | undefined
}

export const SheetContext = createContext<FormSurroundings | undefined>(undefined)

/** What the controls of this form share. Throws outside a `SchemaForm`, which is a mistake in the program. */
export function useSurroundings(): FormSurroundings {
  const surroundings = use(SheetContext)
  if (!surroundings) throw new Error('A control of a form stands outside SchemaForm.')
  return surroundings
}

/** What is wrong, by question. Apart from what else is shared, because it is the only part that changes. */
export const ErrorsContext = createContext<ReadonlyMap<string, string>>(new Map())
