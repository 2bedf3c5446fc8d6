import { fillText } from '../../engine/fill-text'
import type { Field } from '../field'
import { useSurroundings } from '../sheet-context'
import texts from '../texts.json'

/** Fills in the timezone the browser is set to; not there as long as that is not known. */
export function TimezoneButton({ field }: { readonly field: Field }) {
  const { sheet, timeZone } = useSurroundings()
  const zone = timeZone?.()
  if (zone === undefined) return null
  return (
    <button type="button" className="field-detect" onClick={() => sheet.write(field.name, zone)}>
      {fillText(texts.detectedTimezone, { zone })}
    </button>
  )
}
