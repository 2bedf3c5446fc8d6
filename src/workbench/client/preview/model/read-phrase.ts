import texts from '../../texts.json'

/** What a screen reader says at once: the words of the form, and what it adds to them. */
export interface Phrase {
  /** Whether it is said of a part of the page, such as a control, rather than being text. */
  readonly isPart: boolean
  readonly words: string
  /** Such as `edit box` and `required`. */
  readonly added: readonly string[]
}

const { roles, urgency, place } = texts.sound

const isState = (part: string) =>
  /^(?:required|invalid|disabled|(?:not )?(?:checked|pressed|expanded|selected)|has popup \w+|level \d+|position \d+|set size \d+)$/.test(
    part,
  )

/**
 * Tells the words of a form from what a screen reader adds to them.
 * @example readPhrase('textbox, Age, required') // => { isPart: true, words: 'Age', added: ['edit box', 'required'] }
 */
export function readPhrase(phrase: string): Phrase {
  const [, live = '', said = phrase] = /^(polite|assertive): (.*)$/s.exec(phrase) ?? []
  if (isKey(urgency, live)) return { isPart: false, words: said, added: [urgency[live]] }
  const [role = '', ...others] = phrase.split(', ')
  if (!isKey(roles, role)) return { isPart: false, words: phrase, added: [] }
  const end = others.findLastIndex((part) => !isState(part)) + 1
  const states = others
    .slice(end)
    .join(', ')
    .replace(/position (\d+), set size (\d+)/, place)
  const added = [roles[role], ...(states === '' ? [] : [states])]
  return { isPart: true, words: others.slice(0, end).join(', '), added }
}

function isKey<Keys extends object>(record: Keys, key: PropertyKey): key is keyof Keys {
  return Object.hasOwn(record, key)
}
