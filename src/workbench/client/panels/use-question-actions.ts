import { useEffect, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { labelOf } from '../../../engine/schema/questions'
import { useNextFocus } from '../components/focus'
import { valuesOf, type FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { deleteQuestion, duplicateQuestion, reasonToKeep } from './edit-questions'
import { removeSection } from './edit-sections'
import { useFormInPanels, usePointed } from './form-in-panels'
import { arranged, entriesAfterDrop, entriesAfterStep, placeWords, type Entry } from './move-question'
import type { QuestionView } from './questions'
import { usesOf } from './uses-of-question'
import { quoted } from './when-choices'

const words = texts.panels

/** What an action on the list did. What the list shows is only announced, as a line of text would move the list. */
interface QuestionNotice {
  readonly text: string
  readonly isRefusal?: boolean
  /** The first of the questions that depend on the one that stays. */
  readonly dependent?: QuestionView | undefined
  /** The form before and after a deletion, which can be undone until something else changes. */
  readonly deletion?: readonly [before: FormTexts, after: FormTexts]
}

export type QuestionActions = ReturnType<typeof useQuestionActions>

/** The id of the notice, which takes the focus when the element that caused it is removed. */
export const noticeId = 'question-said'

/**
 * The actions on the questions and section headings of a form, what the last one did, and the question whose card is
 * open. `focusNext` moves the focus to the element with this id once it is drawn.
 */
export function useQuestionActions() {
  const { form, onChange, onOpen } = useFormInPanels()
  const [open, setOpen] = useState<string>()
  usePointed(({ question }) => question !== undefined && setOpen(question))
  useEffect(() => onOpen?.(open), [open, onOpen])
  const [said, say] = useState<QuestionNotice>({ text: '' })
  const [before, after] = said.deletion ?? []
  if (before && after && hasOtherChanges(before, after, form)) say({ text: '' })
  const focusNext = useNextFocus()
  const labelIn = (name: string) => labelOf(valuesOf(form), name)
  const place = (entry: Entry, moved: ReturnType<typeof entriesAfterStep>) => {
    if (moved === 'end') return
    if (typeof moved === 'string') {
      const values = { label: labelIn(String(entry)), reason: words.obstacles[moved] }
      return say({ text: fillText(words.stays, values), isRefusal: true })
    }
    const next = arranged(form, moved)
    say({ text: placeWords(next, entry) })
    onChange(next)
  }
  const removeWithUndo = (next: FormTexts, text: string) => {
    say({ text, deletion: [form, next] })
    onChange(next)
  }
  return {
    said,
    say,
    focusNext,
    open,
    toggle: (name: string) => setOpen(open === name ? undefined : name),
    openCard: (name: string) => {
      focusNext(`edit-${name}`)
      setOpen(name)
    },
    drop: (entry: Entry, to: number) => place(entry, entriesAfterDrop(form, entry, to)),
    move: (entry: Entry, by: -1 | 1) => {
      focusNext(`${by < 0 ? 'up' : 'down'}-${entry}`)
      place(entry, entriesAfterStep(form, entry, by))
    },
    duplicate: (name: string) => {
      const copy = duplicateQuestion(form, name)
      focusNext(`edit-${copy.name}`)
      say({ text: fillText(words.duplicated, { label: labelIn(name) }) })
      onChange(copy.texts)
    },
    remove: (entry: Entry) => {
      // Moving the focus closes the menu: a second click would hit whatever has moved to its place.
      focusNext(noticeId)
      if (typeof entry === 'number') {
        const { title = '' } = valuesOf(form).ui['ui:sections']?.[entry] ?? {}
        return removeWithUndo(removeSection(form, entry), fillText(words.sections.removed, { title }))
      }
      const reason = reasonToKeep(form, entry)
      if (reason === 'only') return say({ text: words.onlyQuestion, isRefusal: true })
      if (reason) {
        const labels = quoted(reason.map((each) => each.label))
        const text = fillText(words.neededBy, { label: labelIn(entry), labels })
        return say({ text, isRefusal: true, dependent: reason[0] })
      }
      setOpen(undefined)
      const uses = usesOf(form, entry)
      const said = fillText(uses.length > 0 ? words.deletedUsed : words.deleted, {
        label: labelIn(entry),
        places: quoted(uses),
      })
      return removeWithUndo(deleteQuestion(form, entry), said)
    },
    // Not the history's undo, which would first undo entries that are not valid yet.
    undoRemoval: () => {
      focusNext(noticeId)
      say({ text: words.undone })
      if (before) onChange({ ...before, manifest: form.manifest })
    },
  }
}

/** Whether a form has changed since a deletion, other than by its examples following it. */
export function hasOtherChanges(before: FormTexts, after: FormTexts, now: FormTexts): boolean {
  const [old, names] = [before, now].map((texts) => {
    const { valid, wrong } = valuesOf(texts).fixtures ?? {}
    return Object.keys({ ...valid, ...wrong })
  })
  const isOther = (['schema', 'ui', 'message'] as const).some((part) => after[part] !== now[part])
  return isOther || (names?.some((name) => !old?.includes(name)) ?? false)
}
