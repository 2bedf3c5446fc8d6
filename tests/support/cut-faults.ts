import { escape, unescape } from '../../src/engine/message/escape'

const most = 1024
const lengthOf = (text: string) => Array.from(escape(text)).length

/**
 * What is wrong with the values that a text was cut into, judged independently of how it is cut: visible text is
 * missing or moved, white space is missing although nothing was cut there, or a word or link was cut that fits into
 * one value.
 */
export function cutFaults(text: string, values: readonly string[]): readonly string[] {
  let at = 0
  const faults = values.flatMap((value, index) => {
    const shown = unescape(value)
    const gap = index === 0 ? '' : (/^\s+/.exec(text.slice(at))?.[0] ?? '')
    const cut = at
    at += gap.length + shown.length
    return [
      ...(text.slice(cut + gap.length, at) === shown ? [] : [`another text: ${shown}`]),
      ...(shown.trim() === shown ? [] : [`white space at an end of ${shown}`]),
      ...(index > 0 && gap === '' ? tornFaults(text, cut) : []),
    ]
  })
  return at === text.length ? faults : [...faults, 'the end is missing']
}

/** A cut without white space: only allowed in a word that is too long for one value, and not in a link that fits. */
function tornFaults(text: string, cut: number): readonly string[] {
  // Tried at the start of a word alone: at each of its letters, a long word would take seconds.
  const start = cut - (/(?<!\S)\S+$/.exec(text.slice(0, cut))?.[0].length ?? 0)
  const word = /^\S+/.exec(text.slice(start))?.[0] ?? ''
  const link = /https?:\/\/\S+/.exec(word)
  const isInLink = link !== null && start + link.index < cut && lengthOf(link[0]) <= most
  return [
    ...(lengthOf(word) <= most ? [`a word is cut: ${word}`] : []),
    ...(isInLink ? [`a link is cut: ${link[0]}`] : []),
  ]
}
