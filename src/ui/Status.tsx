import type { ComponentPropsWithRef } from 'react'

/**
 * A polite live region: what is put into it later is read out once the visitor pauses. It is on the page before it
 * has anything to say, as only changes are read out.
 * @example <Status>{count} forms</Status>
 */
export function Status(props: ComponentPropsWithRef<'div'>) {
  // The tag <output> may hold only words; these regions hold paragraphs and lists of facts.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div {...props} role="status" />
}
