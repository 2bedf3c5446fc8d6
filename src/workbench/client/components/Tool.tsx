import type { ComponentProps } from 'react'
import icons from './tool-icons.json'

/** The names of the icons in `tool-icons.json`, each drawn on a grid of 10 by 10. */
export type ToolIconName = keyof typeof icons

/**
 * One of the workbench's icons, which visitors do not load, in the colour of the surrounding text. A cell of its grid is
 * two CSS pixels, like the steps of all frames. It is decoration: the words beside it, or the control's label, say the
 * same.
 * @example <ToolIcon name="undo" />
 */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  return (
    <svg
      className="icon pixels"
      width={20}
      height={20}
      viewBox="0 0 10 10"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  )
}

interface ToolProps extends ComponentProps<'button'> {
  readonly icon?: ToolIconName
}

/** A button that looks like a link. */
export function LinkButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`link-button ${className}`.trim()} />
}

/** A small button. It stays in the tab order while it is disabled, so the focus is not lost. */
export function Tool({ icon, className = '', disabled = false, onClick, children, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`tool ${className}`.trim()}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon && <ToolIcon name={icon} />}
      {children}
    </button>
  )
}
