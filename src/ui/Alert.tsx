import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from './icons/Icon'

type AlertKind = 'ok' | 'err' | 'info' | 'warn'

interface AlertProps extends ComponentPropsWithRef<'div'> {
  readonly kind: AlertKind
  /** Whether to show the icon; false for texts that begin with an emoji. */
  readonly icon?: boolean
}

const icons: Readonly<Record<AlertKind, IconName>> = { ok: 'ok', err: 'error', info: 'info', warn: 'warning' }

/**
 * A block that reports a result: icon, text, and a bar at its side. The caller chooses the role (`alert` for a failure,
 * `status` for news, none where the focus is moved to it).
 * @example <Alert kind="err" role="alert">Enter your name</Alert>
 */
export function Alert({ kind, icon = true, children, className = '', ...rest }: AlertProps) {
  return (
    <div {...rest} className={`slab alert alert-${kind} ${className}`.trim()}>
      {icon && <Icon name={icons[kind]} />}
      <div className="alert-text">{children}</div>
    </div>
  )
}
