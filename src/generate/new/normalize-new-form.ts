import { isEnded, slugFrom, toCapital } from '../../lint/source/slug'
import {
  choicesOf,
  isAwaited,
  type AwaitedAnswer,
  type NewFormAnswers,
  type NewQuestion,
} from './new-form-answers'

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
