import type { ComponentProps } from 'react'
import { Alert } from '../../../ui/Alert'
import { ToolIcon, type ToolIconName } from './Tool'

type PaneAlertProps = ComponentProps<typeof Alert>

const icons: Readonly<Record<PaneAlertProps['kind'], ToolIconName>> = {
  ok: 'ok',
  err: 'error',
  info: 'info',
  warn: 'warning',
}

/**
 * An alert as the workbench draws all of them: with its own icon, and flat, because it is part of a pane.
 * @example <PaneAlert kind="warn">This form will be deleted when you save.</PaneAlert>
 */
export function PaneAlert({ kind, icon = true, children, className = '', ...rest }: PaneAlertProps) {
  return (
    <Alert {...rest} kind={kind} icon={false} className={`pane-alert ${className}`.trim()}>
      {icon && <ToolIcon name={icons[kind]} />}
      <div className="pane-alert-text">{children}</div>
    </Alert>
  )
}
