import { jsonIn, partAt } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import { freeColour } from '../../../generate/new/free-colour'
import { firstPopularity } from '../../../generate/new/new-form-answers'
import { didYouMean } from '../../../lint/report/did-you-mean'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from '../../form-files'
import { editForm, valuesOf, type FormTextName, type FormTexts, type FormValues } from '../files/form-texts'
import { fieldTextOf, setAt } from '../files/json'
import { setSituations, situationsIn } from '../files/manifest-parts'
import texts from '../texts.json'
import { fieldAt, type PlaceInFiles } from './field-paths'
import { linesOf } from './option-lines'
import { changedNames, fieldsIn, formOf, type FieldChanges, type Panel, type PanelValues } from './panel'
import definitions from './part-panels.json'
import { questionsIn } from './questions'
import { relatedField, relatedIn, setRelated } from './related-forms'
import type { FormMessage } from '../../../engine/schema/definition'

/** The parts of a form that have a panel, apart from its questions. */
export type PartName = keyof typeof definitions

// The keys of the file are those of its type.
export const partNames = Object.keys(definitions) as PartName[]

/**
 * The panel for a part of a form; undefined if the form lacks that part, such as a card. `saved` are the files of all
 * forms as they are saved, for the other forms, and for the places that this one and its related forms have there.
 */
export function partPanel(
  before: FormTexts,
  slug: string,
  name: PartName,
  saved: Files = new Map(),
): Panel | undefined {
  const form = valuesOf(before)
  const { schema, ui } = formOf(definitions[name], {
    ...situationField(form),
    ...(name === 'page' && relatedField(form.ui, slug, saved)),
  })
  const fields = fieldsIn(definitions[name])
  const places = placesOfPart(form, slug, name)
  if (name === 'card' && places.get('tags')?.length === 0) return undefined
  const values = Object.fromEntries(
    [...places].map(([field, [first]]) => [
      field,
      first ? fieldTextOf(partAt(form[first.part], first.path)) : '',
    ]),
  )
  if ('situations' in values) values['situations'] = situationLines(form, slug)
  if ('related' in values) values['related'] = relatedIn(form.ui)?.join('\n') ?? ''
  const savedManifest = saved.get(manifestPath) ?? null
  return {
    schema,
    ui,
    values,
    check: (next) => {
      if (name === 'card') return checkCard(form, slug, next, savedManifest)
      return name === 'message' ? checkMessage(form, next) : {}
    },
    apply: (next) =>
      editForm(before, (changed) => {
        for (const field of changedNames(values, next)) {
          const typed = next[field]?.trim() ?? ''
          const value = field === 'colour' ? typed.toUpperCase() : typed
          if (field === 'situations') setSituations(changed.manifest, slug, linesOf(value), savedManifest)
          if (field === 'related') {
            setRelated(changed.ui, slug, linesOf(value), saved)
            continue
          }
          const isList = fields[field]?.['ui:widget'] === 'textarea'
          for (const { part, path } of places.get(field) ?? []) {
            // Another place, such as the title of the card, changes only while it has the same value.
            if (fieldTextOf(partAt(form[part], path)) !== values[field]) continue
            setAt(changed[part], path, parsed(value, schema.properties[field]?.type, isList))
          }
          if (field === 'line') followLine(changed.message)
        }
      }),
  }
}

/**
 * The form with a card after those of the others, with the words of its page and the colour of its message. It has no
 * tags yet, which only staff can choose.
 */
export function withCard(form: FormTexts, slug: string): FormTexts {
  const { schema, message } = valuesOf(form)
  return editForm(form, ({ manifest }) => {
    const { cards = [], unlisted } = manifest ?? {}
    const isFree = !cards.some((card) => card.colour === message.colour)
    cards.push({
      slug,
      title: schema.title,
      description: schema.description,
      colour: isFree ? message.colour : freeColour(cards.map((card) => card.colour)),
      popularity: firstPopularity,
      tags: [],
    })
    if (manifest && unlisted) manifest.unlisted = unlisted.filter((each) => each !== slug)
  })
}

/**
 * The fields of a part's panel that another part has as well: the name of that part, and the value there. `share` returns
 * the form with the field's own value in the other part, too.
 */
export function sharedFields(before: FormTexts, slug: string, name: PartName) {
  const form = valuesOf(before)
  return [...placesOfPart(form, slug, name)].flatMap(([field, [own, other]]) => {
    const [, shared = ''] = fieldsIn(definitions[name])[field]?.at ?? []
    const owner = fieldAt(shared.split('.'))
    if (!own || !other || !owner) return []
    const [mine, theirs] = [own, other].map(({ part, path }) => partAt(form[part], path))
    const share = () => editForm(before, (changed) => setAt(changed[other.part], other.path, mine))
    return [{ field, part: owner.part, value: fieldTextOf(theirs), isSame: mine === theirs, share }]
  })
}

