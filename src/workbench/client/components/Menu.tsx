import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import texts from '../texts.json'
import { Tool } from './Tool'

interface MenuProps {
  /** The accessible name of the button, where its content does not say enough. On a phone it is the menu's heading. */
  readonly label?: string
  readonly button: ReactNode
  readonly className?: string
  /** Whether it stays open after one of its buttons was pressed. */
  readonly staysOpen?: boolean
  readonly children: ReactNode
}

/**
 * A button that opens a menu below it, or on a phone at the lower edge of the window. Escape, or a click or
 * the focus elsewhere, closes the menu.
 */
export function Menu({ label, button, className = '', staysOpen = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    // The action may have moved the focus elsewhere.
    if (place.current?.contains(document.activeElement)) place.current.querySelector('button')?.focus()
  }
  // A dialog that the action opens will give the focus back to the button of the menu.
  const closeAfter = ({ target }: MouseEvent) => {
    const isAction = target instanceof Element && target.closest('button:not([aria-disabled])') !== null
    if (isAction && !staysOpen) close()
  }
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [])
  return (
    // The buttons inside receive the keys; they only bubble to it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`menu ${className}`.trim()}
      ref={place}
      onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
    >
      <Tool aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {button}
      </Tool>
      {isOpen && (
        // The clicks of the buttons inside bubble to it, and a key on a button is a click as well.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div className="menu-sheet" ref={openUpwards} onClick={closeAfter}>
          {/* Shown on phones only, where the sheet covers the button. */}
          <div className="menu-head">
            <p>{label ?? button}</p>
            <Tool icon="close" className="tool-icon tool-bare" aria-label={texts.closeMenu} onClick={close} />
          </div>
          {children}
        </div>
      )}
    </div>
  )
}

/** A menu without room below its button opens upwards. */
function openUpwards(sheet: HTMLDivElement | null): void {
  const button = sheet?.parentElement?.getBoundingClientRect()
  if (!sheet || !button) return
  const { bottom, height } = sheet.getBoundingClientRect()
  sheet.classList.toggle('menu-sheet-up', bottom > window.innerHeight && button.top > height)
}

interface MenuGroupProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** Actions of a menu that belong together. */
export function MenuGroup({ title, className = '', children }: MenuGroupProps) {
  return (
    <fieldset className={`menu-group ${className}`.trim()}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
