import { memo, useEffect, useState, useSyncExternalStore } from 'react'
import type { AnswerStore } from '../answer-store'
import { countText } from '../character-count'
import { partId } from '../describe-by'

const pause = 1000

interface CounterProps {
  readonly id: string
  readonly name: string
  readonly limit: number
  readonly answerStore: AnswerStore
}

/**
 * How many characters are left. What is seen keeps up with the typing; what is read out waits for a pause of one
 * second, so that it does not talk into every key.
 */
export const Counter = memo(function Counter({ id, name, limit, answerStore }: CounterProps) {
  const read = () => countText(answerStore.read(name), limit).text
  const text = useSyncExternalStore((draw) => answerStore.watch(draw, [name]), read, read)
  const { isOver } = countText(answerStore.read(name), limit)
  const spoken = useAfterPause(text)
  return (
    <>
      <span
        className={isOver ? 'field-count field-count-over' : 'field-count'}
        id={partId(id, 'count')}
        aria-hidden="true"
      >
        {text}
      </span>
      <output className="visually-hidden">{spoken}</output>
    </>
  )
})

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (text === settled) return undefined
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}
