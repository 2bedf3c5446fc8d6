import type { Files } from '../files/change'
import { fileOf } from '../files/form-file'
import type { FormPartName } from '../files/route-to'

/** Which panel of which form: of a part of it, of one of its questions, or of the times of one answer to a question. */
export interface PanelId {
  readonly slug: string
  readonly part: FormPartName
  readonly question?: string | undefined
  readonly option?: string | number | boolean | undefined
}

/** What is wrong with one field of a panel. */
export interface FieldError {
  readonly field: string
  readonly label: string
  readonly text: string
}

/** A field of a panel, with what was typed there and is not valid yet. */
export interface HeldField extends FieldError {
  readonly panel: PanelId
}

/** What was typed in a panel and is held back, because some of it is not right yet. */
export interface HeldInput {
  readonly panel: PanelId
  /** The values that differ from the form's, by the names of the panel's fields. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[]
}

/** Put what is held of a panel at the end, as the latest; without it, drop what was held. */
export function hold(
  held: readonly HeldInput[],
  panel: PanelId,
  input: Omit<HeldInput, 'panel'> | undefined,
): readonly HeldInput[] {
  const others = held.filter((each) => keyOf(each.panel) !== keyOf(panel))
  return input ? [...others, { panel, ...input }] : others
}

/** What is held of one panel. */
export function heldIn(held: readonly HeldInput[], panel: PanelId): HeldInput | undefined {
  return held.find((each) => keyOf(each.panel) === keyOf(panel))
}

/** Without what belongs to forms that none of these files is of. */
export function withForms(
  held: readonly HeldInput[],
  ...files: readonly Pick<Files, 'keys'>[]
): readonly HeldInput[] {
  if (held.length === 0) return held
  const slugs = new Set(files.flatMap((each) => [...each.keys()].map((path) => fileOf(path)?.slug)))
  return held.filter(({ panel }) => slugs.has(panel.slug))
}

function keyOf({ slug, part, question, option }: PanelId): string {
  return JSON.stringify([slug, part, question, option])
}
