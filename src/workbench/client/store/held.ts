import { jsonIn } from '../../../engine/json'
import { propertiesOf } from '../../../engine/properties-of'
import type { Files } from '../../form-files'
import type { FormPartName } from '../files/route-to'
import { writtenRules } from '../files/written-rules'

/** Which panel of which form: of a part of it, of one of its questions, or of the times of one answer to a question. */
export interface PanelId {
  readonly slug: string
  readonly part: FormPartName
  readonly question?: string | undefined
  readonly option?: string | number | boolean | undefined
}

export interface FieldError {
  readonly field: string
  readonly label: string
  readonly text: string
}

/** A field of a panel, with what was typed there and is not valid yet. */
export interface HeldField extends FieldError {
  readonly panel: PanelId
}

/** What was typed in a panel and is held back, because some of it is not valid yet. */
export interface HeldInput {
  readonly panel: PanelId
  /** The values that differ from the form's, by the names of the panel's fields. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[]
}

/** Replaces the held input of a panel, and puts it last, as the latest; without `input`, drops it. */
export function hold(
  held: readonly HeldInput[],
  panel: PanelId,
  input: Omit<HeldInput, 'panel'> | undefined,
): readonly HeldInput[] {
  const others = held.filter((each) => keyOf(each.panel) !== keyOf(panel))
  return input ? [...others, { panel, ...input }] : others
}

/** The held input of one panel. */
export function heldIn(held: readonly HeldInput[], panel: PanelId): HeldInput | undefined {
  return held.find((each) => keyOf(each.panel) === keyOf(panel))
}

/**
 * The held input after a change of the files: without that of a question or an option that is gone. A single
 * replaced option counts as renamed, and keeps its input.
 */
export function heldAfterChange(held: readonly HeldInput[], before: Files, now: Files): readonly HeldInput[] {
  const next = held.flatMap((each) => {
    const panel = panelAfter(each.panel, before, now)
    return panel === each.panel ? each : panel ? { ...each, panel } : []
  })
  return next.length === held.length && next.every((each, index) => each === held[index]) ? held : next
}

function panelAfter(panel: PanelId, before: Files, now: Files): PanelId | undefined {
  const { slug, question, option } = panel
  const [was, is] = [before, now].map((files) => jsonIn(files.get(`forms/${slug}/schema.json`)))
  // Keep the input while the form's text is broken, and after its deletion, which can be undone.
  if (question === undefined || is === undefined) return panel
  if (writtenRules(is).every(([name]) => name !== question)) return undefined
  const [old, options] = [was, is].map((schema) => optionsIn(schema, question))
  if (option === undefined || option === true || options?.includes(option)) return panel
  const renamed = old?.length === options?.length ? options?.filter((each) => !old?.includes(each)) : []
  const [to] = renamed ?? []
  const isOption = typeof to === 'string' || typeof to === 'number'
  return renamed?.length === 1 && isOption && old?.indexOf(option) === options?.indexOf(to)
    ? { ...panel, option: to }
    : undefined
}

/** The options of a question, wherever its rules are. */
function optionsIn(schema: unknown, question: string): readonly unknown[] {
  return writtenRules(schema).flatMap(([name, rules]) =>
    name === question
      ? Object.values(propertiesOf(rules['enum'] ?? propertiesOf(rules['items'])['enum']))
      : [],
  )
}

function keyOf({ slug, part, question, option }: PanelId): string {
  return JSON.stringify([slug, part, question, option])
}
