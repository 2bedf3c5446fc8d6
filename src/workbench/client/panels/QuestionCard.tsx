import { useMemo, useState } from 'react'
import { fillText, pluralText } from '../../../engine/fill-text'
import { optionsIn } from '../../../engine/schema/questions'
import { Status } from '../../../ui/Status'
import { MenuGroup } from '../components/Menu'
import { LinkButton, Tool } from '../components/Tool'
import { valuesOf, type FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { closedOptionsField } from './ClosedOptions'
import { EntryMenu } from './EntryMenu'
import { entriesOf, placeWords } from './move-question'
import type { PanelNote } from './notes'
import { useFormInPanels, type PanelHold } from './form-in-panels'
import { NoteList, PanelForm } from './PanelForm'
import { below } from './panel-templates'
import { emptiedLine, linesOf } from './option-lines'
import { LostSettings } from './LostSettings'
import { lostWords, removalField, type Removal } from './lost-settings'
import { OldName } from './OldName'
import { dependentOptions, neededOption } from './question-options'
import { questionPanel } from './question-panel'
import { dependentsOf, kindWords, questionIn, type QuestionView } from './questions'
import type { DragHandle } from './use-dragging'
import type { QuestionActions } from './use-question-actions'
import { whenWords } from './when-choices'

const words = texts.panels

interface QuestionCardProps {
  readonly question: QuestionView
  /** The event handlers for dragging it with the mouse or a finger. */
  readonly handle: DragHandle
  readonly actions: QuestionActions
}

/** A question as a card, with the panel for editing it and a menu of actions. */
export function QuestionCard({ question, handle, actions }: QuestionCardProps) {
  const { form, notes: all, holdAt, onChange, onShow, onEditText } = useFormInPanels()
  const { name, label, isRequired, when } = question
  const values = valuesOf(form)
  const isOpen = actions.open === name
  const notes = all.filter((note) => note.question === name)
  const errors = notes.filter(({ isWarning }) => !isWarning)
  const warningCount = notes.length - errors.length
  const hold = holdAt({ part: 'questions', question: name })
  const [moved, sayMoved] = useState('')
  const [removal, setRemoval] = useState<Removal & { readonly after: FormTexts }>()
  const panelId = `panel-of-${name}`
  const about = [
    kindWords(question),
    ...(isRequired ? [] : [words.optional]),
    ...(when ? [whenWords('card', values, when)] : []),
  ]
  const panel = useMemo(() => (isOpen ? questionPanel(form, name) : undefined), [isOpen, form, name])
  const written = hold.held?.values['options']
  const isComplete = written !== undefined && emptiedLine(question.options, written) === undefined
  const needed = isComplete ? neededOption(values, question, linesOf(written)) : undefined
  const isKindRefused = hold.held?.errors.some(({ field }) => field === 'kind')
  const [dependent = ''] = isKindRefused ? dependentsOf(values, name) : []
  const inText = isOpen ? dependentOptions(values, question) : undefined
  const linkTo = (other: NamedQuestion | undefined) =>
    other && <OpenQuestion question={other} onOpen={actions.openCard} />
  const lostAt = (field: Removal['field']) => (
    <LostSettings name={name} removal={removal?.field === field ? removal : undefined} />
  )
  return (
    <>
      {/* Keyboard users have the menu. */}
      <span className="question-handle" aria-hidden="true" {...handle} />
      <div className="question-head">
        <h3 className="question-title">
          <button
            type="button"
            id={`edit-${name}`}
            className="question-toggle"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => actions.toggle(name)}
          >
            <span>{label}</span>
          </button>
        </h3>
        <p className="muted small question-about">
          {about.join(' · ')}{' '}
          {warningCount > 0 && (
            <span className="mark mark-warning">{pluralText(words.warnings, warningCount)}</span>
          )}
        </p>
      </div>
      <EntryMenu entry={name} label={label} actions={actions}>
        <MenuGroup title={words.another}>
          <Tool
            icon="copy"
            onClick={() => actions.duplicate(name)}
            aria-label={fillText(words.duplicateOf, { label })}
          >
            {words.duplicate}
          </Tool>
        </MenuGroup>
      </EntryMenu>
      <div id={panelId} className="question-panel" hidden={!isOpen}>
        {panel && (
          <PanelForm
            {...hold}
            panel={panel}
            notes={notes}
            controls={{
              label: below(<OldName question={question} panel={panel} />),
              kind: below(
                <>
                  {linkTo(questionIn(values, dependent))}
                  {lostAt('kind')}
                </>,
              ),
              options: below(
                <>
                  {linkTo(needed)}
                  {lostAt('options')}
                </>,
              ),
              closed: closedOptionsField({
                id: 'root_closed',
                options: question.options,
                onSetDate: (option) => onShow({ part: 'times', question: name, option, field: 'limited' }),
              }),
              when: below(<Status className="muted small">{moved}</Status>),
            }}
            onChange={(next, changed) => {
              const isMoved = entriesOf(next).indexOf(name) !== entriesOf(form).indexOf(name)
              sayMoved(isMoved ? placeWords(next, name) : '')
              const field = removalField(changed)
              // Further changes keep the first one, which took the settings: Undo takes all of them back.
              const isSame = field === removal?.field && removal && lostWords(removal, next, name) !== ''
              if (field) setRemoval({ field, before: isSame ? removal.before : form, after: next })
              onChange(next, `${name} ${changed.join(' ')}`)
            }}
          />
        )}
        {inText && (
          <p>
            {optionsIn(question.rules) ? words.optionsFewer : words.optionsInText}{' '}
            <LinkButton onClick={() => onEditText({ part: 'schema', path: inText })}>
              {words.optionsInTextLink}
            </LinkButton>
          </p>
        )}
      </div>
      {!isOpen && <NoteList notes={[...heldNotes(hold), ...errors]} />}
    </>
  )
}

type NamedQuestion = Pick<QuestionView, 'name' | 'label'>

interface OpenQuestionProps {
  readonly question: NamedQuestion
  readonly onOpen: (question: string) => void
}

export function OpenQuestion({ question: { name, label }, onOpen }: OpenQuestionProps) {
  return (
    <Tool className="open-needed" onClick={() => onOpen(name)}>
      {fillText(words.openQuestion, { label })}
    </Tool>
  )
}

/** The errors of held input, for a closed card. */
function heldNotes({ held }: PanelHold): readonly PanelNote[] {
  const { errors = [] } = held ?? {}
  return errors.map(({ field, label, text }) => ({
    part: 'questions',
    field,
    text: fillText(words.notRight, { label, text }),
  }))
}
