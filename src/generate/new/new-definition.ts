import { fillText } from '../../engine/fill-text'
import type {
  FormMessage,
  FormSchema,
  FormUi,
  FormBranch,
  FormCondition,
} from '../../engine/schema/definition'
import type { Definition } from '../../engine/schema/form'
import { usualOrder } from '../../engine/schema/question-order'
import { exampleSections } from '../../lint/rules/examples'
import { fewestForSections } from '../../lint/source/questions'
import { labelWords, toSmall, nameQuestions } from './label-words'
import { type NewFormAnswers, type QuestionKind, isAwaited, type AwaitedAnswer } from './new-form-answers'
import words from './new-form-words.json'
import { questionParts, type NamedQuestion } from './question-parts'
import type { ExistingForms } from './existing-forms'
import { groupBy } from '../../lint/group-by'

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

function askedFor(questions: readonly NamedQuestion[]) {
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

/** The conditions of schema.json: questions that depend on the same answers share one. */
function formConditions(questions: readonly NamedQuestion[]): FormCondition[] {
  const groups = groupBy(questions, ({ asked: { when } }) =>
    JSON.stringify([when?.label.toLowerCase(), when?.answers]),
  )
  return [...groups.values()].flatMap((group) => conditionOf(questions, group) ?? [])
}

function conditionOf(
  all: readonly NamedQuestion[],
  waiting: readonly NamedQuestion[],
): FormCondition | undefined {
  const when = waiting[0]?.asked.when
  const source = all.find(({ asked }) => when && isAwaited(asked, when))
  if (!when || !source) return undefined
  const after = waiting.filter(({ asked }) => !asked.when?.isUnless)
  const unless = waiting.filter(({ asked }) => asked.when?.isUnless)
  return {
    if: { properties: { [source.name]: awaited(source, when) }, required: [source.name] },
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
    ...(after.length > 0 && { then: branchWith(after) }),
    ...(unless.length > 0 && { else: branchWith(unless) }),
  }
}

function branchWith(questions: readonly NamedQuestion[]): FormBranch {
  const { required, properties } = askedFor(questions)
  return { properties, ...(required.length > 0 && { required }) }
}

/** The test that any of these answers passes. */
export function anyOf<Value>(answers: readonly Value[]): { const: Value } | { enum: Value[] } {
  const [only, ...others] = answers
  return only !== undefined && others.length === 0 ? { const: only } : { enum: [...answers] }
}

function awaited(
  { asked }: NamedQuestion,
  { answers }: AwaitedAnswer,
): FormCondition['if']['properties'][string] {
  if (asked.kind === 'tick box') return { const: true }
  if (asked.kind === 'choices') return { type: 'array', contains: anyOf(answers) }
  return asked.kind === 'rating' ? anyOf(answers.map(Number)) : anyOf(answers)
}
