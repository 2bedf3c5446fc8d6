import { fillText } from '../../engine/fill-text'
import { useHydrated } from '../../ui/use-hydrated'
import type { Field } from '../field'
import { useSurroundings } from '../sheet-context'
import texts from '../texts.json'

/** Fills in the timezone the browser is set to; not there in a prerendered page, and where that is not known. */
export function TimezoneButton({ field }: { readonly field: Field }) {
  const { sheet, timeZone } = useSurroundings()
  const isHydrated = useHydrated()
  const zone = isHydrated ? timeZone?.() : undefined
  if (zone === undefined) return null
  return (
    <button type="button" className="field-detect" onClick={() => sheet.write(field.name, zone)}>
      {fillText(texts.detectedTimezone, { zone })}
    </button>
  )
}
