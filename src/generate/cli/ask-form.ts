import { fillText } from '../../engine/fill-text'
import {
  checkAwaited,
  checkDescription,
  checkQuestion,
  checkSlug,
  checkTags,
  checkOpening,
  checkTitle,
  normalizeAwaited,
  normalizeDescription,
  normalizeQuestion,
  normalizeTags,
  normalizeTitle,
  slugOfTitle,
} from '../new/check-answers'
import {
  choicesOf,
  hasOptions,
  type AwaitedAnswer,
  type NewFormAnswers,
  type NewQuestion,
  questionKinds,
  type QuestionKind,
} from '../new/new-form-answers'
import type { ExistingForms } from '../new/existing-forms'
import texts from './cli-texts.json'
import { askUntil, readYesOrNo, type Conversation, type Read } from './conversation'
import { didYouMean } from '../../lint/report/did-you-mean'

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

export const kindsText = questionKinds.join(', ')

/**
 * Parse a question from one line: label, kind, whether it is required, its options, the answer it depends on.
 * @example readQuestion('Team | choice | optional | Red, Blue') // => { ok: true, value: { label: 'Team', … } }
 * @example readQuestion('Name | text | required | when Team = Red') // => { ok: true, value: { …, when: { … } } }
 */
export function readQuestion(written: string): Read<NewQuestion> {
  const parts = written.split('|').map((part) => part.trim())
  const [label = '', kindText = '', need = 'required', ...more] = parts
  const kind = readKind(kindText)
  const isChoice = kind.ok && hasOptions(kind.value)
  const options = isChoice ? more.shift() : undefined
  const [condition, ...others] = more
  const when = condition === undefined ? undefined : readAwaited(condition.replace(/^when\b/i, ''))
  const isMeant = condition === undefined || (/^(?:when|unless)\b/i.test(condition) && when !== undefined)
  if (!kind.ok || others.length > 0 || !isMeant || !/^(?:required|optional)$/i.test(need))
    return { ok: false, reason: fillText(texts.new.badQuestion, { written, kinds: kindsText }) }
  const isRequired = need.toLowerCase() === 'required'
  const choices = isChoice ? { options: (options ?? '').split(',') } : {}
  return {
    ok: true,
    value: normalizeQuestion({ label, kind: kind.value, isRequired, ...choices, ...(when && { when }) }),
  }
}

/**
 * Parse the answer a question depends on, such as "Kind of entry = Team, Duo" or "unless Kind of entry = Team"; undefined
 * for any other text.
 */
function readAwaited(text: string): AwaitedAnswer | undefined {
  const [, unless, label = '', list = ''] = /^\s*(unless\s)?([^=]*)=([^=]*)$/i.exec(text) ?? []
  if (label.trim() === '' || list.trim() === '') return undefined
  const answers = list.split(',').map((answer) => answer.trim())
  return { label: normalizeTitle(label), answers, ...(unless !== undefined && { isUnless: true }) }
}

/**
 * Parse the smallest and the largest number of a question; either may be missing.
 * @example readRange('1 to 20') // => { ok: true, value: { minimum: 1, maximum: 20 } }
 */
function readRange(text: string): Read<Pick<NewQuestion, 'minimum' | 'maximum'>> {
  const [found, least, most] = /^\s*(-?\d+)?\s*(?:to\s*(-?\d+))?\s*$/.exec(text) ?? []
  const [minimum, maximum] = [least, most].map((number) =>
    number === undefined ? undefined : Number(number),
  )
  if (found === undefined || (minimum ?? -Infinity) > (maximum ?? Infinity))
    return { ok: false, reason: texts.new.badRange }
  return {
    ok: true,
    value: { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) },
  }
}

/** Other names for the kinds of questions. */
const otherKinds = new Map(Object.entries(texts.new.otherKinds))

function readKind(text: string): Read<QuestionKind> {
  const bare = text.trim().toLowerCase()
  const word = bare.replaceAll(/[\s_-]+/g, ' ')
  const kind = questionKinds.find((known) => known === word)
  if (kind) return { ok: true, value: kind }
  const meant = otherKinds.get(word) ?? didYouMean(word, questionKinds)?.value
  const reason = meant === undefined ? texts.new.kindUnknown : texts.new.kindMeant
  return { ok: false, reason: fillText(reason, { kinds: kindsText, kind: meant ?? '' }) }
}
