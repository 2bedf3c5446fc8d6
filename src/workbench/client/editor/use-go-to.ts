import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { routeTo } from '../files/route-to'
import type { EditorHandle } from './JsonEditor'

interface Goal {
  readonly file: string
  readonly offset: number
}

/** The way to a place in any file of a form: opens the file if another is in the editor, then puts the cursor there. */
export function useGoTo(
  slug: string,
  path: string,
  editor: RefObject<EditorHandle | null>,
): (file: string, offset: number) => void {
  const navigate = useNavigate()
  const goal = useRef<Goal>(undefined)
  useEffect(() => {
    if (goal.current?.file !== path) return
    editor.current?.goTo(goal.current.offset)
    goal.current = undefined
  }, [path, editor])
  return (file, offset) => {
    if (file === path) {
      editor.current?.goTo(offset)
    } else {
      goal.current = { file, offset }
      void navigate(routeTo(slug, file))
    }
  }
}
