import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from './icons/Icon'

/** Primary is the main action and appears once in a view; secondary is outlined; quiet is underlined text. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind | undefined
  readonly icon?: IconName
  /** Shows a spinner and keeps the label; the button stays focusable, so that the focus is not lost. */
  readonly pending?: boolean
}

/**
 * A button whose label is a verb phrase. While `pending` it is `aria-disabled` and looks busy, not disabled; the
 * caller's handler ignores presses.
 * @example <Button kind="primary" icon="copy" onClick={copy}>Copy Server IP</Button>
 */
export function Button({ kind = 'secondary', icon, pending = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, rest.className)}
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
    >
      {pending ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} size={20} />}
      <span className="button-label">{children}</span>
    </button>
  )
}

/**
 * The classes that make any element look like a button: for links, which remain links.
 * @example <a className={buttonClass('primary')} href="/vote">Vote Now</a>
 */
export function buttonClass(kind: ButtonKind, more = ''): string {
  return `button button-${kind} ${more}`.trim()
}
