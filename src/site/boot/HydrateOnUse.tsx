import { Suspense, use, type ReactNode } from 'react'
import { HydrationGateContext } from './hydration-gate'

/**
 * A part of the page that stays as it was prerendered until someone is about to use what is outside a form, so that who
 * came to fill one in does not wait for it. Put it into a component of its own that is drawn again only after the gate
 * has opened (`memo`, or one that changes with the path): React would write anew what it has not taken over yet.
 */
export function HydrateOnUse({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <WhenOpened>{children}</WhenOpened>
    </Suspense>
  )
}

function WhenOpened({ children }: { readonly children: ReactNode }) {
  const gate = use(HydrationGateContext)
  if (gate) use(gate.opened)
  return children
}
