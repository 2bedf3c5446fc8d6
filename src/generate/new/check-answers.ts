import { fillText } from '../../engine/fill-text'
import { instantOf } from '../../engine/schema/door'
import { folderPage, isSlug, isEnded, slugFrom, toCapital } from '../../lint/source/slug'
import {
  choicesOf,
  hasOptions,
  isAwaited,
  leavesOthers,
  type AwaitedAnswer,
  type NewFormAnswers,
  type NewQuestion,
} from './new-form-answers'
import texts from './refusals.json'
import type { ExistingForms } from './existing-forms'

/**
 * The answers as they are written to files: without stray spaces, stray punctuation and duplicate options,
 * and with full stops.
 */
export function normalizeNewForm(answers: NewFormAnswers): NewFormAnswers {
  return {
    ...answers,
    slug: answers.slug.trim(),
    title: normalizeTitle(answers.title),
    description: normalizeDescription(answers.description),
    tags: normalizeTags(answers.tags),
    questions: answers.questions
      .map(normalizeQuestion)
      .map((question, index, all) =>
        question.when
          ? { ...question, when: normalizeAwaited(question.when, all.slice(0, index)) }
          : question,
      ),
  }
}

/**
 * A title or label: it begins with a capital letter and has no punctuation around it.
 * @example normalizeTitle('"the "Golden Block" award":') // => 'The "Golden Block" award'
 */
export function normalizeTitle(text: string): string {
  const bare = clean(text.replaceAll(/\*|\((?:optional|required)\)/gi, '')).replace(/[:.\s]+$/, '')
  const [, quoted = bare] = /^["“]([^"“”]*)["”]$/.exec(bare) ?? []
  return toCapital(quoted.replace(/[:.\s]+$/, ''))
}

/** A sentence with a capital letter and, unless another sign or an emoji ends it, a full stop. */
export function normalizeDescription(text: string): string {
  const sentence = toCapital(clean(text))
  return sentence === '' || isEnded(sentence) ? sentence : `${sentence}.`
}

/** Tags as they are, without stray spaces and duplicates. */
export function normalizeTags(tags: readonly string[]): readonly string[] {
  return unique(tags.map(clean))
}

/** A question with a normalized label and no duplicate options. */
export function normalizeQuestion({ options, when, ...question }: NewQuestion): NewQuestion {
  return {
    ...question,
    label: normalizeTitle(question.label),
    ...(options && { options: unique(options.map(clean)) }),
    ...(when && {
      when: { ...when, label: normalizeTitle(when.label), answers: unique(when.answers.map(clean)) },
    }),
  }
}

/**
 * The answers that a question waits for, with capitals as the earlier question writes them.
 * @example normalizeAwaited({ label: 'Team', answers: ['red'] }, [team]) // => { label: 'Team', answers: ['Red'] }
 */
export function normalizeAwaited(when: AwaitedAnswer, before: readonly NewQuestion[]): AwaitedAnswer {
  const source = before.find((question) => isAwaited(question, when))
  const choices = source ? choicesOf(source) : []
  const written = (answer: string): string =>
    choices.find((choice) => choice.toLowerCase() === answer.toLowerCase()) ?? answer
  return { ...when, answers: when.answers.map(written) }
}

