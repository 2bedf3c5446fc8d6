import { isSameJson } from '../../../engine/json'
import type { HeardStep } from '../../../form/preview-protocol'
import texts from '../texts.json'

const { roles, urgency, place } = texts.sound

const isState = (part: string) =>
  /^(?:required|invalid|disabled|(?:not )?(?:checked|pressed|expanded|selected)|has popup \w+|level \d+|position \d+|set size \d+)$/.test(
    part,
  )

/**
 * Split a spoken phrase into the form's own words and what the screen reader adds: role, states, position, or urgency.
 * `isPart` says whether it announces an element with a role, such as a control, rather than plain text.
 * @example readPhrase('textbox, Age, required') // => { isPart: true, words: 'Age', added: ['edit box', 'required'] }
 */
export function readPhrase(phrase: string) {
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

/**
 * The phrases in entries: one for each element with a role, with the texts of its label before it and what is read after
 * it. An element without a name has the text that follows it as its words. `isFirst` says whether an entry begins there.
 * @example inEntries(['form, Join', 'Age', 'textbox, Age']).map(({ isFirst }) => isFirst) // => [true, true, false]
 */
export function inEntries(phrases: readonly string[]) {
  type Line = ReturnType<typeof readPhrase> & { isFirst: boolean }
  const lines: Line[] = []
  // Where the texts after the last element begin.
  let loose = 0
  for (const phrase of phrases.filter((said) => !isMarkup.test(said)).map(readPhrase)) {
    const before = lines.at(-1)
    if (!phrase.isPart) {
      const isItsName = before?.isPart && before.words === '' && phrase.added.length === 0
      if (isItsName) before.words = phrase.words
      else lines.push({ ...phrase, isFirst: lines.length === 0 })
      continue
    }
    const label = lines.findIndex(
      ({ words, added }, index) =>
        index >= loose && added.length === 0 && words !== '' && phrase.words.startsWith(words),
    )
    const labelled = lines[label]
    if (labelled) labelled.isFirst = true
    lines.push({ ...phrase, isFirst: !labelled })
    loose = lines.length
  }
  return lines
}

/** How a text is written, or that a part ends: neither tells staff anything. */
const isMarkup = /^(?:strong|emphasis|code|end(?: of|,).*)$/

/** Entries that follow each other and say the same, once, with how many there are. */
export function withoutRepeats(entries: ReturnType<typeof inEntries>) {
  const groups: ((typeof entries)[number] & { times: number })[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.words === entry.words && isSameJson(last.added, entry.added)) last.times += 1
    else groups.push({ ...entry, times: 1 })
  }
  return groups
}

const controls = [roles.button, roles.checkbox, roles.combobox, roles.link, roles.radio, roles.textbox]

/** The kinds of controls that are read without a name during a visit. */
export function namelessIn(steps: readonly Pick<HeardStep, 'spoken' | 'read'>[]): readonly string[] {
  const entries = steps.flatMap(({ spoken, read }) => [...inEntries(spoken), ...inEntries(read)])
  const nameless = entries.filter(({ isPart, words }) => isPart && words === '')
  return [...new Set(nameless.flatMap(({ added: [kind = ''] }) => (controls.includes(kind) ? [kind] : [])))]
}

function isKey<Keys extends object>(record: Keys, key: PropertyKey): key is keyof Keys {
  return Object.hasOwn(record, key)
}
