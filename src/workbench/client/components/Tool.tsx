import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../../ui/icons/Icon'

interface ToolProps extends ComponentProps<'button'> {
  readonly icon?: IconName
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
      {icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  )
}
