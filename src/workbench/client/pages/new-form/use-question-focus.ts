import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { PlannedQuestion } from './form-plan'

/**
 * Keeps the focus with the questions when they come, go or move: it goes to the new one, to the one that moved, or, where
 * one was taken away, to the last. Returns the ref for the form they stand in.
 */
export function useQuestionFocus(questions: readonly PlannedQuestion[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(questions)
  useLayoutEffect(() => {
    const ids = (list: readonly PlannedQuestion[]) => list.map(({ id }) => id)
    const [old, now] = [ids(before.current), ids(questions)]
    before.current = questions
    if (old.join() === now.join()) return
    const aim =
      now.find((id) => !old.includes(id)) ?? (now.length < old.length ? now.at(-1) : movedUp(old, now))
    form.current?.querySelector<HTMLElement>(`#question-${aim} input`)?.focus()
  }, [questions])
  return form
}

function movedUp(old: readonly number[], now: readonly number[]): number | undefined {
  return now.find((id, index) => old[index] !== id)
}
