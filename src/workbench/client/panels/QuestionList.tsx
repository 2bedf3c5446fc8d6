import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { labelOf } from '../../../engine/schema/questions'
import { Status } from '../../../ui/Status'
import { ErrorMessage } from '../components/TextField'
import { Tool } from '../components/Tool'
import { tidyText, visibleText } from '../components/visible-text'
import texts from '../texts.json'
import { AddToList, nothingToAdd, type AddPlan } from './AddToList'
import { renameSection, sectionViews, type SectionView } from './edit-sections'
import { EntryMenu } from './EntryMenu'
import { entriesOf } from './move-question'
import type { Files } from '../files/change'
import { valuesOf } from '../files/form-texts'
import type { JsonPath } from '../files/json'
import type { PlaceInPanels } from './notes'
import { NoteList, type PartProps } from './PanelForm'
import { OpenQuestion, QuestionCard } from './QuestionCard'
import { questionsOf, type QuestionView } from './questions'
import { useDragging } from './use-dragging'
import { noticeId, useQuestionActions, type QuestionActions } from './use-question-actions'

interface QuestionListProps extends PartProps {
  /** The files of all forms. */
  readonly files: Files
  /** The place to show; a new object each time. */
  readonly pointed?: PlaceInPanels | undefined
  /** What is being added. */
  readonly plan: AddPlan
  readonly onPlan: (plan: AddPlan) => void
  /** Called with the question whose card is open now. */
  readonly onOpen?: (question: string | undefined) => void
  /** Go to a place in schema.json, as text. */
  readonly onEditText: (path: JsonPath) => void
}

const words = texts.panels

/** The questions of a form as cards, in the order of the page: each opens the panel for editing it. */
export function QuestionList(props: QuestionListProps) {
  const { form, files, notes, holdAt, pointed, plan, onPlan, onChange, onOpen, onEditText } = props
  const questions = useMemo(() => questionsOf(form), [form])
  const entries = useMemo(() => entriesOf(form), [form])
  const sections = useMemo(() => sectionViews(form), [form])
  const [open, setOpen] = useState<string>()
  const [wasChosen, setChosen] = useState(false)
  const actions = useQuestionActions(form, onChange, () => setOpen(undefined))
  const { say, focusNext } = actions
  const list = useRef<HTMLOListElement>(null)
  const [lastPointed, setLastPointed] = useState<PlaceInPanels>()
  if (pointed && pointed !== lastPointed) {
    setLastPointed(pointed)
    if (pointed.question !== undefined) setOpen(pointed.question)
  }
  useEffect(() => onOpen?.(open), [open, onOpen])
  const { markAt, handle } = useDragging(list, actions.drop)
  const sectionRow = (section: SectionView, mark: string) => (
    <li key={`heading ${section.index}`} className={`section-row ${mark}`}>
      <SectionRow form={form} section={section} actions={actions} onChange={onChange} />
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
        actions={actions}
        onToggle={() => setOpen(open === question.name ? undefined : question.name)}
        onOpen={openCard}
        onEditText={onEditText}
        onChange={(next, changed) => onChange(next, `${question.name} ${changed.join(' ')}`)}
      />
    </li>
  )
  const openCard = (name: string) => {
    focusNext(`edit-${name}`)
    setOpen(name)
  }
  return (
    <>
      <NoticeLine actions={actions} onOpen={openCard} />
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
        plan={plan}
        hasFocus={wasChosen}
        onPlan={onPlan}
        onChoose={(what, focus) => {
          setChosen(true)
          onPlan({ ...nothingToAdd, what })
          focusNext(focus)
        }}
        onAdd={({ texts: next, name, focus, text }) => {
          onPlan(nothingToAdd)
          if (name !== undefined) setOpen(name)
          focusNext(focus)
          say({ text })
          onChange(next)
        }}
      />
    </>
  )
}

interface NoticeLineProps {
  readonly actions: QuestionActions
  readonly onOpen: (question: string) => void
}

/** What the last action did, with what can be done about it. */
function NoticeLine({ actions, onOpen }: NoticeLineProps) {
  const { text, isRefusal, dependent, deletion } = actions.said
  const open = (name: string) => {
    actions.say({ text: '' })
    onOpen(name)
  }
  const isShown = isRefusal === true || deletion !== undefined
  return (
    <div
      className={
        isShown ? `row question-said ${isRefusal ? 'question-said-refusal' : ''}` : 'visually-hidden'
      }
      id={noticeId}
      tabIndex={-1}
    >
      <Status>{text}</Status>
      {dependent && <OpenQuestion question={dependent} onOpen={open} />}
      {deletion && <Tool onClick={actions.undoRemoval}>{words.undoDelete}</Tool>}
    </div>
  )
}

interface SectionRowProps extends Pick<PartProps, 'form' | 'onChange'> {
  readonly section: SectionView
  readonly actions: QuestionActions
}

/** A heading between the questions: its words, and a menu to move and remove it. */
function SectionRow({ form, section, actions, onChange }: SectionRowProps) {
  const { index, title, first } = section
  const label = labelOf(valuesOf(form), first)
  const named = fillText(words.sections.named, { title })
  // What is typed, until the field is left: an empty text is no heading, so it is not written into the form.
  const [typed, setTyped] = useState<string>()
  const errorId = useId()
  const isEmpty = typed?.trim() === ''
  return (
    <>
      <div className={`section-line ${isEmpty ? 'field-wrong' : ''}`}>
        <input
          id={`heading-${index}`}
          className="control section-title"
          autoComplete="off"
          aria-label={fillText(words.sections.above, { label })}
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? errorId : undefined}
          value={typed ?? title}
          onChange={({ currentTarget }) => {
            const value = visibleText(currentTarget.value, title)
            setTyped(value)
            if (value.trim() === '') return
            onChange(renameSection(form, index, tidyText(value, title).trim()), `heading ${index}`)
          }}
          onBlur={() => setTyped(undefined)}
        />
        {isEmpty && <ErrorMessage id={errorId}>{words.sections.missing}</ErrorMessage>}
      </div>
      <EntryMenu form={form} entry={index} label={named} title={title} actions={actions} />
    </>
  )
}
