import { useEffect, useEffectEvent, useState } from 'react'
import { fillText } from '../../../../engine/fill-text'
import { Status } from '../../../../ui/Status'
import { MenuGroup } from '../../components/Menu'
import { Tool } from '../../components/Tool'
import { locateChange } from '../../panels/place-of-change'
import texts from '../../texts.json'
import { useOneForm } from './one-form'

const words = texts.history
const directions = ['undo', 'redo'] as const
type Direction = (typeof directions)[number]

/** How long the notice is shown, in milliseconds. */
const noticeTime = 4000

type FormHistory = ReturnType<typeof useFormHistory>

/** The form's history, with the keys for it outside of texts, which have their own. */
export function useFormHistory() {
  const { slug, part, store, actions, show } = useOneForm()
  const { history } = store
  // A new object each time, so that the same words are announced again.
  const [said, say] = useState<{ readonly text: string }>()
  const can = { undo: history.canUndo(slug), redo: history.canRedo(slug) }
  const go = (direction: Direction) => {
    if (!can[direction]) return
    const change = actions[direction]()
    const found = change && locateChange(change, slug, part)
    say({ text: found ? fillText(words[found.of][direction], { name: found.name }) : words.done[direction] })
    if (found?.place) show(found.place)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event)
    if (!direction || event.defaultPrevented || hasOwnKeys(event.composedPath()[0])) return
    event.preventDefault()
    go(direction)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => say(undefined), noticeTime)
    return () => clearTimeout(timer)
  }, [said])
  return { can, go, said }
}

/** Two buttons in the bar, and the notice. Beside a text they are missing, because its toolbar has them. */
export function UndoTools({ can, go, said }: FormHistory) {
  const { part } = useOneForm()
  return (
    <>
      {part !== undefined && (
        <fieldset className="undo-tools" aria-label={words.title}>
          {directions.map((direction) => (
            <Tool
              key={direction}
              className="tool-icon"
              aria-label={words[direction]}
              title={words[direction]}
              disabled={!can[direction]}
              onClick={() => go(direction)}
            >
              <TurnIcon name={direction} />
            </Tool>
          ))}
        </fieldset>
      )}
      <Status className={`undo-said ${said ? 'undo-said-shown' : ''}`.trim()}>{said?.text}</Status>
    </>
  )
}

/** The same on a phone, in the menu. */
export function UndoGroup({ can, go }: FormHistory) {
  const { part } = useOneForm()
  if (part === undefined) return null
  return (
    <MenuGroup title={words.title} className="undo-group">
      {directions.map((direction) => (
        <Tool key={direction} disabled={!can[direction]} onClick={() => go(direction)}>
          <TurnIcon name={direction} />
          {words[direction]}
        </Tool>
      ))}
    </MenuGroup>
  )
}

const turns = {
  undo: 'M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12H9',
  redo: 'M16 4l5 5-5 5M21 9H10a6 6 0 0 0 0 12h5',
}

/** The arrows of Undo and Redo. They are not among the site's icons, so that visitors do not load them. */
function TurnIcon({ name }: { readonly name: Direction }) {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={turns[name]} />
    </svg>
  )
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | undefined {
  if (ctrlKey === metaKey || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined
}

const withoutText = ['radio', 'checkbox', 'color', 'button', 'submit', 'range']

/** Whether the key goes to a text field, which has its own undo, or to a dialog over the form. */
function hasOwnKeys(target: EventTarget | undefined): boolean {
  if (!(target instanceof Element)) return false
  const isText =
    target instanceof HTMLInputElement
      ? !withoutText.includes(target.type)
      : target.matches('textarea, select, [contenteditable=true], [contenteditable=true] *')
  return isText || target.closest('dialog') !== null
}
