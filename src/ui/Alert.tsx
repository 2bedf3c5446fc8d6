import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from './icons/Icon'

type AlertKind = 'ok' | 'err' | 'info' | 'warn'

interface AlertProps extends ComponentPropsWithRef<'div'> {
  readonly kind: AlertKind
  /** Texts that begin with an emoji carry their own sign: then no icon is drawn. */
  readonly icon?: boolean
}

const icons: Readonly<Record<AlertKind, IconName>> = { ok: 'ok', err: 'error', info: 'info', warn: 'warning' }

/**
 * A block that tells how something went: icon, text, and a bar at its side. The caller gives it the role that fits
 * (`alert` for a failure, `status` for news, none where the focus is moved to it).
 * @example <Alert kind="err" role="alert">Enter your name</Alert>
 */
export function Alert({ kind, icon = true, children, className = '', ...rest }: AlertProps) {
  return (
    <div {...rest} className={`alert alert-${kind} ${className}`.trim()}>
      {icon && <Icon name={icons[kind]} />}
      <div className="alert-text">{children}</div>
    </div>
  )
}
