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
  /** Whether the file is in the editor at all, and not a panel on screen. */
  isText: boolean,
): (file: string, offset: number) => void {
  const navigate = useNavigate()
  const goal = useRef<Goal>(undefined)
  useEffect(() => {
    if (!isText || goal.current?.file !== path) return
    editor.current?.goTo(goal.current.offset)
    goal.current = undefined
  }, [path, isText, editor])
  return (file, offset) => {
    if (file === path && isText) {
      editor.current?.goTo(offset)
    } else {
      goal.current = { file, offset }
      void navigate(routeTo(slug, file))
    }
  }
}
