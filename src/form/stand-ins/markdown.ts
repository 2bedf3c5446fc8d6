import type { ReactNode } from 'react'

/** Stands in for the Markdown renderer rjsf shows descriptions with; a painted form has none. */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}
