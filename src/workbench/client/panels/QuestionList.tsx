import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { labelOf } from '../../../engine/schema/questions'
import { Status } from '../../../ui/Status'
import { Tool } from '../components/Tool'
import texts from '../texts.json'
import { AddToList, type Addable } from './AddToList'
import { deleteQuestion, duplicateQuestion, reasonToKeep } from './edit-questions'
import { removeSection, renameSection, sectionViews, type SectionView } from './edit-sections'
import {
  arranged,
  entriesAfterDrop,
  entriesAfterStep,
  entriesOf,
  placeWords,
  type Entry,
} from './move-question'
import type { Files } from '../files/change'
import { valuesOf, type FormTexts } from '../files/form-texts'
import type { JsonPath } from '../files/json'
import type { PanelNote, PanelPlace } from './notes'
import { NoteList, type HoldAt } from './PanelForm'
import { OpenQuestion, QuestionCard } from './QuestionCard'
import { questionsOf, quoted, type QuestionView } from './questions'
import { SectionRow } from './SectionRow'
import { useDragging } from './use-dragging'

interface QuestionListProps {
  readonly form: FormTexts
  /** The files of all forms. */
  readonly files: Files
  /** What a check has found in the questions. */
  readonly notes: readonly PanelNote[]
  readonly holdAt: HoldAt
  /** The place to show; a new object each time. */
  readonly pointed?: PanelPlace | undefined
  /** `group` names what was changed: successive changes of the same thing are undone together. */
  readonly onChange: (form: FormTexts, group?: string) => void
  /** Called with the question whose card is open now. */
  readonly onOpen?: (question: string | undefined) => void
  /** Go to a place in schema.json, as text. */
  readonly onEditText: (path: JsonPath) => void
}

const words = texts.panels

/**
 * What an action on the list did. Where the list shows that itself, it is only announced: a line of text would move
 * the list.
 */
interface Notice {
  readonly text: string
  readonly isRefusal?: boolean
  /** The first of the questions that depend on the one that stays. */
  readonly dependent?: QuestionView | undefined
  /** The form before and after a deletion, which can be undone until something else changes. */
  readonly deletion?: readonly [before: FormTexts, after: FormTexts]
}

