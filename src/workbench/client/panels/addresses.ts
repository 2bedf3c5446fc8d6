import type { FormTextName } from '../files/form-texts'
import type { JsonPath } from '../files/json'
import type { FormPartName } from '../files/route-to'
import { fieldsIn } from './panel'
import partPanels from './part-panels.json'
import questionPanel from './question-panel.json'
import timesPanel from './times-panel.json'

/** Where a value is in a form's files. */
export interface PlaceInFiles {
  readonly part: FormTextName
  readonly path: JsonPath
}

/** The definition of the panel of each part; of questions, that of each of them. */
export const panelDefinitions = { ...partPanels, questions: questionPanel, times: timesPanel }

/** A field of a panel, and its places: `@card` and `@question` stand for the form's card and for any question. */
const addresses = Object.entries(panelDefinitions).flatMap(([part, definition]) =>
  Object.entries(fieldsIn(definition)).flatMap(([field, { at = [] }]) =>
    // The keys of the record are names of parts.
    at.map((place, rank) => ({ part: part as FormPartName, field, steps: place.split('.'), rank })),
  ),
)
// The innermost value that has a field; a value in several panels belongs to the one that names it first.
const innermostFirst = addresses.toSorted(
  (one, other) => other.steps.length - one.steps.length || one.rank - other.rank,
)

/**
 * The panel and the field in which the value at an address is changed.
 * @example fieldAt(['schema', '@question', 'maxLength']) // => { part: 'questions', field: 'maxLength', … }
 */
export function fieldAt(address: readonly (string | number)[]) {
  return innermostFirst.find(({ steps }) => steps.every((step, index) => step === address[index]))
}
