import { useEffect, useEffectEvent } from 'react'

/** Passes each key that is pressed anywhere on the page to the latest handler. */
export function useKeys(handle: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handle)
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/**
 * Ctrl+S, or Cmd+S, saves. Where there is nothing to save it does nothing: the browser would offer to store the workbench's
 * own page, which looks like saving the form.
 */
export function useSaveKey(save: () => void): void {
  useKeys((event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== 's') return
    event.preventDefault()
    // A dialog asks something first.
    if (!document.querySelector('dialog[open]')) save()
  })
}
