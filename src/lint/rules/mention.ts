import { findAt, findKey } from '../source/locate'
import type { FormRule } from './rule'

/** A role to call that the text does not call, a call without a role, and a line of text that the style does not show. */
export const mention: FormRule = ({ message }) => {
  if (!message) return []
  const { style, content, mention: role } = message.value
  const calls = content?.includes('{mention}') ?? false
  const isShown = style === 'text-and-embed'
  return [
    ...(isShown && content === undefined ? [findAt('content-missing', message, ['style'])] : []),
    ...(style === 'embed' && content !== undefined
      ? [findKey('content-not-shown', message, ['content'])]
      : []),
    ...(role !== undefined && !calls ? [findKey('mention-without-place', message, ['mention'])] : []),
    ...(role === undefined && calls ? [findAt('place-without-mention', message, ['content'])] : []),
  ]
}
