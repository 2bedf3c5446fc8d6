import { useEffect, useEffectEvent } from 'react'

/**
 * Ctrl+S, or Cmd+S, saves. Where there is nothing to save it does nothing: the browser would offer to store the workbench's
 * own page, which looks like saving the form.
 */
export function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== 's') return
    event.preventDefault()
    // A dialog asks something first.
    if (!document.querySelector('dialog[open]')) save()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
