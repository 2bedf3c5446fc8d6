import type { Answer } from '../engine/answers/answers'

/**
 * An answer as the text of its control: what was typed, or what would have to be typed for it; 'true' for a tick.
 * Entries stand apart by `separator`: options of a choice by line breaks, as they may have commas in them.
 * @example textOf(['https://a.example', 'https://b.example']) // => 'https://a.example, https://b.example'
 */
export function textOf(answer: Answer | undefined, separator = ', '): string {
  if (answer === undefined || answer === false) return ''
  return typeof answer === 'object' ? answer.join(separator) : String(answer)
}