/** The questions of a form as cards, in the order of the page: each opens the panel for editing it. */
export function QuestionList(props: QuestionListProps) {
  const { form, files, notes, holdAt, pointed, onChange, onOpen, onEditText } = props
  const questions = useMemo(() => questionsOf(form), [form])
  const entries = useMemo(() => entriesOf(form), [form])
  const sections = useMemo(() => sectionViews(form), [form])
  const [open, setOpen] = useState<string>()
  const [adding, setAdding] = useState<Addable>()
  const [said, say] = useState<Notice>({ text: '' })
  const [before, after] = said.deletion ?? []
  if (after && (['schema', 'ui', 'message'] as const).some((part) => after[part] !== form[part]))
    say({ text: '' })
  const list = useRef<HTMLOListElement>(null)
  const nextFocus = useRef<string>(undefined)
  // The focus stays with the question that was moved, copied or added.
  useLayoutEffect(() => {
    if (nextFocus.current === undefined) return
    document.getElementById(nextFocus.current)?.focus()
    nextFocus.current = undefined
  })
  const [lastPointed, setLastPointed] = useState<PanelPlace>()
  if (pointed && pointed !== lastPointed) {
    setLastPointed(pointed)
    if (pointed.question !== undefined) setOpen(pointed.question)
  }
  useEffect(() => onOpen?.(open), [open, onOpen])
  const labelIn = (name: string) => labelOf(valuesOf(form), name)
  const move = (entry: Entry, by: -1 | 1) => {
    nextFocus.current = `${by < 0 ? 'up' : 'down'}-${entry}`
    place(entry, entriesAfterStep(form, entry, by))
  }
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
  const { markAt, handle } = useDragging(list, (name, to) => place(name, entriesAfterDrop(form, name, to)))
  const duplicate = (name: string) => {
    const copy = duplicateQuestion(form, name)
    nextFocus.current = `edit-${copy.name}`
    say({ text: fillText(words.duplicated, { label: labelIn(name) }) })
    onChange(copy.texts)
  }
  const remove = (name: string) => {
    const reason = reasonToKeep(form, name)
    // Moving the focus closes the menu: a second click would hit whatever has moved to its place.
    nextFocus.current = 'question-said'
    if (reason === 'only') return say({ text: words.onlyQuestion, isRefusal: true })
    if (reason) {
      const labels = quoted(reason.map((each) => each.label))
      const text = fillText(words.neededBy, { label: labelIn(name), labels })
      return say({ text, isRefusal: true, dependent: reason[0] })
    }
    setOpen(undefined)
    return removeWithUndo(deleteQuestion(form, name), fillText(words.deleted, { label: labelIn(name) }))
  }
  const removeWithUndo = (next: FormTexts, text: string) => {
    say({ text, deletion: [form, next] })
    onChange(next)
  }
  // Not the history's undo, which would first undo entries that are not valid yet.
  const undoRemoval = () => {
    nextFocus.current = 'question-said'
    say({ text: words.undone })
    if (before) onChange({ ...before, manifest: form.manifest })
  }
  const sectionRow = (section: SectionView, mark: string) => (
    <li key={`heading ${section.index}`} className={`section-row ${mark}`}>
      <SectionRow
        form={form}
        section={section}
        label={labelIn(section.first)}
        onRename={(title) => onChange(renameSection(form, section.index, title), `heading ${section.index}`)}
        onMove={(by) => move(section.index, by)}
        onRemove={() => {
          nextFocus.current = 'question-said'
          const { index, title } = section
          removeWithUndo(removeSection(form, index), fillText(words.sections.removed, { title }))
        }}
      />
    </li>
  )
  const questionCard = (question: QuestionView, index: number, mark: string) => (
    <li
      key={question.name}
      className={`question-card ${open === question.name ? 'question-card-open' : ''} ${mark}`}
    >
      <QuestionCard
        form={form}
        question={question}
        notes={notes.filter((note) => note.question === question.name)}
        hold={holdAt({ part: 'questions', question: question.name })}
        isOpen={open === question.name}
        handle={handle(question.name, index)}
        onToggle={() => setOpen(open === question.name ? undefined : question.name)}
        onMove={(by) => move(question.name, by)}
        onDuplicate={() => duplicate(question.name)}
        onDelete={() => remove(question.name)}
        onOpen={openCard}
        onEditText={onEditText}
        onChange={(next, changed) => onChange(next, `${question.name} ${changed.join(' ')}`)}
      />
    </li>
  )
  const openCard = (name: string) => {
    nextFocus.current = `edit-${name}`
    setOpen(name)
  }
  const isShown = said.isRefusal === true || before !== undefined
  return (
    <>
      <div
        className={
          isShown ? `row question-said ${said.isRefusal ? 'question-said-refusal' : ''}` : 'visually-hidden'
        }
        id="question-said"
        tabIndex={-1}
      >
        <Status>{said.text}</Status>
        {said.dependent && (
          <OpenQuestion
            question={said.dependent}
            onOpen={(name) => {
              say({ text: '' })
              openCard(name)
            }}
          />
        )}
        {before && <Tool onClick={undoRemoval}>{words.undoDelete}</Tool>}
      </div>
      <NoteList notes={notes.filter(({ question }) => question === undefined)} />
      <ol className="question-list plain-list" ref={list}>
        {entries.map((entry, index) => {
          const mark = markAt(index)
          const section = sections.find((each) => each.index === entry)
          if (section) return sectionRow(section, mark)
          const question = questions.find((each) => each.name === entry)
          return question && questionCard(question, index, mark)
        })}
      </ol>
      <AddToList
        form={form}
        files={files}
        adding={adding}
        onChoose={(next, focus) => {
          setAdding(next)
          nextFocus.current = focus
        }}
        onAdd={({ texts: next, name, focus, text }) => {
          setAdding(undefined)
          if (name !== undefined) setOpen(name)
          nextFocus.current = focus
          say({ text })
          onChange(next)
        }}
      />
    </>
  )
}
