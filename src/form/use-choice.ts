import { useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react'
import type { AnswerSheet } from './answer-sheet'
import { useSurroundings } from './sheet-context'

export interface ChoiceBinding {
  /** For the element around the radio buttons. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isChosenAtFirst: (value: string) => boolean
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Ties a group of radio buttons to its place on the sheet, under the same rules as `useControl`. */
export function useChoice(name: string): ChoiceBinding {
  const { sheet } = useSurroundings()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => followSheet(ref.current, sheet, name), [sheet, name])
  return {
    ref,
    isChosenAtFirst: (value) => sheet.read(name) === value,
    onChange: ({ currentTarget }) => sheet.write(name, currentTarget.value),
  }
}

function followSheet(group: HTMLElement | null, sheet: AnswerSheet, name: string): (() => void) | undefined {
  if (!group) return undefined
  const buttons = () => [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const chosen = buttons().find(({ checked }) => checked)
  if (chosen) sheet.write(name, chosen.value)
  const show = () => {
    for (const button of buttons()) button.checked = button.value === sheet.read(name)
  }
  return sheet.watch(show, [name])
}
