import partPanels from './part-panels.json'
import questionPanel from './question-panel.json'
import timesPanel from './times-panel.json'
import type { PanelPlace } from './notes'

interface Titled {
  readonly properties?: Readonly<Record<string, { readonly title?: string } | undefined>>
}

/**
 * The title of a panel's field, as staff read it.
 * @example fieldTitle({ part: 'questions', question: 'name', field: 'maxLength' }) // => 'Most characters'
 */
export function fieldTitle({ part, field }: PanelPlace): string | undefined {
  if (field === undefined) return undefined
  const { schema } = part === 'questions' ? questionPanel : part === 'times' ? timesPanel : partPanels[part]
  const branches = 'allOf' in schema ? schema.allOf.map((condition): Titled => condition.then) : []
  const all: readonly Titled[] = [schema, ...branches]
  return all.map(({ properties }) => properties?.[field]?.title).find((title) => title !== undefined)
}

/** Whether the panel of a question with this kind of answer has a field that only some kinds have. */
export function fieldIsFor(field: string, kind: string): boolean {
  return questionPanel.schema.allOf.some((condition) => {
    const { if: test, then: branch }: { if: { properties: { kind?: Test } }; then: Titled } = condition
    const kinds = [test.properties.kind?.const, ...(test.properties.kind?.enum ?? [])]
    return branch.properties?.[field] !== undefined && kinds.includes(kind)
  })
}

interface Test {
  readonly const?: string
  readonly enum?: readonly string[]
}
