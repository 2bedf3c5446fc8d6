import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readAnswer } from '../engine/answers/read-answer'
import { answerTypeOf } from '../engine/schema/questions'
import { decidingQuestions } from './answer-store'
import type { ControlProps } from './form-context'

interface Report {
  readonly now: () => void
  readonly soon: () => void
  /** Whether rjsf's answer differs from the control's. */
  readonly isDue: () => boolean
}

/**
 * Reports the value of a control to rjsf: the text trimmed, a number read, a list split, and undefined where it is
 * blank or cannot be answered yet. `soon` waits for a pause, for the control to be left, or for the form to be sent, so
 * that typing renders nothing; a question that other questions depend on is always reported at once.
 */
function useReport(props: ControlProps): Report {
  const latest = useRef(props)
  useLayoutEffect(() => void (latest.current = props))
  const [report] = useState((): Report => {
    const read = () => {
      const { name, disabled, registry } = latest.current
      const { form, answerStore } = registry.formContext
      return disabled ? undefined : readAnswer(answerTypeOf(form, name), answerStore.read(name))
    }
    const isDue = () => JSON.stringify(read()) !== JSON.stringify(latest.current.value)
    const now = () => {
      if (isDue()) latest.current.onChange(read())
    }
    const soon = () => {
      const { name, registry } = latest.current
      const { form, reports } = registry.formContext
      if (decidingQuestions(form).includes(name)) now()
      else reports.schedule(name, now)
    }
    return { now, soon, isDue }
  })
  // When a question appears or disappears, rjsf cuts lists to their `maxItems`. Here too many entries are an error.
  const { value } = props
  useLayoutEffect(() => {
    if (Array.isArray(value) && value.length > 0 && report.isDue()) report.now()
  }, [value, report])
  return report
}

/** A control, or the element around the radio buttons or tick boxes of one question. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDivElement

/** The props that bind a control to the store: spread them over its element; a group takes only the `ref`. */
interface ControlBinding<Element extends Control> {
  readonly ref: RefObject<Element | null>
  readonly defaultValue: string
}

/**
 * Binds a control to its text in the store, and both to rjsf. The control keeps its own text, so typing renders
 * nothing; the store is updated on every key, rjsf when it is due (`useReport`), and the control on every change from
 * elsewhere. Text that is in the control when it mounts (typed before the script arrived, or restored by the browser)
 * counts as typed; if the form gets another store, that store's text counts.
 */
export function useControl<Element extends Control>(props: ControlProps): ControlBinding<Element> {
  const { name, registry, disabled } = props
  const { answerStore, reports } = registry.formContext
  const report = useReport(props)
  const ref = useRef<Element>(null)
  const isFilled = useRef(false)
  // Constant: when this prop changes, React sets the "value" attribute, which clears a date that is half entered.
  const [defaultValue] = useState(() => answerStore.read(name))
  useLayoutEffect(() => {
    const control = ref.current
    if (!control) return undefined
    const isChoice = control instanceof HTMLSelectElement || hasButtons(control)
    const write = () => answerStore.write(name, textIn(control))
    // Some password managers fill in a field without any event, and a date that is half entered causes only key
    // events. Empty text is ignored, because a date field is also empty when the stored text is not a date.
    const readSilentInput = () => {
      const text = textIn(control)
      const stored = answerStore.read(name)
      if (text !== stored && (text !== '' || stored === invalidDate)) write()
    }
    if (isFilled.current) show(control, answerStore.read(name))
    else answerStore.write(name, textIn(control))
    isFilled.current = true
    if (isChoice) report.now()
    // Not at once: rjsf would draw the form a second time while it is being hydrated.
    else if (report.isDue()) report.soon()
    // On the element itself: React's event delegation would double the cost of every key. Some browsers fire only
    // "change" when they fill in a field.
    const listening = new AbortController()
    const { signal } = listening
    control.addEventListener('input', write, { signal })
    control.addEventListener('change', write, { signal })
    control.addEventListener('blur', () => reports.flush(name), { signal })
    if (isOfType(control, 'date')) control.addEventListener('keyup', readSilentInput, { signal })
    const stopReading = reports.onSend(() => {
      readSilentInput()
      report.now()
    })
    const stopWatching = answerStore.watch(
      (_, cause) => {
        show(control, answerStore.read(name))
        if (cause === 'replaced') return
        if (isChoice) report.now()
        else report.soon()
      },
      [name],
    )
    return () => {
      listening.abort()
      stopReading()
      stopWatching()
    }
  }, [answerStore, reports, name, report])
  const wasDisabled = useRef(disabled)
  useLayoutEffect(() => {
    // When its options change, or it becomes enabled, a select has to be given its value again.
    if (ref.current?.tagName === 'SELECT') show(ref.current, answerStore.read(name))
    // A control that becomes enabled or disabled reports another answer.
    if (wasDisabled.current !== disabled) report.now()
    wasDisabled.current = disabled
  })
  return { ref, defaultValue }
}

/** Stored for a date that is half entered or does not exist: the field's own value is empty then. */
const invalidDate = '?'

/** The text of a control; for tick boxes and radio buttons, the values of the chosen ones, one per line. */
function textIn(control: Control): string {
  if (hasButtons(control))
    return buttonsIn(control)
      .flatMap(({ checked, value }) => (checked ? value : []))
      .join('\n')
  return control.validity.badInput ? invalidDate : control.value
}

function show(control: Control, text: string): void {
  if (hasButtons(control))
    for (const button of buttonsIn(control)) button.checked = isChosen(text, button.value)
  // Writing the same text again would move the cursor to its end, and empty a date that is half entered.
  else if (textIn(control) !== text) control.value = text
}

/**
 * Whether this option is one of the lines of a text.
 * @example isChosen('PvP\nSkyblock', 'PvP') // => true
 */
export function isChosen(text: string, option: string): boolean {
  return text.split('\n').includes(option)
}

/** Whether a control is a tick box, or a group of tick boxes or radio buttons. */
function hasButtons(control: Control): control is HTMLDivElement | HTMLInputElement {
  return control instanceof HTMLDivElement || isOfType(control, 'checkbox')
}

function buttonsIn(control: HTMLDivElement | HTMLInputElement): readonly HTMLInputElement[] {
  return control instanceof HTMLDivElement ? [...control.querySelectorAll('input')] : [control]
}

function isOfType(control: Control, type: 'checkbox' | 'date'): boolean {
  return control instanceof HTMLInputElement && control.type === type
}
