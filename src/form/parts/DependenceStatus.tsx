import { useEffect, useState } from 'react'
import type { Dependence } from '../../engine/schema/definition'
import type { AnswerSheet } from '../answer-sheet'

interface DependenceStatusProps {
  readonly dependence: Dependence
  readonly sheet: AnswerSheet
}

/** Tells screen readers that a question's options are other ones now, each time the question it depends on changes. */
export function DependenceStatus({ dependence, sheet }: DependenceStatusProps) {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    return sheet.watch(
      (_, cause) => setChanges((count) => (cause === 'typed' ? count + 1 : count)),
      [dependence.property],
    )
  }, [sheet, dependence])
  return (
    <output className="visually-hidden">
      {/* A new element each time, so that the same words are read out again. */}
      {changes > 0 && <span key={changes}>{dependence.changed}</span>}
    </output>
  )
}
