import type { NewFormAnswers, NewQuestion } from './new-form-answers'

/**
 * The answers as written to files: without stray spaces and punctuation, with full stops, without duplicate options.
 */
export function normalizeNewForm(answers: NewFormAnswers): NewFormAnswers {
  return {
    ...answers,
    slug: answers.slug.trim(),
    title: normalizeTitle(answers.title),
    description: normalizeDescription(answers.description),
    tags: normalizeTags(answers.tags),
    questions: answers.questions.map(normalizeQuestion),
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

/** A sentence with a capital letter and a full stop. */
export function normalizeDescription(text: string): string {
  const sentence = toCapital(clean(text))
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

/** Tags in lower case, with `-` between words, without duplicates. */
export function normalizeTags(tags: readonly string[]): readonly string[] {
  return unique(tags.map((tag) => clean(tag).toLowerCase().replaceAll(' ', '-')))
}

/** Whether a normalized tag has letters alone, with `-` between words. */
export function isTag(tag: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(tag)
}

/** A question with a normalized label and no duplicate options. */
export function normalizeQuestion({ options, when, ...question }: NewQuestion): NewQuestion {
  return {
    ...question,
    label: normalizeTitle(question.label),
    ...(options && { options: unique(options.map(clean)) }),
    ...(when && { when: { label: normalizeTitle(when.label), answers: unique(when.answers.map(clean)) } }),
  }
}

function clean(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

function toCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

/** How German is written without these letters; removing their dots would give other words. */
const transliterations: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * The words of a text in lower-case ASCII: German letters are transliterated, other diacritics removed, and every other
 * character separates words.
 * @example asciiWords('Café & Bar') // => ['cafe', 'bar']
 */
export function asciiWords(text: string): readonly string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const plain = lower.replaceAll(/[^a-z]/g, (letter) => transliterations[letter] ?? letter).normalize('NFKD')
  return plain.replaceAll(/\p{M}/gu, '').match(/[a-z\d]+/g) ?? []
}

/**
 * A text as the name of a folder: lower-case letters and digits, with `-` between words.
 * @example toSlug('BuildContest') // => 'build-contest'
 */
export function toSlug(text: string): string {
  return asciiWords(text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')).join('-') || 'other'
}
