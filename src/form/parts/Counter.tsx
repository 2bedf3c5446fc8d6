import { memo, useEffect, useState, useSyncExternalStore } from 'react'
import { countText } from '../character-count'
import { partId } from '../describe-by'
import type { Field } from '../field'
import { useSurroundings } from '../sheet-context'

const pause = 1000

interface CounterProps {
  readonly field: Field
  readonly limit: number
}

/**
 * How many characters are left. What is seen keeps up with the typing; what is read out waits for a pause of one
 * second, so that it does not talk into every key.
 */
export const Counter = memo(function Counter({ field, limit }: CounterProps) {
  const { sheet } = useSurroundings()
  const read = () => countText(sheet.read(field.name), limit).text
  const text = useSyncExternalStore((draw) => sheet.watch(draw, [field.name]), read, read)
  const { isOver } = countText(sheet.read(field.name), limit)
  const spoken = useAfterPause(text)
  return (
    <>
      <span
        className={isOver ? 'field-count field-count-over' : 'field-count'}
        id={partId(field, 'count')}
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
