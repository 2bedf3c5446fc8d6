import { isSameJson } from '../../../engine/json'
import { subschemasOf } from '../../../engine/schema/questions'
import { changesBetween } from '../../../generate/fix/file-changes'
import { fileName } from '../files/describe-file'
import { fileOf } from '../../form-files'
import { textsOf, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import type { FormPartName } from '../files/route-to'
import type { HistoryChange } from '../store/store'
import texts from '../texts.json'
import { lookOf } from './describe-changes'
import type { PlaceInPanels } from './notes'
import { partNames, partPanel } from './part-panel'
import { questionIn, questionsOf } from './questions'
import { changedTarget, timesIn } from './times-targets'

/** What was changed, in words, and where it is now; no place if no panel shows it. */
export interface LocatedChange {
  /** One question, a part or a file, or the order of the questions. */
  readonly of: 'question' | 'part' | 'order'
  /** The question's label, or the name of the part or file. */
  readonly name: string
  readonly place?: PlaceInPanels
}

/**
 * What an undo or a redo of a form has changed: an added or removed question, else the part that is `seen`, else the
 * first change, because a step seldom concerns two questions. Undefined where none of the form's files differs.
 * @example locateChange(change, 'staff') // => { of: 'question', name: 'Your age', place: { part: 'questions', question: 'age' } }
 */
export function locateChange(
  { before, after, panel }: HistoryChange,
  slug: string,
  seen?: FormPartName,
): LocatedChange | undefined {
  const [was, is] = [textsOf(before, slug), textsOf(after, slug)]
  const [old, now] = [cardsOf(was), cardsOf(is)]
  const isReadable = old.size > 0 && now.size > 0
  const changed = [...now.keys(), ...old.keys()].filter((name) => old.get(name) !== now.get(name))
  if (isReadable && changed.length === 0 && !isSameJson([...old], [...now]))
    return { of: 'order', name: '', place: { part: 'questions' } }
  const place = (isReadable ? placeBetween(was, is, slug, seen, changed) : undefined) ?? panel
  if (place) return locatedAt(place, valuesOf(was), valuesOf(is))
  // No panel shows the change.
  const files = [...changesBetween(before, after).keys()].flatMap((path) => fileOf(path) ?? [])
  const file = files.find((each) => each.slug === slug)
  return file && { of: 'part', name: fileName(file) }
}

function locatedAt(place: PlaceInPanels, old: FormValues, now: FormValues): LocatedChange {
  const { part, question, option } = place
  const isThere = question !== undefined && questionIn(now, question)
  const { label } = isThere || (question !== undefined && questionIn(old, question)) || {}
  const located = { place: isThere ? { part, question, option } : { part } }
  return label === undefined
    ? { of: 'part', name: texts.panels.parts[part], ...located }
    : { of: 'question', name: label, ...located }
}

/**
 * What the card of each question shows, serialized for comparison, by the questions' names; empty for a form
 * that cannot be read.
 */
function cardsOf(texts: FormTexts): ReadonlyMap<string, string> {
  const form = valuesOf(texts)
  const cards = questionsOf(texts).map((view) => {
    const { control: _control, ...question } = view
    const { name } = question
    return [
      name,
      JSON.stringify([question, lookOf(view), subschemasOf(form, name), form.message.fields[name]]),
    ] as const
  })
  return new Map(cards)
}

/**
 * A question that only one state has; else the part that is seen, the first changed question, or the first
 * changed part.
 */
function placeBetween(
  before: FormTexts,
  after: FormTexts,
  slug: string,
  seen: FormPartName | undefined,
  changed: readonly string[],
): PlaceInPanels | undefined {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const lone = changed.find((name) => !questionIn(old, name) || !questionIn(now, name))
  const parts = partNames.filter(
    (name) => !isSameJson(partPanel(before, slug, name)?.values, partPanel(after, slug, name)?.values),
  )
  const own = lone === undefined ? parts.find((name) => name === seen) : undefined
  const question = lone ?? changed[0]
  if (own) return { part: own }
  const target = lone === undefined ? changedTarget(before, after) : undefined
  if (target && seen === 'times') return { part: 'times', ...target.answer }
  if (question !== undefined) return { part: 'questions', question }
  if (parts[0]) return { part: parts[0] }
  const differs = (read: (form: FormValues) => unknown) => !isSameJson(read(old), read(now))
  if (differs(({ ui }) => [ui['ui:order'], ui['ui:sections']])) return { part: 'questions' }
  if (!isSameJson(timesIn(before), timesIn(after))) return { part: 'times', ...target?.answer }
  return differs(({ manifest }) => manifest) ? { part: 'card' } : undefined
}
