import { useLayoutEffect, useRef } from 'react'

/** The id of the form's name, which takes the focus when the focused element is removed. */
export const formTitleId = 'form-title'

/** The id of the heading above the diagnostics, which takes the focus when staff ask to see them. */
export const diagnosticsTitleId = 'diagnostics-title'

export const previewTitleId = 'see-title'

/** The id of the heading of the part or the file that is on screen. */
export const editorTitleId = 'editor-title'

/** The id of the heading of what is being added to the questions. */
export const addTitleId = 'add-title'

/** Moves the focus to the element with this id, if there is one. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

/** Moves the focus to an element once it is drawn: returns a function that takes its id. */
export function useNextFocus(): (id: string | undefined) => void {
  const next = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (next.current !== undefined) focusOn(next.current)
    next.current = undefined
  })
  return (id) => {
    next.current = id
  }
}
