import { useEffect, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { editorTitleId, focusOn } from '../components/focus'
import { changesBetween } from '../../../generate/fix/file-changes'
import type { FormRoute } from '../files/route-to'
import type { PlaceInPanels } from '../panels/notes'
import { locateChange } from '../panels/place-of-change'
import type { Store } from '../store/store'
import texts from '../texts.json'
import type { FormActions } from './actions'
import { useKeys } from './use-keys'

const words = texts.history

export const directions = ['undo', 'redo'] as const
export type Direction = (typeof directions)[number]

/** How long the notice is shown, in milliseconds. */
const noticeTime = 4000

/** The form's undo history, with its keyboard shortcuts, except in text fields, which have their own undo. */
export function useFormHistory(
  { slug, part }: FormRoute,
  history: Store,
  actions: Pick<FormActions, Direction>,
  show: (place: PlaceInPanels) => void,
) {
  // A new object each time, so that the same words are announced again.
  const [said, say] = useState<{ readonly text: string; readonly from: Element | null }>()
  const can = { undo: history.canUndo(slug), redo: history.canRedo(slug) }
  const go = (direction: Direction) => {
    if (!can[direction]) return
    const from = document.activeElement
    const change = actions[direction]()
    const found = change && locateChange(change, slug, part)
    const isNothing = change && !change.panel && changesBetween(change.before, change.after).size === 0
    const text = found
      ? fillText(words[found.of][direction], { name: found.name })
      : words[isNothing ? 'nothing' : 'done'][direction]
    say({ text, from })
    if (found?.place) show(found.place)
  }
  useKeys((event) => {
    const direction = directionOf(event)
    if (!direction || event.defaultPrevented || hasOwnKeys(event.composedPath()[0])) return
    event.preventDefault()
    go(direction)
  })
  useEffect(() => {
    if (!said) return undefined
    // The card that had the focus may be gone.
    if (said.from?.isConnected === false) focusOn(editorTitleId)
    const timer = setTimeout(() => say(undefined), noticeTime)
    return () => clearTimeout(timer)
  }, [said])
  return { can, go, said }
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | undefined {
  if (ctrlKey === metaKey || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined
}

const textFields = [
  'textarea',
  'input:not([type=radio], [type=checkbox], [type=color], [type=button], [type=submit], [type=range])',
  '[contenteditable=true]',
].join()

/** Whether the key goes to a text field, which has its own undo, or to a dialog over the form. */
function hasOwnKeys(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(`dialog, ${textFields}`) !== null
}
