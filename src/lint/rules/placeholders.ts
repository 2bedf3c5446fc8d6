import { nearest } from '../report/near'
import { findAt } from '../source/locate'
import { questionNames } from '../source/questions'
import type { FormRule } from './rule'

/** A place in the title or the line of text that names no question, or one that cannot be filled there. */
export const placeholders: FormRule = ({ schema, message }) => {
  if (!schema || !message) return []
  const known = questionNames(schema)
  const { title = '', content = '' } = message.value
  return [
    ...placesIn(title).flatMap((name) => {
      if (known.includes(name)) return []
      const near = nearest(name, known)
      return [
        findAt(
          'unknown-placeholder',
          message,
          ['title'],
          { name, names: known },
          near && { near: near.value },
        ),
      ]
    }),
    ...placesIn(content).flatMap((name) =>
      name === 'mention' ? [] : [findAt('placeholder-in-content', message, ['content'], { name })],
    ),
  ]
}

function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}
