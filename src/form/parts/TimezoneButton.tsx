import { fillText } from '../../engine/fill-text'
import { useHydrated } from '../../ui/use-hydrated'
import type { FormContext } from '../form-context'
import texts from '../texts.json'

interface TimezoneButtonProps {
  readonly name: string
  readonly context: FormContext
}

/** Fills in the timezone the browser is set to; not there in a prerendered page, and where that is not known. */
export function TimezoneButton({ name, context }: TimezoneButtonProps) {
  const { answerStore, timeZone } = context
  const isHydrated = useHydrated()
  const zone = isHydrated ? timeZone?.() : undefined
  if (zone === undefined) return null
  return (
    <button type="button" className="field-detect" onClick={() => answerStore.write(name, zone)}>
      {fillText(texts.detectedTimezone, { zone })}
    </button>
  )
}
