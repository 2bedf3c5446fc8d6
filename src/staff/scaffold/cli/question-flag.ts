import { questionKinds, type NewQuestion, type QuestionKind } from '../new/new-form-answers'
import { tidyQuestion } from '../new/tidy-answers'
import texts from './cli-texts.json'
import type { Read } from './conversation'

/** The kinds of questions as they are told to people. */
export const kindsText = questionKinds.join(', ')

/**
 * Read a question from one line, as `--question` has it.
 * @example readQuestion('Team | choice | optional | Red, Blue') // => { ok: true, value: { label: 'Team', … } }
 */
export function readQuestion(written: string): Read<NewQuestion> {
  const [label = '', kindText = '', need = 'required', options = '', ...more] = written
    .split('|')
    .map((part) => part.trim())
  const kind = readKind(kindText)
  if (!kind.ok || more.length > 0 || !/^(?:required|optional)$/i.test(need))
    return {
      ok: false,
      reason: texts.new.badQuestion.replace('{written}', () => written).replace('{kinds}', kindsText),
    }
  const isRequired = need.toLowerCase() === 'required'
  const choice = kind.value === 'choice' ? { options: options.split(',') } : {}
  return { ok: true, value: tidyQuestion({ label, kind: kind.value, isRequired, ...choice }) }
}

/** Read the kind of a question, in any letters. */
export function readKind(text: string): Read<QuestionKind> {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
  const kind = questionKinds.find((known) => known === word)
  return kind
    ? { ok: true, value: kind }
    : { ok: false, reason: texts.new.kindUnknown.replace('{kinds}', kindsText) }
}
