import { fillText } from '../../engine/fill-text'
import {
  normalizeAwaited,
  normalizeDescription,
  normalizeQuestion,
  normalizeTags,
  normalizeTitle,
  slugOfTitle,
} from '../new/normalize-new-form'
import {
  checkAwaited,
  checkDescription,
  checkQuestion,
  checkSlug,
  checkTags,
  checkOpening,
  checkTitle,
} from '../new/check-answers'
import {
  choicesOf,
  hasOptions,
  type AwaitedAnswer,
  type NewFormAnswers,
  type NewQuestion,
} from '../new/new-form-answers'
import type { ExistingForms } from '../new/existing-forms'
import texts from './cli-texts.json'
import { askUntil, readYesOrNo, type Conversation, type Read } from './conversation'
import { kindsText, readAwaited, readKind, readRange } from './question-flag'

const words = texts.new

/** Ask for everything a new form needs, step by step. */
export async function askForm(conversation: Conversation, existing: ExistingForms): Promise<NewFormAnswers> {
  const ask = <Part>(
    question: string,
    read: (text: string) => Part,
    check: (part: Part, existing: ExistingForms) => string | undefined,
    usual?: string,
  ) => askUntil(conversation, question, (text) => checked(read(text), (part) => check(part, existing)), usual)
  conversation.say(words.hello)
  const title = await ask(words.title, normalizeTitle, checkTitle)
  const slug = await ask(words.slug, (text) => text.trim(), checkSlug, slugOfTitle(title))
  const description = await ask(words.description, normalizeDescription, checkDescription)
  conversation.say(fillText(words.tagsInUse, { tags: existing.tags.join(', ') }))
  const tags = await ask(words.tags, (text) => normalizeTags(text.split(',')), checkTags)
  const questions = await askQuestions(conversation)
  const isUnlisted = await askUntil(conversation, words.unlisted, readYesOrNo, texts.no[0])
  const times = await ask(words.times, readTimes, checkOpening)
  const opensPosts = await askUntil(conversation, words.posts, readYesOrNo, texts.no[0])
  return { title, slug, description, tags, questions, isUnlisted, ...times, opensPosts }
}

/** Parse when a form opens and closes, from "time to time"; either may be omitted. */
function readTimes(text: string): Pick<NewFormAnswers, 'from' | 'until'> {
  const [from = '', until = ''] = text.split(/\bto\b/).map((time) => time.trim())
  return { ...(from !== '' && { from }), ...(until !== '' && { until }) }
}

async function askQuestions(conversation: Conversation): Promise<readonly NewQuestion[]> {
  const questions: NewQuestion[] = []
  conversation.say(words.questions)
  for (;;) {
    const question = await askQuestion(conversation, questions)
    if (question === 'done') return questions
    if (question === 'back') questions.pop()
    else questions.push(question)
  }
}

/** The next question; 'done' when there are no more, 'back' to ask the previous one again. */
async function askQuestion(
  conversation: Conversation,
  before: readonly NewQuestion[],
): Promise<NewQuestion | 'done' | 'back'> {
  const isFirst = before.length === 0
  const text = isFirst ? words.firstQuestion : fillText(words.question, { number: before.length + 1 })
  const label = await askUntil(conversation, text, (typed) =>
    ['', words.back].includes(typed.trim()) && !isFirst
      ? { ok: true, value: typed.trim() }
      : checked(normalizeTitle(typed), (value) =>
          checkQuestion({ label: value, kind: 'text', isRequired: true }, before),
        ),
  )
  if (label === '') return 'done'
  // A label begins with a capital letter.
  if (label === words.back) return 'back'
  const answer = await askKind(conversation, label, before)
  const isRequired = await askUntil(conversation, words.required, readYesOrNo, texts.yes[0])
  const when = await askWhen(conversation, before)
  return { label, ...answer, isRequired, ...(when && { when }) }
}

/** Ask for the kind of answer, and for the options of a choice; without any options, ask for another kind. */
async function askKind(
  conversation: Conversation,
  label: string,
  before: readonly NewQuestion[],
): Promise<Pick<NewQuestion, 'kind' | 'options' | 'minimum' | 'maximum'>> {
  const kind = await askUntil(conversation, fillText(words.kind, { kinds: kindsText }), readKind, 'text')
  if (kind === 'number') return { kind, ...(await askUntil(conversation, words.range, readRange)) }
  if (!hasOptions(kind)) return { kind }
  const options = await askUntil<readonly string[] | undefined>(conversation, words.options, (typed) => {
    if (typed === '') return { ok: true, value: undefined }
    const question = normalizeQuestion({ label, kind, isRequired: true, options: typed.split(',') })
    return checked(question.options ?? [], () => checkQuestion(question, before))
  })
  return options ? { kind, options } : askKind(conversation, label, before)
}

/** Ask which answer a question depends on; skipped unless an earlier question offers a choice. */
async function askWhen(
  conversation: Conversation,
  before: readonly NewQuestion[],
): Promise<AwaitedAnswer | undefined> {
  const source = before.find((question) => choicesOf(question).length > 0)
  if (!source) return undefined
  const shown = (text: string): string =>
    fillText(text, { label: source.label, answer: choicesOf(source)[0] ?? '' })
  return askUntil<AwaitedAnswer | undefined>(conversation, shown(words.when), (typed) => {
    if (typed.trim() === '') return { ok: true, value: undefined }
    const when = readAwaited(typed)
    return when
      ? checked(normalizeAwaited(when, before), (value) => checkAwaited(value, before))
      : { ok: false, reason: shown(words.badWhen) }
  })
}

function checked<Value>(value: Value, check: (value: Value) => string | undefined): Read<Value> {
  const reason = check(value)
  return reason === undefined ? { ok: true, value } : { ok: false, reason }
}
