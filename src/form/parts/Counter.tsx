import { memo, useEffect, useState, useSyncExternalStore } from 'react'
import type { AnswerSheet } from '../answer-sheet'
import { countText } from '../character-count'
import { partId } from '../describe-by'

const pause = 1000

interface CounterProps {
  readonly id: string
  readonly name: string
  readonly limit: number
  readonly sheet: AnswerSheet
}

/**
 * How many characters are left. What is seen keeps up with the typing; what is read out waits for a pause of one
 * second, so that it does not talk into every key.
 */
export const Counter = memo(function Counter({ id, name, limit, sheet }: CounterProps) {
  const read = () => countText(sheet.read(name), limit).text
  const text = useSyncExternalStore((draw) => sheet.watch(draw, [name]), read, read)
  const { isOver } = countText(sheet.read(name), limit)
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
