import { findKey } from '../source/locate'
import type { FormRule } from './rule'

/** What every form's page says besides its questions. Source: UX brief, part 4. */
const lines = {
  'ui:minutes': '2',
  'ui:needs': '"your Minecraft username and your Discord name"',
  'ui:next': '"Staff read every request. You get an answer on Discord."',
  'ui:related': '["general-support"]',
} as const

/** A page that does not say how long it takes, what it needs, what comes next, or where else to go. */
export const pageLines: FormRule = ({ ui }) => {
  if (!ui) return []
  return Object.entries(lines).flatMap(([key, example]) =>
    isThere(ui.value[key]) || ui.faults.some(([step]) => step === key)
      ? []
      : [
          findKey('page-line-missing', ui, Object.hasOwn(ui.value, key) ? [key] : [], {
            key,
            line: `"${key}": ${example}`,
          }),
        ],
  )
}

function isThere(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0)
}
