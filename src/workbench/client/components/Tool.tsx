import type { ComponentProps } from 'react'

/** A small button. A disabled one stays in the tab order, so that the focus is not lost. */
export function Tool({ className = '', disabled = false, onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`tool ${className}`.trim()}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  )
}