/** The places of each value in a part's panel, its own first; empty for values on a card that the form does not have. */
function placesOfPart(
  { manifest }: FormValues,
  slug: string,
  name: PartName,
): ReadonlyMap<string, readonly PlaceInFiles[]> {
  const card = manifest?.cards?.findIndex((each) => each.slug === slug) ?? -1
  return new Map(
    Object.entries(fieldsIn(definitions[name])).map(
      ([field, { at = [] }]) => [field, at.flatMap((place) => placeOf(place, card) ?? [])] as const,
    ),
  )
}

function placeOf(written: string, card: number): PlaceInFiles | undefined {
  const [part, ...steps] = written.split('.')
  if (steps.includes('@card') && card < 0) return undefined
  // The file contains only names of parts.
  return { part: part as FormTextName, path: steps.map((step) => (step === '@card' ? card : step)) }
}

function parsed(value: string, type: string | undefined, isList: boolean): unknown {
  if (value === '') return undefined
  if (type === 'integer') return Number(value)
  return isList ? linesOf(value) : value
}

/** The heading and the title of the post may only contain placeholders of questions, the line above that of a role. */
function checkMessage(form: FormValues, values: PanelValues): Readonly<Record<string, string>> {
  const names = questionsIn(form).map(({ name }) => name)
  const { meantName, noSuchName } = texts.panels.errors
  const found = ['title', 'thread'].flatMap((field) => {
    const used = [...(values[field] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const unknown = used.find((name) => !names.includes(name))
    if (unknown === undefined) return []
    const meant = didYouMean(unknown, names)?.value
    const name = `{${unknown}}`
    const text =
      meant === undefined
        ? fillText(noSuchName, { name })
        : fillText(meantName, { name, meant: `{${meant}}` })
    return [[field, text] as const]
  })
  const inLine = lineError(values['line'] ?? '')
  return { ...Object.fromEntries(found), ...(inLine !== undefined && { line: inLine }) }
}

/** The situations as the options of a card's field, each by its id; no such field if there are none. */
function situationField({ manifest }: FormValues): FieldChanges {
  const names = situationsIn(manifest).map(({ id, text }) => [id, fieldTextOf(text)] as const)
  const { fromList } = texts.panels.usualErrors
  const enumNames = Object.fromEntries(names)
  const items = { type: 'string', enum: Object.keys(enumNames), errorMessage: { enum: fromList } } as const
  return { situations: names.length > 0 ? { items, 'ui:enumNames': enumNames } : undefined }
}

/** The ids of the situations that lead to a form, one per line. */
export function situationLines({ manifest }: Pick<FormValues, 'manifest'>, slug: string): string {
  const leading = situationsIn(manifest).filter(({ forms }) => forms.includes(slug))
  return leading.map(({ id }) => id).join('\n')
}

/** The errors of a card that its schema does not describe: a search word twice, or a situation left without a form. */
function checkCard(
  { manifest }: FormValues,
  slug: string,
  values: PanelValues,
  saved: string | null,
): PanelValues {
  const { wordTwice, lastForm } = texts.panels.errors
  const [words, ids] = [linesOf(values['keywords'] ?? ''), linesOf(values['situations'] ?? '')]
  const word = words.find((each, index) => words.indexOf(each) !== index)
  const left = situationsIn(manifest).find(({ id, forms }) => {
    if (!forms.includes(slug) || ids.includes(id)) return false
    // Each form is saved separately, so a form whose place there is not saved yet does not count.
    const known = situationsIn(jsonIn(saved)).find((each) => each.id === id)?.forms ?? forms
    return forms.every((each) => each === slug || !known.includes(each))
  })
  return {
    ...(word !== undefined && { keywords: fillText(wordTwice, { word }) }),
    ...(left && { situations: fillText(lastForm, { text: left.text }) }),
  }
}

const mention = '{mention}'

/** Makes the message show the line of text above it, or none if it is empty, and call the role that the line names. */
function followLine(message: FormMessage): void {
  const { content = '' } = message
  message.style = content === '' ? 'embed' : 'text-and-embed'
  if (content.includes(mention)) message.mention = 'staff'
  else delete message.mention
}

/** The error of a line that calls a role in another way than by the placeholder, or has the placeholder of an answer. */
function lineError(line: string): string | undefined {
  const rest = line.replaceAll(mention, '')
  return /(?:^|[\s<])[@#][\p{L}&!]|[{}]/u.test(rest) ? texts.panels.errors.onlyMention : undefined
}
