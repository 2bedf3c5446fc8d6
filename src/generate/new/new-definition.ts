import { fillText } from '../../engine/fill-text'
import type { FormMessage, FormSchema, FormUi } from '../../engine/schema/definition'
import type { Definition } from '../../engine/schema/form'
import { usualOrder } from '../../engine/schema/question-order'
import { exampleSections } from '../../lint/rules/examples'
import { fewestForSections } from '../../lint/source/questions'
import { formConditions } from './conditions'
import { labelWords, toSmall, nameQuestions } from './label-words'
import type { NewFormAnswers, QuestionKind } from './new-form-answers'
import words from './new-form-words.json'
import { questionParts, type NamedQuestion } from './question-parts'
import type { ExistingForms } from './existing-forms'

/** How long an answer takes, in tenths of a minute. */
const tenthsFor = { long: 10, short: 3 }

/** Kinds of answers that a visitor may have to look up first. */
const lookedUp: ReadonlySet<QuestionKind> = new Set([
  'text',
  'number',
  'amount',
  'date',
  'link',
  'email',
  'list',
  'links',
])
/** Kinds of answers that take the full width of the message. */
const filling: ReadonlySet<QuestionKind> = new Set(['long text', 'link', 'list', 'links'])

/** Write the three files of a form from the answers of staff. `taken` are its colour and reference. */
export function newDefinition(
  answers: NewFormAnswers,
  existing: ExistingForms,
  taken: Required<Pick<NewFormAnswers, 'colour' | 'reference'>>,
): Omit<Definition, 'slug'> {
  const names = nameQuestions(answers.questions.map(({ label }) => label))
  const questions = answers.questions.map((asked, index) => ({
    asked,
    name: names[index] ?? '',
    ...questionParts(asked),
  }))
  const schema = schemaOf(answers, questions)
  const ui = uiOf(answers, questions, schema, existing)
  return { schema, ui, message: messageOf(answers, questions, taken) }
}

function schemaOf({ title, description }: NewFormAnswers, questions: readonly NamedQuestion[]): FormSchema {
  const conditions = formConditions(questions)
  return {
    title,
    description,
    type: 'object',
    ...askedFor(always(questions)),
    ...(conditions.length > 0 && { allOf: conditions }),
  }
}

/** The questions without a condition. */
function always(questions: readonly NamedQuestion[]): readonly NamedQuestion[] {
  return questions.filter(({ asked }) => asked.when === undefined)
}

function askedFor(questions: readonly NamedQuestion[]): Pick<FormSchema, 'required' | 'properties'> {
  return {
    required: questions.filter(({ asked }) => asked.isRequired).map(({ name }) => name),
    properties: Object.fromEntries(questions.map(({ name, rules }) => [name, rules])),
  }
}

function uiOf(
  answers: NewFormAnswers,
  questions: readonly NamedQuestion[],
  schema: FormSchema,
  existing: ExistingForms,
): FormUi {
  const controls = questions.map(({ name, control }) => [name, control] as const)
  const order = questions.map(({ name }) => name)
  const isUsual = usualOrder(schema).join() === order.join()
  return {
    $schema: '../_schema/ui.schema.json',
    ...(!isUsual && { 'ui:order': order }),
    'ui:submitButtonOptions': { submitText: words.submit },
    ...doorOf(answers),
    'ui:minutes': usualMinutes(questions.map(({ asked }) => asked.kind)),
    'ui:needs': needsOf(questions),
    'ui:next': words.next,
    'ui:related': [...relatedForms(answers, existing)],
    ...(questions.length >= fewestForSections && { 'ui:sections': exampleSections(order) }),
    ...Object.fromEntries(controls.filter(([, control]) => Object.keys(control).length > 0)),
  }
}

/**
 * How many minutes a form with questions of these kinds takes, roughly.
 * @example usualMinutes(['text', 'long text']) // => 2
 */
export function usualMinutes(kinds: readonly QuestionKind[]): number {
  const tenths = kinds.map((kind) => (kind === 'long text' ? tenthsFor.long : tenthsFor.short))
  return Math.min(Math.max(Math.ceil(tenths.reduce((sum, each) => sum + each, 0) / 10), 1), 60)
}

function doorOf({ from, until }: NewFormAnswers): Pick<FormUi, 'ui:door'> {
  if (from === undefined && until === undefined) return {}
  const times = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) }
  return { 'ui:door': { ...times, text: words.closed } }
}

/** What a visitor has to look up or think of first: the required short answers. */
function needsOf(questions: readonly NamedQuestion[]): string {
  const things = always(questions)
    .filter(({ asked }) => asked.isRequired && lookedUp.has(asked.kind))
    .map(({ asked }) => labelWords(asked.label))
    .filter(({ isSentence }) => !isSentence)
    .map(({ small }) => fillText(words.needs, { things: small }))
  return things.length === 0 ? words.needsNothing : things.slice(0, 2).join(words.and)
}

function messageOf(
  { slug, title, opensPosts }: NewFormAnswers,
  questions: readonly NamedQuestion[],
  { colour, reference }: Required<Pick<NewFormAnswers, 'colour' | 'reference'>>,
): FormMessage {
  const small = toSmall(title)
  const first = always(questions).find(({ asked }) => asked.isRequired && asked.kind === 'text')
  const short = questions.filter(({ asked }) => !filling.has(asked.kind))
  const messageTitle = first
    ? fillText(words.messageTitleOf, { small, name: first.name })
    : fillText(words.messageTitle, { small })
  return {
    $schema: '../_schema/message.schema.json',
    webhook: slug,
    ...(opensPosts && { thread: messageTitle }),
    style: 'embed',
    title: messageTitle,
    colour,
    reference,
    fields: Object.fromEntries(short.map(({ name }) => [name, { inline: true }])),
    outcomes: { ...words.outcomes, success: fillText(words.outcomes.success, { title }) },
  }
}

const most = 2

/** The related forms of a new one: those that share most of its tags, the popular ones first. */
function relatedForms({ slug, tags }: NewFormAnswers, { cards }: ExistingForms): readonly string[] {
  const shared = (own: readonly string[] = []): number => own.filter((tag) => tags.includes(tag)).length
  const others = cards.filter((card) => card.slug !== undefined && card.slug !== slug)
  const ranked = others.toSorted(
    (one, other) => shared(other.tags) - shared(one.tags) || (other.popularity ?? 0) - (one.popularity ?? 0),
  )
  return ranked.flatMap((card) => card.slug ?? []).slice(0, most)
}
