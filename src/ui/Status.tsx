import type { ComponentPropsWithRef } from 'react'

/**
 * A polite live region: content added later is announced once the visitor pauses. It must be on the page before it has
 * content, as only changes are announced.
 * @example <Status>{count} forms</Status>
 */
export function Status(props: ComponentPropsWithRef<'div'>) {
  // The tag <output> may only contain phrasing content; these regions contain paragraphs and description lists.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div {...props} role="status" />
}