function clean(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

/** The texts that are not empty, each once, whatever its case. */
function unique(texts: readonly string[]): readonly string[] {
  const alike = texts.map((text) => text.toLowerCase())
  return texts.filter((text, index) => text !== '' && alike.indexOf(text.toLowerCase()) === index)
}

export function slugOfTitle(title: string): string {
  return slugFrom(title) || 'other'
}

const most = {
  title: 60,
  description: 160,
  descriptionWords: 25,
  labelWords: 15,
  lineLength: 120,
  questions: 25,
}

const braces = /[{}]/

/** Whether a text does not fit into one line of the page. */
function isLong(text: string): boolean {
  return [...text].length > most.lineLength
}

// Each check returns why one part of the answers is invalid, in plain words; undefined where it is valid.

type PartCheck<Part> = (part: Part, existing: ExistingForms) => string | undefined

export const checkSlug: PartCheck<string> = (slug, { slugs }) => {
  if (slug === folderPage) return texts.slugIndex
  return isSlug(slug) ? taken(slugs, slug, texts.slugTaken) : texts.slug
}

export const checkTitle: PartCheck<string> = (title, { cards }) => {
  if (braces.test(title)) return texts.braces
  const titles = cards.map((card) => card.title?.toLowerCase() ?? '')
  return title === '' || [...title].length > most.title
    ? texts.title
    : taken(titles, title.toLowerCase(), texts.titleTaken, title)
}

export const checkDescription: PartCheck<string> = (text, { cards }) => {
  if (braces.test(text)) return texts.braces
  const isTooLong = [...text].length > most.description || text.split(' ').length > most.descriptionWords
  const sentences = cards.map((card) => card.description?.toLowerCase() ?? '')
  return text === '' || isTooLong
    ? texts.description
    : taken(sentences, text.toLowerCase(), texts.descriptionTaken)
}

export const checkTags: PartCheck<readonly string[]> = (tags) => (tags.length > 0 ? undefined : texts.tags)

export function checkQuestion(
  { label, kind, options = [], when }: NewQuestion,
  before: readonly NewQuestion[],
): string | undefined {
  const labels = before.map((question) => question.label.toLowerCase())
  if (braces.test(label)) return texts.braces
  if (label === '' || label.split(' ').length > most.labelWords || isLong(label)) return texts.label
  if (hasOptions(kind) && (options.length < 2 || options.some(isLong))) return texts.options
  const refusal = taken(labels, label.toLowerCase(), texts.labelTaken, label)
  return refusal ?? (when && checkAwaited(when, before))
}

/** Whether a question can depend on these answers: some, not all, of those that an earlier question offers. */
export function checkAwaited(when: AwaitedAnswer, before: readonly NewQuestion[]): string | undefined {
  const { label, answers } = when
  const source = before.find((question) => isAwaited(question, when))
  const choices = source ? choicesOf(source) : []
  if (!source || choices.length === 0) return fillText(texts.whenQuestion, { value: label })
  const options = choices.join(', ')
  const unknown = answers.find((answer) => !choices.includes(answer))
  if (unknown !== undefined)
    return fillText(texts.whenUnknown, { value: unknown, label: source.label, options })
  const isRight = answers.length > 0 && leavesOthers(source, answers)
  return isRight ? undefined : fillText(texts.whenAnswers, { options })
}

/** Why a form cannot be written, and which answer to change; without `part` if it is about no single answer. */
export interface NewFormRefusal {
  readonly part?: keyof NewFormAnswers
  readonly text: string
}

/** Everything that is wrong with normalized answers; empty when the form can be written. */
export function checkNewForm(answers: NewFormAnswers, existing: ExistingForms): readonly NewFormRefusal[] {
  const { slug, title, description, tags, colour, reference, questions, copyOf, isUnlisted } = answers
  const found: readonly (readonly [keyof NewFormAnswers, string | undefined])[] = [
    ['slug', checkSlug(slug, existing)],
    ['title', checkTitle(title, existing)],
    ['description', checkDescription(description, existing)],
    ['tags', isUnlisted ? undefined : checkTags(tags, existing)],
    ['colour', colour === undefined ? undefined : checkColour(colour, existing)],
    ['reference', reference === undefined ? undefined : checkReference(reference, existing)],
    ['from', checkOpening(answers)],
    ...(copyOf === undefined ? checkQuestions(questions) : []).map((text) => ['questions', text] as const),
  ]
  return found.flatMap(([part, text]) => (text === undefined ? [] : [{ part, text }]))
}

function checkQuestions(questions: readonly NewQuestion[]): readonly (string | undefined)[] {
  return [
    questions.length === 0 || questions.length > most.questions ? texts.questions : undefined,
    questions.some(({ isRequired, when }) => isRequired && !when) ? undefined : texts.noneRequired,
    ...questions.map((question, index) => checkQuestion(question, questions.slice(0, index))),
  ]
}

export function checkOpening({ from, until }: Pick<NewFormAnswers, 'from' | 'until'>): string | undefined {
  const [opens, closes] = [from, until].map((time) => (time === undefined ? undefined : instantOf(time)))
  if (Number.isNaN(opens) || Number.isNaN(closes)) return texts.time
  if (opens === undefined || closes === undefined || opens < closes) return undefined
  return opens === closes ? texts.timesEqual : texts.times
}

const checkColour: PartCheck<string> = (colour, { colours }) =>
  /^#[\dA-F]{6}$/.test(colour) ? taken(colours, colour, texts.colourTaken) : texts.colour

const checkReference: PartCheck<string> = (reference, { references }) =>
  /^[A-Z]{2}$/.test(reference) ? taken(references, reference, texts.referenceTaken) : texts.reference

function taken(all: readonly string[], value: string, text: string, shown = value): string | undefined {
  return all.includes(value) ? fillText(text, { value: shown }) : undefined
}
