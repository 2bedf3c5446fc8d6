import { memo } from 'react'
import { optionalPart } from '../../../ui/optional-part'
import { HydrateOnUse } from '../../boot/HydrateOnUse'

const Skyline = optionalPart(async () => (await import('./Skyline')).Skyline)

/** The skyline as the page was built with it; what draws it is only needed for the next page. */
export const LateSkyline = memo(function LateSkyline({ name }: { readonly name: string }) {
  return (
    <HydrateOnUse>
      <Skyline name={name} />
    </HydrateOnUse>
  )
})
