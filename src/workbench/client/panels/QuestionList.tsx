import { useId, useMemo, useRef, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { labelOf } from '../../../engine/schema/questions'
import { PaneAlert } from '../components/PaneAlert'
import { Status } from '../../../ui/Status'
import { ErrorMessage } from '../components/TextField'
import { Tool } from '../components/Tool'
import { tidyText, visibleText } from '../components/visible-text'
import texts from '../texts.json'
import { AddToList } from './AddToList'
import { renameSection, sectionViews, type SectionView } from './edit-sections'
import { EntryMenu } from './EntryMenu'
import { useFormInPanels } from './form-in-panels'
import { entriesOf } from './move-question'
import { valuesOf } from '../files/form-texts'
import { NoteList } from './PanelForm'
import { OpenQuestion, QuestionCard } from './QuestionCard'
import { questionsOf } from './questions'
import { useDragging } from './use-dragging'
import { noticeId, useQuestionActions, type QuestionActions } from './use-question-actions'

const words = texts.panels

/** The questions of a form as cards, in the order of the page: each opens the panel for editing it. */
export function QuestionList() {
  const { form, notes } = useFormInPanels()
  const questions = useMemo(() => questionsOf(form), [form])
  const entries = useMemo(() => entriesOf(form), [form])
  const sections = useMemo(() => sectionViews(form), [form])
  const actions = useQuestionActions()
  const list = useRef<HTMLOListElement>(null)
  const { markAt, handle } = useDragging(list, actions.drop)
  return (
    <>
      <NoticeLine actions={actions} />
      <NoteList notes={notes.filter(({ question }) => question === undefined)} />
      <ol className="question-list plain-list" ref={list}>
        {entries.map((entry, index) => {
          const section = sections.find((each) => each.index === entry)
          const question = questions.find(({ name }) => name === entry)
          const openClass = actions.open === entry ? 'question-card-open' : ''
          return section ? (
            <li key={`heading ${entry}`} className={`section-row ${markAt(index)}`}>
              <SectionRow section={section} actions={actions} />
            </li>
          ) : (
            question && (
              <li key={entry} className={`question-card ${openClass} ${markAt(index)}`}>
                <QuestionCard question={question} handle={handle(question.name, index)} actions={actions} />
              </li>
            )
          )
        })}
      </ol>
      <AddToList actions={actions} />
    </>
  )
}

/** What the last action did, with what can be done about it. */
function NoticeLine({ actions }: { readonly actions: QuestionActions }) {
  const { text, isRefusal, dependent, deletion } = actions.said
  const open = (name: string) => {
    actions.say({ text: '' })
    actions.openCard(name)
  }
  const isShown = isRefusal === true || deletion !== undefined
  return (
    <div className={isShown ? 'question-said' : 'visually-hidden'} id={noticeId} tabIndex={-1}>
      <PaneAlert kind={isRefusal ? 'warn' : 'info'}>
        <div className="row">
          <Status>{text}</Status>
          {dependent && <OpenQuestion question={dependent} onOpen={open} />}
          {deletion && <Tool onClick={actions.undoRemoval}>{words.undoDelete}</Tool>}
        </div>
      </PaneAlert>
    </div>
  )
}

interface SectionRowProps {
  readonly section: SectionView
  readonly actions: QuestionActions
}

/** A heading between the questions: its words, and a menu to move and remove it. */
function SectionRow({ section, actions }: SectionRowProps) {
  const { form, onChange } = useFormInPanels()
  const { index, title, first } = section
  const label = labelOf(valuesOf(form), first)
  const named = fillText(words.sections.named, { title })
  // What is typed, until the field is left: an empty text is not a heading, so it is not written into the form.
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
      <EntryMenu entry={index} label={named} title={title} actions={actions} />
    </>
  )
}
