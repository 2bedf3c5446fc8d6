import { useMemo } from 'react'
import type { Diagnostic } from '../../../../lint/report/diagnostic'
import { remedyHere } from '../../diagnostics/word-diagnostic'
import { textsOf, type FormTexts } from '../../files/form-texts'
import { useProposals } from '../../github/use-proposals'
import { notesIn, type Finding, type PanelNote } from '../../panels/notes'
import { readForm } from '../../preview/model/read-form'
import type { AppContext } from '../App'

/**
 * What the linter has found in a form and what the checks of its proposal have found elsewhere in it, at the fields of
 * its panels. Nothing while the form is broken.
 */
export function useFormNotes(
  slug: string,
  { store, check }: AppContext,
  now: FormTexts,
  own: readonly Diagnostic[],
  isBroken: boolean,
): readonly PanelNote[] {
  const { proposals, followed } = useProposals()
  // The linted texts may be older than the current ones, and broken.
  const checked = check.files ?? store.files
  const wasReadable = useMemo(() => readForm(checked, slug).form !== undefined, [checked, slug])
  if (isBroken) return []
  const found = wasReadable ? notesIn(textsOf(checked, slug), now, slug, own.map(toFinding)) : []
  const state = followed.get(slug)
  if (state?.state !== 'red') return found
  const proposed = Object.entries(proposals.get(slug)?.texts ?? {})
  const files = new Map([...store.state.disk, ...proposed.map(([path, text]) => [path, text ?? ''] as const)])
  const others = readForm(files, slug).form ? notesIn(textsOf(files, slug), now, slug, state.notes) : []
  const places = found.map(placeOf)
  return [...found, ...others.filter((note) => !places.includes(placeOf(note)))]
}

/** A diagnostic as the panels show it beside a field: its message and its remedy. */
function toFinding(problem: Diagnostic): Finding {
  const { file, line, column, message } = problem
  return { file, line, column, text: `${message} ${remedyHere(problem)}` }
}

function placeOf({ part, question, field }: PanelNote): string {
  return [part, question, field].join(' ')
}
