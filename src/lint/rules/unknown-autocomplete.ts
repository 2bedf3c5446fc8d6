import { nearest } from '../report/near'
import { findAt, valueSpan } from '../source/locate'
import { controlsOf } from '../source/questions'
import tokens from './autocomplete-tokens.json'
import type { FormRule } from './rule'

const fields = [...tokens.fields, ...tokens.contact, ...tokens.switches]

/** A "ui:autocomplete" that browsers do not know. Source: the HTML standard, "Autofill detail tokens". */
export const unknownAutocomplete: FormRule = ({ ui }) => {
  if (!ui) return []
  return controlsOf(ui).flatMap(([name, control]) => {
    const value = control['ui:autocomplete']
    if (value === undefined || isKnown(value)) return []
    const at = [name, 'ui:autocomplete']
    const near = mend(value)
    const fix =
      near === undefined
        ? undefined
        : { near, fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(near) }] }
    return [findAt('unknown-autocomplete', ui, at, { name, value }, fix)]
  })
}

function isKnown(value: string): boolean {
  if (tokens.switches.includes(value)) return true
  const words = value.split(' ')
  if (isSection(words[0] ?? '')) words.shift()
  if (tokens.groups.includes(words[0] ?? '')) words.shift()
  const isContact = tokens.kinds.includes(words[0] ?? '')
  if (isContact) words.shift()
  const [field = '', ...more] = words
  return (
    more.length === 0 && (isContact ? tokens.contact : [...tokens.fields, ...tokens.contact]).includes(field)
  )
}

/** Any section name will do, but not one that looks like a slip in ours. */
function isSection(word: string): boolean {
  if (tokens.sections.includes(word)) return true
  return word.startsWith('section-') && nearest(word, tokens.sections) === undefined
}

/** The words as they were meant, where each looks like one that browsers know. */
function mend(value: string): string | undefined {
  const words = value.trim().split(/\s+/)
  const meant = words.map((word, index) => {
    const choices =
      index === words.length - 1 ? fields : [...tokens.sections, ...tokens.groups, ...tokens.kinds]
    return nearest(word, choices)?.value
  })
  const mended = meant.join(' ')
  return meant.includes(undefined) || !isKnown(mended) ? undefined : mended
}
