import texts from '../../texts.json'

/** One spoken phrase: the form's own words, and the role and states that the screen reader adds. */
export interface Phrase {
  /** Whether it announces an element with a role, such as a control, rather than plain text. */
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
 * Split a spoken phrase into the form's own words and what the screen reader adds: role, states, position, or urgency.
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
