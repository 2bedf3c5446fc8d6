import { useEffect, useState } from 'react'
import type { Dependence } from '../../engine/schema/definition'
import type { AnswerStore } from '../answer-store'

interface DependenceStatusProps {
  readonly dependence: Dependence
  readonly answerStore: AnswerStore
}

/** Tells screen readers that a question's options are other ones now, each time the question it depends on changes. */
export function DependenceStatus({ dependence, answerStore }: DependenceStatusProps) {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    return answerStore.watch(
      (_, cause) => setChanges((count) => (cause === 'typed' ? count + 1 : count)),
      [dependence.property],
    )
  }, [answerStore, dependence])
  return (
    <output className="visually-hidden">
      {/* A new element each time, so that the same words are read out again. */}
      {changes > 0 && <span key={changes}>{dependence.changed}</span>}
    </output>
  )
}
