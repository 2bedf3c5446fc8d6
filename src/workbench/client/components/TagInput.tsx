import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillText } from '../../../engine/fill-text'
import { normalizeTags } from '../../../generate/new/check-answers'
import { toCapital } from '../../../lint/source/slug'
import { Status } from '../../../ui/Status'
import texts from '../texts.json'
import { ErrorMessage, TextField } from './TextField'
import { Tool } from './Tool'

interface TagInputProps {
  readonly id?: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** The id of the field for a new tag, for a label outside. */
  readonly ownId?: string
  /** The most used first, as only some are shown at first. */
  readonly options: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** How many tags are shown before "More tags" is pressed. */
const shownAtFirst = 8

/** Tags to choose from, and a field for new ones. The chosen ones keep the order in which they were chosen. */
export function TagInput(props: TagInputProps) {
  const { id, label, hint, error, ownId, options, chosen, onChange } = props
  const errorId = useId()
  const [own, setOwn] = useState('')
  const [said, say] = useState('')
  const [hasAll, showAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const all = [...new Set([...options, ...chosen])]
  // One more tag takes no more room than the button that would hide it.
  const isShort = !hasAll && all.length > shownAtFirst + 1
  const shown = isShort ? all.filter((tag, index) => index < shownAtFirst || chosen.includes(tag)) : all
  // The first hidden tag takes the focus when the button disappears.
  const next = all.find((tag) => !shown.includes(tag))
  const words = texts.tags
  const add = () => {
    const [typed] = normalizeTags([own])
    if (typed === undefined) return
    const isTyped = (tag: string) => shownTag(tag).toLowerCase() === shownTag(typed).toLowerCase()
    const word = all.find(isTyped) ?? typed
    setOwn('')
    say(fillText(words.added, { word: shownTag(word) }))
    if (!chosen.includes(word)) onChange([...chosen, word])
  }
  return (
    <fieldset
      className={`tags ${error === undefined ? '' : 'field-wrong'}`.trim()}
      id={id}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={ownId === undefined ? 'field-label' : 'visually-hidden'}>{label}</legend>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      {error !== undefined && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
      <div className="tag-list" ref={list}>
        {shown.map((option) => (
          <label key={option} className="tag">
            <input
              type="checkbox"
              value={option}
              checked={chosen.includes(option)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked ? [...chosen, option] : chosen.filter((other) => other !== option),
                )
              }
            />
            <span>{shownTag(option)}</span>
          </label>
        ))}
        {isShort && next !== undefined && (
          <Tool
            onClick={() => {
              flushSync(() => showAll(true))
              list.current?.querySelector<HTMLElement>(`input[value="${CSS.escape(next)}"]`)?.focus()
            }}
          >
            {fillText(words.more, { count: all.length - shown.length })}
          </Tool>
        )}
      </div>
      <div
        className="tag-own"
        // Leaving the field adds the tag, like Enter.
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || add()}
      >
        <TextField id={ownId} label={words.own} value={own} onChange={setOwn} onEnter={add} />
        <Tool onClick={add}>{words.add}</Tool>
      </div>
      <Status className="visually-hidden">{said}</Status>
    </fieldset>
  )
}

/** A tag as words: `minor-punishment` is "Minor punishment". */
function shownTag(option: string): string {
  return toCapital(option.replaceAll('-', ' '))
}
