import type { ComponentProps } from 'react'
import { Alert } from '../../../ui/Alert'
import { ToolIcon, type ToolIconName } from './ToolIcon'

type NoticeProps = ComponentProps<typeof Alert>

const icons: Readonly<Record<NoticeProps['kind'], ToolIconName>> = {
  ok: 'ok',
  err: 'error',
  info: 'info',
  warn: 'warning',
}

/**
 * An alert as the workbench draws all of them: with its own icon, and flat, because it is part of a pane.
 * @example <Notice kind="warn">This form will be deleted when you save.</Notice>
 */
export function Notice({ kind, icon = true, children, className = '', ...rest }: NoticeProps) {
  return (
    <Alert {...rest} kind={kind} icon={false} className={`notice ${className}`.trim()}>
      {icon && <ToolIcon name={icons[kind]} />}
      <div className="notice-text">{children}</div>
    </Alert>
  )
}
