import type { NewFormAnswers, NewQuestion } from './new-form-answers'

/**
 * The answers as written to files: without stray spaces and punctuation, with full stops, without duplicate options.
 */
export function tidyAnswers(answers: NewFormAnswers): NewFormAnswers {
  return {
    ...answers,
    slug: answers.slug.trim(),
    title: tidyTitle(answers.title),
    description: tidyDescription(answers.description),
    tags: tidyTags(answers.tags),
    questions: answers.questions.map(tidyQuestion),
  }
}

/** A title or label: it begins with a capital letter and has no punctuation around it. */
export function tidyTitle(text: string): string {
  const bare = tidy(text).replaceAll(/\*|\((?:optional|required)\)|["“”]/gi, '')
  return toCapital(tidy(bare).replace(/[:.\s]+$/, ''))
}

/** A sentence with a capital letter and a full stop. */
export function tidyDescription(text: string): string {
  const sentence = toCapital(tidy(text))
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

/** Tags in lower case, with `-` between words, without duplicates. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  return unique(tags.map((tag) => tidy(tag).toLowerCase().replaceAll(' ', '-')))
}

/** Whether a tidied tag has letters alone, with `-` between words. */
export function isTag(tag: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(tag)
}

/** A question with a tidy label and no duplicate options. */
export function tidyQuestion({ options, when, ...question }: NewQuestion): NewQuestion {
  return {
    ...question,
    label: tidyTitle(question.label),
    ...(options && { options: unique(options.map(tidy)) }),
    ...(when && { when: { label: tidyTitle(when.label), answers: unique(when.answers.map(tidy)) } }),
  }
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

function toCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

/**
 * A text as the name of a folder: lower-case letters and digits, with `-` between words.
 * @example toSlug('Build Contest') // => 'build-contest'
 */
export function toSlug(text: string): string {
  const apart = text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').normalize('NFKD')
  const words = apart.toLowerCase().match(/[a-z\d]+/g) ?? []
  return words.join('-') || 'other'
}
