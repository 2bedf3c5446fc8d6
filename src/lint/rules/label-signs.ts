import { findAt } from '../source/locate'
import { formTexts } from '../words/form-texts'
import wording from '../words/wording.json'
import type { FormRule } from './rule'

/** A label that ends with a colon, has an asterisk, or says "(optional)" itself. Source: UX brief, part 3, "Form field". */
export const labelSigns: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    const sign = wording.withoutLabelSigns.includes(kind)
      ? /:\s*$|\*|\((?:optional|required)\)/i.exec(text)?.[0]
      : undefined
    if (sign === undefined) return []
    return [
      sign.startsWith(':')
        ? findAt('label-colon', file, path)
        : findAt('label-sign', file, path, { sign: sign.trim() }),
    ]
  })
