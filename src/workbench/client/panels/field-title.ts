import type { PanelPlace } from './notes'
import { fieldsIn } from './panel'
import partPanels from './part-panels.json'
import questionPanel from './question-panel.json'
import timesPanel from './times-panel.json'

/**
 * The title of a panel's field, as staff read it.
 * @example fieldTitle({ part: 'questions', question: 'name', field: 'maxLength' }) // => 'Most characters'
 */
export function fieldTitle({ part, field = '' }: PanelPlace): string | undefined {
  const panel = part === 'questions' ? questionPanel : part === 'times' ? timesPanel : partPanels[part]
  return fieldsIn(panel)[field]?.title
}

/** Whether the panel of a question with this kind of answer has a field that only some kinds have. */
export function fieldIsFor(field: string, kind: string): boolean {
  const { if: shown = [] } = fieldsIn(questionPanel)[field] ?? {}
  return [shown].flat().some((values) => values['kind']?.includes(kind))
}
