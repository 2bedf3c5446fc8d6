import { fillText } from '../../engine/fill-text'
import words from './new-form-words.json'

/** At most this many words of a label are quoted in a message. */
const mostWords = 6

/** The forms in which messages use a label. */
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

/** The label in the forms that messages need. */
export function labelWords(label: string): LabelWords {
  const all = label.split(' ')
  const short = all.length > mostWords ? `${all.slice(0, mostWords).join(' ')}…` : label
  const isSentence =
    short !== label || /\?$|^(?:about|tell|how|why|what|when|where|who|which)\b|\byou/i.test(label)
  const subject = isSentence ? fillText(words.messages.subject, { label: short }) : label
  return { label: short, small: toSmall(label), subject, isSentence }
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
  return words.ownNames.some((name) => word.startsWith(name)) || /\p{Lu}.*\p{Lu}/u.test(word)
}
