import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { AnswerSheet } from './answer-sheet'
import { listen } from './listen'
import type { Option } from './options-of'
import { useSurroundings } from './sheet-context'

/** A control that holds one text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface ControlBinding<Element extends TextControl> {
  readonly ref: RefObject<Element | null>
  readonly defaultValue: string
}

/**
 * Ties a control to its place on the sheet. The control keeps its own text, so typing draws nothing; the sheet hears of
 * every key, and the control of every change that did not come from it. What stood in the control when it was mounted
 * (typed before the script arrived, or put there by the browser) counts as typed.
 * `options`, where given, are those of a select: when they change, its answer is put into it again.
 */
export function useControl<Element extends TextControl>(
  name: string,
  options?: readonly Option[],
): ControlBinding<Element> {
  const { sheet } = useSurroundings()
  const ref = useRef<Element>(null)
  const isMounted = useRef(false)
  useLayoutEffect(() => followSheet(ref.current, sheet, name), [sheet, name])
  useLayoutEffect(() => {
    if (isMounted.current && ref.current && options) show(ref.current, sheet.read(name))
    isMounted.current = true
  }, [options, sheet, name])
  return { ref, defaultValue: sheet.read(name) }
}

function followSheet(
  control: TextControl | null,
  sheet: AnswerSheet,
  name: string,
): (() => void) | undefined {
  if (!control) return undefined
  const write = () => sheet.write(name, control.value)
  write()
  const stopListening = listen(control, write)
  const stopWatching = sheet.watch(() => show(control, sheet.read(name)), [name])
  return () => {
    stopListening()
    stopWatching()
  }
}

function show(control: TextControl, text: string): void {
  // Writing the same text again would move the cursor to its end.
  if (control.value !== text) control.value = text
}
