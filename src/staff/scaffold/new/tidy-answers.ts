import type { NewFormAnswers, NewQuestion } from './new-form-answers'

/** The answers as they are written into files: without stray spaces and signs, sentences with their stop, no option twice. */
export function tidyAnswers(answers: NewFormAnswers): NewFormAnswers {
  const description = toCapital(tidy(answers.description))
  return {
    ...answers,
    slug: answers.slug.trim(),
    title: toCapital(withoutSigns(answers.title)),
    description: description === '' || /[.!?]$/.test(description) ? description : `${description}.`,
    tags: unique(answers.tags.map((tag) => tidy(tag).toLowerCase().replaceAll(' ', '-'))),
    questions: answers.questions.map(tidyQuestion),
  }
}

function tidyQuestion({ options, ...question }: NewQuestion): NewQuestion {
  const label = toCapital(withoutSigns(question.label))
  return { ...question, label, ...(options && { options: unique(options.map(tidy)) }) }
}

function withoutSigns(text: string): string {
  return tidy(tidy(text).replaceAll(/\*|\((?:optional|required)\)|["“”]/gi, '')).replace(/[:.\s]+$/, '')
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
