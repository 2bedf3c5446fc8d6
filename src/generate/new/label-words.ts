import { fillText } from '../../engine/fill-text'
import { asciiWords, camelCase } from '../../lint/source/slug'
import words from './new-form-words.json'

/** At most this many words of a label are quoted in a message. */
const mostWords = 6

/** The variants of a label that messages use. */
export interface LabelWords {
  /** The label, shortened if it is long. */
  readonly label: string
  /** The label within a sentence. */
  readonly small: string
  /** The label as the beginning of a sentence about the answer. */
  readonly subject: string
  /** Whether the label is a whole sentence, so that it can only be quoted. */
  readonly isSentence: boolean
}

export function labelWords(label: string): LabelWords {
  const all = label.split(' ')
  const short = all.length > mostWords ? `${all.slice(0, mostWords).join(' ')}…` : label
  const isSentence = short !== label || isRequestOrQuestion(label)
  const subject = isSentence ? fillText(words.messages.subject, { label: short }) : label
  return { label: short, small: toSmall(label), subject, isSentence }
}

/** Whether a label is a request or a question, which "Enter your …" cannot have after it. */
function isRequestOrQuestion(label: string): boolean {
  const said: readonly string[] = label.toLowerCase().match(/\p{L}+/gu) ?? []
  const { starts, anywhere } = words.requestsAndQuestions
  return label.endsWith('?') || starts.includes(said[0] ?? '') || said.some((word) => anywhere.includes(word))
}

/**
 * A heading or label in lower case, to be used within a sentence; names keep their capitals.
 * @example toSmall('Minecraft Username') // => 'Minecraft username'
 */
export function toSmall(text: string): string {
  const parts = text.split(' ')
  return parts.map((word) => (isName(word) ? word : word.toLowerCase())).join(' ')
}

function isName(word: string): boolean {
  return words.ownNames.some((name) => word.includes(name)) || /\p{Lu}.*\p{Lu}/u.test(word)
}

/** At most this many words of a label make a name. */
const mostWordsOfName = 3

/**
 * A name for each question: a few words of its label in camel case, without duplicates, and none that is `taken`.
 * @example nameQuestions(['Minecraft username', 'Why do you want to join?']) // => ['minecraftUsername', 'whyWantJoin']
 */
export function nameQuestions(labels: readonly string[], taken: readonly string[] = []): readonly string[] {
  const names: string[] = []
  for (const label of labels) {
    const name = nameOf(label)
    let free = name
    // A name such as "constructor" is a property of every JavaScript object.
    for (let count = 2; [...taken, ...names].includes(free) || free in {}; count += 1)
      free = `${name}${count}`
    names.push(free)
  }
  return names
}

function nameOf(label: string): string {
  const all = asciiWords(label.replaceAll(/['’]/g, ''))
  const telling = all.filter((word) => !words.littleWords.includes(word))
  const chosen = (telling.length > 0 ? telling : all).slice(0, mostWordsOfName)
  const name = camelCase(chosen)
  return /^[a-z]/.test(name) ? name : `question${name}`
}
