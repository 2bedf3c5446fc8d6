import type { FormMessage, FormSchema, FormUi } from '../../../engine/definition'
import { labelWords, toSmall } from './label-words'
import { nameQuestions } from './name-questions'
import type { NewFormAnswers, NewQuestion } from './new-form-answers'
import words from './new-form-words.json'
import { questionParts, type QuestionParts } from './question-parts'
import { relatedForms } from './related-forms'
import type { Surroundings } from './surroundings'

/** From this many questions on, a form has headings. */
const fewestForSections = 7
const minutesFor = { long: 1, short: 0.3 }

interface NamedQuestion extends QuestionParts {
  readonly name: string
  readonly asked: NewQuestion
}

/** What is written about a new form: its three files. */
export interface NewDefinition {
  readonly schema: FormSchema
  readonly ui: FormUi
  readonly message: FormMessage
}

/** Write the three files of a form from what staff said about it. `taken` are its colour and reference. */
export function newDefinition(
  answers: NewFormAnswers,
  around: Surroundings,
  taken: Required<Pick<NewFormAnswers, 'colour' | 'reference'>>,
): NewDefinition {
  const names = nameQuestions(answers.questions.map(({ label }) => label))
  const questions = answers.questions.map((asked, index) => ({
    asked,
    name: names[index] ?? '',
    ...questionParts(asked),
  }))
  return {
    schema: schemaOf(answers, questions),
    ui: uiOf(answers, questions, around),
    message: messageOf(answers, questions, taken),
  }
}

function schemaOf({ title, description }: NewFormAnswers, questions: readonly NamedQuestion[]): FormSchema {
  return {
    $schema: '../_schema/schema.schema.json',
    title,
    description,
    type: 'object',
    required: questions.filter(({ asked }) => asked.isRequired).map(({ name }) => name),
    properties: Object.fromEntries(questions.map(({ name, rules }) => [name, rules])),
  }
}

function uiOf(answers: NewFormAnswers, questions: readonly NamedQuestion[], around: Surroundings): FormUi {
  const controls = questions.map(
    ({ name, control, asked }) => [name, { ...control, ...around.usualLooks.get(asked.label) }] as const,
  )
  const minutes = questions.reduce(
    (sum, { asked }) => sum + (asked.kind === 'long text' ? minutesFor.long : minutesFor.short),
    0,
  )
  return {
    $schema: '../_schema/ui.schema.json',
    'ui:submit': { label: words.submit },
    'ui:minutes': Math.min(Math.max(Math.ceil(minutes), 1), 60),
    'ui:needs': needsOf(questions),
    'ui:next': words.next,
    'ui:related': [...relatedForms(answers, around)],
    ...(questions.length >= fewestForSections && { 'ui:sections': sectionsOf(questions) }),
    ...Object.fromEntries(controls.filter(([, control]) => Object.keys(control).length > 0)),
  }
}

/** What a visitor has to look up or to think of first: the short answers that must be given. */
function needsOf(questions: readonly NamedQuestion[]): string {
  const things = questions
    .filter(({ asked }) => asked.isRequired && asked.kind !== 'long text' && asked.kind !== 'choice')
    .map(({ asked }) => labelWords(asked.label))
    .filter(({ isSentence }) => !isSentence)
    .map(({ small }) => words.needs.replace('{things}', () => small))
  return things.length === 0 ? words.needsNothing : things.slice(0, 2).join(words.and)
}

function sectionsOf(questions: readonly NamedQuestion[]): { title: string; properties: string[] }[] {
  const half = Math.ceil(questions.length / 2)
  const names = questions.map(({ name }) => name)
  return [names.slice(0, half), names.slice(half)].map((properties, index) => ({
    title: words.sections[index] ?? '',
    properties,
  }))
}

function messageOf(
  { slug, title }: NewFormAnswers,
  questions: readonly NamedQuestion[],
  { colour, reference }: Required<Pick<NewFormAnswers, 'colour' | 'reference'>>,
): FormMessage {
  const small = toSmall(title)
  const first = questions.find(({ asked }) => asked.isRequired && asked.kind === 'text')
  const heading = first
    ? words.messageTitleOf.replace('{{name}}', () => `{${first.name}}`)
    : words.messageTitle
  const short = questions.filter(({ asked }) => asked.kind !== 'long text' && asked.kind !== 'link')
  return {
    $schema: '../_schema/message.schema.json',
    webhook: slug,
    style: 'embed',
    title: heading.replace('{small}', () => small),
    colour,
    reference,
    fields: Object.fromEntries(short.map(({ name }) => [name, { inline: true }])),
    outcomes: { ...words.outcomes, success: words.outcomes.success.replace('{title}', () => title) },
  }
}
