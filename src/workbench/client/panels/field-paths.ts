import type { FormTextName } from '../files/form-texts'
import type { JsonPath } from '../../../lint/json/json-node'
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

/**
 * Each field of a panel with the paths of the values it edits, the file's part first. `@card` and `@question` are
 * placeholders for the form's card and for any question.
 */
const fieldPaths = Object.entries(panelDefinitions).flatMap(([part, definition]) =>
  Object.entries(fieldsIn(definition)).flatMap(([field, { at = [] }]) =>
    // The keys of the record are names of parts.
    at.map((path, rank) => ({ part: part as FormPartName, field, steps: path.split('.'), rank })),
  ),
)
// The innermost value that has a field; a value in several panels belongs to the one that names it first.
const innermostFirst = fieldPaths.toSorted(
  (one, other) => other.steps.length - one.steps.length || one.rank - other.rank,
)

/**
 * The panel and the field that edit the value at a path, whose first step is the part of the form; undefined where no
 * field does.
 * @example fieldAt(['schema', '@question', 'maxLength']) // => { part: 'questions', field: 'maxLength', … }
 */
export function fieldAt(path: JsonPath) {
  return innermostFirst.find(({ steps }) => steps.every((step, index) => step === path[index]))
}
