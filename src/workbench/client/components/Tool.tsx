import type { ComponentProps } from 'react'
import { ToolIcon, type ToolIconName } from './ToolIcon'

interface ToolProps extends ComponentProps<'button'> {
  readonly icon?: ToolIconName
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
