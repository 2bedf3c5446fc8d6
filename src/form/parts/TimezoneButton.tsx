import { fillText } from '../../engine/fill-text'
import type { Field } from '../field'
import { useSurroundings } from '../sheet-context'
import texts from '../texts.json'

/** Fills in the timezone the browser is set to; not there as long as that is not known. */
export function TimezoneButton({ field }: { readonly field: Field }) {
  const { sheet, timeZone } = useSurroundings()
  if (timeZone === undefined) return null
  return (
    <button type="button" className="field-detect" onClick={() => sheet.write(field.name, timeZone)}>
      {fillText(texts.detectedTimezone, { zone: timeZone })}
    </button>
  )
}
