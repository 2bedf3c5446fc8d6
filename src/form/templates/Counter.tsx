import { memo, useSyncExternalStore } from 'react'
import type { AnswerStore } from '../answer-store'
import { partId } from '../use-description'
import { pluralText } from '../../engine/fill-text'
import { readAnswer } from '../../engine/answers/read-answer'
import { useDebounced } from '../../ui/use-debounced'
import texts from '../texts.json'

interface CounterProps {
  readonly id: string
  readonly name: string
  readonly limit: number
  readonly answerStore: AnswerStore
}

/**
 * How many characters are left. The visible text follows the typing; the announced one waits for a pause of one second,
 * so that it does not interrupt every key.
 */
export const Counter = memo(function Counter({ id, name, limit, answerStore }: CounterProps) {
  const read = () => countText(answerStore.read(name), limit).text
  const text = useSyncExternalStore((draw) => answerStore.watch(draw, [name]), read, read)
  const { isOver } = countText(answerStore.read(name), limit)
  const spoken = useDebounced(text, '')
  return (
    <>
      <span
        className={isOver ? 'field-count field-count-over' : 'field-count'}
        id={partId(id, 'count')}
        aria-hidden="true"
      >
        {text}
      </span>
      {/* Rendered before its text changes, or it would not be announced. Not `output`: screen readers announce an empty one
          as "status bar". */}
      {text && (
        <span className="visually-hidden" aria-live="polite">
          {spoken}
        </span>
      )}
    </>
  )
})

const silentUntil = 0.75

/**
 * The counter's text: nothing below three quarters of the limit, then how many characters are left or too many. Counts
 * the code points of the text as it will be sent (trimmed), like the rule `maxLength`.
 * @example countText('abcd', 5) // => { text: 'You have 1 character left', isOver: false }
 */
export function countText(text: string, limit: number): { readonly text: string; readonly isOver: boolean } {
  if (text.length < limit * silentUntil) return { text: '', isOver: false }
  const answer = readAnswer('string', text)
  const used = typeof answer === 'string' ? Array.from(answer).length : 0
  if (used < limit * silentUntil) return { text: '', isOver: false }
  const isOver = used > limit
  const count = Math.abs(limit - used)
  const words = isOver ? texts.charactersOver : texts.charactersLeft
  return { text: pluralText(words, count), isOver }
}
