import { limitRules } from '../../../lint/source/questions'
import type { PanelValues } from './panel'
import type { QuestionView } from './questions'

/** The fields of a question's panel with texts that can quote its label. */
const quotingFields = [
  'hint',
  'missing',
  'formWords',
  'firstLine',
  'closedWords',
  'datesText',
  ...limitRules.map((limit) => `${limit}Words`),
  'staffLabel',
]

/**
 * The fields of a question's panel whose texts still have an old label of it. Texts that were generated have followed
 * the new one, so that these are by staff.
 * @example fieldsWithOldName(question, 'Username', values) // => ['missing'], for 'Enter your username'
 */
export function fieldsWithOldName(
  { label, isRequired }: Pick<QuestionView, 'label' | 'isRequired'>,
  old: string,
  values: PanelValues,
): readonly string[] {
  const [before, now] = [old, label].map((text) => text.trim().replace(/[?!.:]+$/, ''))
  if (!before || before.toLowerCase() === now?.toLowerCase()) return []
  const named = wholeWords(before)
  const fields = quotingFields.filter((field) => field !== 'missing' || isRequired)
  // The new label may have the old one in it.
  return fields.filter((field) =>
    named.test((values[field] ?? '').replaceAll(wholeWords(now ?? '', 'g'), '')),
  )
}

function wholeWords(text: string, flags = ''): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, `iu${flags}`)
}
