import { findAt, valueSpan } from '../source/locate'
import { formTexts } from '../words/form-texts'
import { isSpecified } from '../words/is-specified'
import wording from '../words/wording.json'
import type { FormRule } from './rule'

/** A sentence without its full stop, and a hint or label with one. Source: UX brief, part 6. */
export const fullStop: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    if (isSpecified(text)) return []
    const span = valueSpan(file.root, path)
    if (wording.endsWithStop.includes(kind) && !/[.!?]$/.test(text.trim())) {
      return [
        findAt(
          'stop-missing',
          file,
          path,
          {},
          { fix: [{ ...span, text: JSON.stringify(`${text.trim()}.`) }] },
        ),
      ]
    }
    const hasStop = wording.endsWithoutStop.includes(kind) && /[^.]\.$/.test(text.trim())
    return hasStop
      ? [
          findAt(
            'stop-needless',
            file,
            path,
            {},
            { fix: [{ ...span, text: JSON.stringify(text.trim().slice(0, -1)) }] },
          ),
        ]
      : []
  })
