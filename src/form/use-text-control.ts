import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readAnswer } from '../engine/answers/read-answer'
import { answerTypeOf } from '../engine/schema/questions'
import { decidingQuestions } from './answer-store'
import type { OurWidgetProps } from './form-context'

type ReportingProps = Pick<OurWidgetProps, 'name' | 'value' | 'disabled' | 'onChange' | 'registry'>

interface Report {
  readonly now: () => void
  readonly soon: () => void
}

/**
 * Tells rjsf what is in a control: the text trimmed, a number read, a list split, and undefined where it is blank or
 * cannot be answered yet. `soon` waits for a pause, for the control to be left, or for the form to be sent, so that typing
 * draws nothing; a question that decides about others is reported at once all the same.
 */
export function useReport(props: ReportingProps): Report {
  const latest = useRef(props)
  useLayoutEffect(() => void (latest.current = props))
  const [report] = useState((): Report => {
    const now = () => {
      const { name, value, disabled, onChange, registry } = latest.current
      const { form, answerStore } = registry.formContext
      const type = answerTypeOf(form, name)
      const answer = disabled ? undefined : readAnswer(type, answerStore.read(name))
      if (JSON.stringify(answer) !== JSON.stringify(value)) onChange(answer)
    }
    const soon = () => {
      const { name, registry } = latest.current
      const { form, reports } = registry.formContext
      if (decidingQuestions(form).includes(name)) now()
      else reports.schedule(name, now)
    }
    return { now, soon }
  })
  return report
}

/** A control that holds one text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a control needs to be tied to the store: spread over its element. */
export interface ControlBinding<Element extends TextControl> {
  readonly ref: RefObject<Element | null>
  readonly defaultValue: string
}

/**
 * Ties a control to its place in the store, and both to rjsf. The control keeps its own text, so typing draws nothing; the
 * store hears of every key, rjsf when it is time (`useReport`), and the control of every change that did not come from it.
 * What was in the control when it was mounted (typed before the script arrived, or put there by the browser) counts as
 * typed.
 */
export function useTextControl<Element extends TextControl>(props: OurWidgetProps): ControlBinding<Element> {
  const { name, registry, disabled } = props
  const { answerStore, reports } = registry.formContext
  const report = useReport(props)
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const control = ref.current
    if (!control) return undefined
    const isChosen = control.tagName === 'SELECT' || control.type === 'checkbox'
    const write = () => {
      answerStore.write(name, textIn(control))
      if (isChosen) report.now()
      else report.soon()
    }
    answerStore.write(name, textIn(control))
    report.now()
    const leave = () => reports.flush(name)
    const stopListening = listen(control, write)
    const stopWatching = answerStore.watch(
      (_, cause) => {
        show(control, answerStore.read(name))
        if (cause !== 'replaced') report.soon()
      },
      [name],
    )
    control.addEventListener('blur', leave)
    return () => {
      stopListening()
      stopWatching()
      control.removeEventListener('blur', leave)
    }
  }, [answerStore, reports, name, report])
  // Other options, or a control that can be used now: what it shows is put into it again.
  useLayoutEffect(() => {
    if (ref.current?.tagName === 'SELECT') show(ref.current, answerStore.read(name))
  })
  // A control that can be used now, or not any more, has another answer to report.
  const wasDisabled = useRef(disabled)
  useLayoutEffect(() => {
    if (wasDisabled.current !== disabled) report.now()
    wasDisabled.current = disabled
  }, [disabled, report])
  return { ref, defaultValue: answerStore.read(name) }
}

/** A tick box holds a text too: 'true', or none. */
function textIn(control: TextControl): string {
  return isTickBox(control) ? (control.checked ? control.value : '') : control.value
}

function isTickBox(control: TextControl): control is HTMLInputElement {
  return control.type === 'checkbox'
}

function show(control: TextControl, text: string): void {
  if (isTickBox(control)) control.checked = text !== ''
  // Writing the same text again would move the cursor to its end.
  else if (control.value !== text) control.value = text
}

/**
 * Hear of every change a visitor, or what fills in for them, makes in a control. Listens
 * to the element itself: React's way through the whole page would cost as much again with every key. Returns how to stop.
 */
function listen(element: HTMLElement, heard: () => void): () => void {
  // Some browsers fill in fields with a "change" only.
  const events = ['input', 'change'] as const
  for (const event of events) element.addEventListener(event, heard)
  return () => {
    for (const event of events) element.removeEventListener(event, heard)
  }
}
