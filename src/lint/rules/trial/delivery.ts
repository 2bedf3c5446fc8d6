import type { Answer, Answers, ValidAnswers } from '../../../engine/schema/answers'
import { answerStates } from '../../../engine/fixtures/answer-states'
import { toMessages } from '../../../engine/message/to-messages'
import type { FormProperty } from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import { visibleQuestions } from '../../../engine/schema/questions'
import { messageViolations } from '../../../discord/rules/message-violations'
import { pointTo } from '../../json/locate'
import { whenReady } from '../rule'

const context = { reference: 'AA-000000', sentAt: new Date(0), staffRoleId: '100000000000000001' }

/** A message that the chat platform would refuse, tried with the longest answers that the form accepts. */
export const undeliverable = whenReady(({ message }, ready, report) => {
  const [first] = longestPerState(ready).flatMap((answers) =>
    // `toMessages` takes valid answers; these only keep every limit, which is enough to test its lengths.
    toMessages(ready, answers as ValidAnswers, context).flatMap(messageViolations),
  )
  if (!first) return
  const key =
    first.path.findLast((step) => ['username', 'content', 'title', 'fields'].includes(step)) ?? 'style'
  report('undeliverable', pointTo(message).key(key), { where: first.path.join(' '), reason: first.message })
})

/** A character that must be escaped, so that it takes the most room. */
const widest = '*'
const mostEntries = 100
/** Larger limits are reported separately. */
const mostCharacters = 20_000

/**
 * The longest answers that a form accepts, once for each combination of its conditions. They keep the limits but not
 * the patterns, as they only test the lengths of messages.
 */
function longestPerState(form: CompiledForm): readonly Answers[] {
  const states = answerStates(form.schema) ?? [{}]
  return states.map((state) => {
    const visible = visibleQuestions(form, state)
    return Object.fromEntries(visible.map(({ name, rules }) => [name, state[name] ?? longest(rules)]))
  })
}

function longest(rules: FormProperty): Answer {
  const { enum: options, type, maxLength = 1, maximum, minimum, maxItems = 20, items } = rules
  const [first] = longestFirst(options ?? [])
  if (first !== undefined) return first
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return maximum ?? minimum ?? 0
  if (items?.enum) return longestFirst(items.enum).slice(0, maxItems)
  if (type === 'array')
    return Array.from({ length: Math.min(maxItems, mostEntries) }, () =>
      widest.repeat(Math.min(items?.maxLength ?? 1, mostCharacters)),
    )
  return widest.repeat(Math.min(maxLength, mostCharacters))
}

function longestFirst<Option extends string | number>(options: readonly Option[]): readonly Option[] {
  return options.toSorted((a, b) => String(b).length - String(a).length)
}
