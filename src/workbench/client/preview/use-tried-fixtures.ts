import { useMemo, useState } from 'react'
import { useOneForm } from '../form/one-form'
import { tryFixtures, type TriedFixture } from './model/fixtures'

/**
 * The fixtures that staff wrote, each with its result. Those that are about to follow a change would seem to fail for a
 * moment, so until then the results stay as they were.
 */
export function useTriedFixtures(): readonly TriedFixture[] {
  const { reading, debouncedFiles, store, actions } = useOneForm()
  const { form } = reading
  const now = useMemo(() => (form ? tryFixtures(form, debouncedFiles) : []), [form, debouncedFiles])
  const [tried, setTried] = useState(now)
  if (tried !== now && !actions.isFollowing && store.files === debouncedFiles) setTried(now)
  return tried
}
