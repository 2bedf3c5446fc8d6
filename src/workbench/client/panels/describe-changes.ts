import { isSameJson } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import { closedIn, optionsIn, subschemasOf } from '../../../engine/schema/questions'
import { formPath } from '../../../catalog/form-path'
import { valuesOf, type FormTexts, type FormValues, textsOf } from '../files/form-texts'
import { hasSameOrder } from '../files/manifest-parts'
import texts from '../texts.json'
import { situationLines } from './part-panel'
import { kindWords, questionsOf, type QuestionView } from './questions'
import { timesIn } from './times-targets'
import { changesBetween } from '../../../generate/fix/file-changes'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from '../../form-files'
import { nameOfPath } from '../files/describe-file'
import { brokenPathIn } from '../preview/model/read-form'

/** A form's change in plain words, for the dialog that discards it and for its proposal. */
export interface ChangeWords {
  readonly title: string
  /** What the change does as a whole. */
  readonly lead: string
  /** The differences, one sentence each. */
  readonly changes: readonly string[]
}

const words = texts.changes

/**
 * Describe the differences between two states of a form. A form without a `schema.json` counts as absent.
 * @example describeChanges('staff', before, after).changes // => ['“Name” now asks “Your name”']
 */
export function describeChanges(slug: string, before: FormTexts, after: FormTexts): ChangeWords {
  const kind = before.schema === '' ? 'added' : after.schema === '' ? 'deleted' : 'changed'
  const shown = kind === 'deleted' ? before : after
  const values = { form: valuesOf(shown).schema?.title ?? slug, address: formPath(slug) }
  return {
    title: fillText(words.titles[kind], values),
    lead: fillText(words.lead[kind], values),
    changes: [
      ...(kind === 'deleted' ? [] : questionChanges(before, after)),
      // Of a new form everything else is new as well.
      ...(kind === 'changed' ? partChanges(slug, before, after) : []),
    ],
  }
}

function questionChanges(before: FormTexts, after: FormTexts): readonly string[] {
  const [old, now] = [questionsOf(before), questionsOf(after)]
  const beforeOf = (question: QuestionView) => old.find(({ name }) => name === question.name)
  const afterOf = (question: QuestionView) => now.find(({ name }) => name === question.name)
  const [added, kept] = [now.filter((each) => !beforeOf(each)), now.filter(beforeOf)]
  const deleted = old.filter((each) => !afterOf(each))
  const isMoved = old.filter(afterOf).some(({ name }, index) => name !== kept[index]?.name)
  return [
    ...added.map(({ label }) => fillText(words.added, { label })),
    ...deleted.map(({ label }) => fillText(words.deleted, { label })),
    ...kept.flatMap((each) =>
      questionDifferences(beforeOf(each) ?? each, each, valuesOf(before), valuesOf(after)),
    ),
    ...(isMoved ? [words.order] : []),
  ]
}

function questionDifferences(
  before: QuestionView,
  after: QuestionView,
  old: FormValues,
  now: FormValues,
): readonly string[] {
  const { name, label, isRequired, kind, options, when } = after
  const [oldRules, rules] = [subschemasOf(old, name), subschemasOf(now, name)]
  const [wasClosed, closed] = [closedIn(before.rules), closedIn(after.rules)]
  const isClosing = closed.some((option) => !wasClosed.includes(option))
  const found = [
    before.label !== label && fillText(words.renamed, { before: before.label, label }),
    before.isRequired !== isRequired && fillText(isRequired ? words.must : words.may, { label }),
    before.kind !== kind && fillText(words.kind, { label, kind: kindWords(after) }),
    !isSameJson(before.options, options) && fillText(words.options, { label, options: options.join(', ') }),
    isClosing && fillText(words.closed, { label, options: closed.join(', ') }),
    !isClosing &&
      wasClosed.some((option) => options.includes(option) && !closed.includes(option)) &&
      fillText(words.opened, { label }),
    !isSameJson(oldRules.slice(1).map(optionsIn), rules.slice(1).map(optionsIn)) &&
      fillText(words.narrowed, { label }),
    !isSameJson(before.when, when) && fillText(words.when, { label }),
  ].filter((each) => each !== false)
  const isOther = !isSameJson([oldRules, lookOf(before)], [rules, lookOf(after)])
  return found.length === 0 && isOther ? [fillText(words.details, { label })] : found
}

/** How a question looks, without the opening times of its options, which belong to another part. */
export function lookOf({ control }: QuestionView): unknown {
  const { 'ui:options': { doors: _doors, ...options } = {}, ...look } = control
  return [look, options]
}

/** The parts of a form that are not questions. */
function partChanges(slug: string, before: FormTexts, after: FormTexts): readonly string[] {
  const names = [...questionsOf(before), ...questionsOf(after)].map(({ name }) => name)
  const without = (values: object, keys: readonly string[]) =>
    Object.entries(values).filter(([key]) => !keys.includes(key))
  const parts: readonly (readonly [string, (form: Partial<FormValues>) => unknown])[] = [
    [
      words.page,
      ({ schema, ui = {} }) => [
        schema?.title,
        schema?.description,
        without(ui, [...names, 'ui:order', 'ui:door']),
      ],
    ],
    [words.message, ({ message = {} }) => without(message, ['outcomes', 'webhook', 'routes'])],
    [words.outcomes, ({ message }) => message?.outcomes],
    [words.card, ({ manifest }) => manifest?.cards?.find((card) => card.slug === slug)],
    [words.situations, ({ manifest }) => situationLines({ manifest }, slug)],
  ]
  const changed = parts.filter(([, read]) => !isSameJson(read(valuesOf(before)), read(valuesOf(after))))
  const sentences = [
    ...changed.map(([sentence]) => sentence),
    ...(isSameJson(timesIn(before), timesIn(after)) ? [] : [words.times]),
    ...(hasSameOrder(valuesOf(before).manifest, valuesOf(after).manifest) ? [] : [words.cards]),
  ]
  return before.fixtures === after.fixtures ? sentences : [...sentences, words.fixtures]
}

/**
 * The differences between two states of a form's files, in sentences; the names of the changed files if one state cannot
 * be read.
 */
export function changesInWords(slug: string, before: Files, after: Files): readonly string[] {
  const [old, now] = [textsOf(before, slug), textsOf(after, slug)]
  const states = old.schema === '' ? [after] : [before, after]
  const isReadable = states.every((files) => brokenPathIn(files, slug) === undefined)
  const found = isReadable ? describeChanges(slug, old, now).changes : []
  if (found.length > 0) return found
  const paths = [...changesBetween(before, after).keys()]
  return paths.map((path) => (path === manifestPath ? texts.changes.ownCard : nameOfPath(path)))
}
