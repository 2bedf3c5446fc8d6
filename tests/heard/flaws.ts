import { pluralText } from '../../src/engine/fill-text'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { validate } from '../../src/engine/answers/validate'
import { controlKind } from '../../src/engine/schema/control-kind'
import type { CompiledForm } from '../../src/engine/schema/form'
import { visibleQuestions, type Question } from '../../src/engine/schema/questions'
import { countText } from '../../src/form/templates/Counter'
import type { HeardStep, StepName } from '../../src/form/preview-protocol'
import { startingAnswers, textOf } from '../../src/form/answer-store'
import formTexts from '../../src/form/texts.json'
import pageTexts from '../../src/site/form-page/texts.json'
import { countedLimit } from '../../src/site/preview/sound/hear-form'
import type { HeardForm } from './hear'

const nameless =
  /^(button|link|textbox|combobox|radiogroup|group|radio|checkbox|form|heading)(, (required|invalid|disabled|(not )?(checked|pressed|expanded)|level \d|has popup \w+|position \d+|set size \d+))*$/

const role = /^(textbox|combobox|radiogroup|group|checkbox|searchbox|spinbutton), /

// Neither a date nor a group of tick boxes can announce that it is required.
const saysRequired = /^(textbox|combobox|radiogroup|checkbox), /

/**
 * What is missing, repeated or out of order in a screen reader's output for a form; empty if there are no flaws. The
 * expected output is read from the form itself.
 */
export function flawsOf(heard: HeardForm): readonly string[] {
  const { steps } = heard
  const unnamed = steps
    .flatMap(({ read, spoken }) => [...spoken, ...read])
    .filter((all) => nameless.test(all))
  return [
    ...unnamed.map((phrase) => `"${phrase}" has no name`),
    ...flawsOfQuestions(heard),
    ...flawsOfErrors(heard),
    ...flawsOfFilling(heard),
    ...flawsOfResults(heard),
  ]
}

/** The label of each question with its hint, and whether it is optional: once, in order. */
function flawsOfQuestions({ form, steps }: HeardForm): readonly string[] {
  const { read } = stepOf(steps, 'arrive')
  const questions = visibleQuestions(form, startingAnswers(form))
  const places = questions.map((question) => read.findIndex((phrase) => isControl(form, question, phrase)))
  return [
    ...times(read, `heading, ${form.schema.title}, level 1`, 1),
    ...questions.flatMap((question) => flawsOfQuestion(form, question, read)),
    ...(isAscending(places) ? [] : ['the questions are heard out of order']),
  ]
}

function flawsOfQuestion(form: CompiledForm, question: Question, read: readonly string[]): readonly string[] {
  const { required, control } = question
  const controls = controlsIn(read, form, question)
  const [phrase = ''] = controls
  const hint = control['ui:options']?.dependsOn?.waiting ?? control['ui:help']
  const described = hint === undefined ? '' : `, ${hint}`
  // The label may have the words of the hint as well.
  const said = phrase.replace(role, '').slice(nameOf(question).length)
  return [
    ...(controls.length === 1
      ? []
      : [`the control "${nameOf(question)}" is heard ${controls.length} times: ${controls.join(' | ')}`]),
    ...(isPart(described, said) ? [] : [`no hint, or twice: ${phrase}`]),
    ...(!saysRequired.test(phrase) || /, required(,|$)/.test(said.slice(described.length)) === required
      ? []
      : [`must it be answered? ${phrase}`]),
  ]
}

/** The summary first, with the errors in order; then each error at its control. */
function flawsOfErrors({ form, steps }: HeardForm): readonly string[] {
  const { spoken, read } = stepOf(steps, 'fail')
  const start = startingAnswers(form)
  const found = validate(form, start)
  if (found.ok) return []
  const count = pluralText(formTexts.summaryHeading, found.errors.length)
  const [title = '', ...rest] = [found.heading ?? [], count, found.errors[0]?.text ?? []].flat()
  const opening = [`assertive: ${title}`, ...rest].join(' ')
  const announced = spoken.findIndex((phrase) => phrase.startsWith(opening))
  const links = found.errors.map(({ text }) => `link, ${text}`)
  const questions = visibleQuestions(form, normalizeAnswers(form, start))
  return [
    ...(announced >= 0 && announced < 3
      ? []
      : [`the errors are not announced at once: ${spoken.join(' | ')}`]),
    ...only(spoken, 'assertive', [spoken[announced] ?? opening]),
    ...(read[0] === `heading, ${title}, level 2`
      ? []
      : [`after the errors were announced, reading begins at "${read[0]}"`]),
    ...(isAscending(links.map((link) => read.indexOf(link))) ? [] : ['the list of errors is out of order']),
    ...questions.flatMap((question) => {
      const error = found.errors.find(({ name }) => name === question.name)?.text
      const phrases = controlsIn(read, form, question)
      const words = phrases.join().split(`${formTexts.errorPrefix} `)
      const isSaid = error === undefined ? words.length === 1 : words[1]?.startsWith(error)
      return isSaid ? [] : [`with the error "${error}", this is heard: ${phrases.join(' | ')}`]
    }),
  ]
}

/** Each control as it gets the focus, and after a pause how many characters remain: nothing else, and nothing twice. */
function flawsOfFilling({ form, answers, steps }: HeardForm): readonly string[] {
  const { spoken } = stepOf(steps, 'fill')
  const questions = visibleQuestions(form, answers).filter(({ name }) => textOf(answers[name]) !== '')
  const news = questions.flatMap(({ name }) => {
    const limit = countedLimit(form, name)
    const changed = visibleQuestions(form, answers).flatMap(({ control }) => {
      const dependence = control['ui:options']?.dependsOn
      return dependence?.property === name ? dependence.changed : []
    })
    // First the longest answer is typed, then the real one.
    if (limit === undefined) return changed
    const counts = ['a'.repeat(limit), textOf(answers[name])].map((text) => countText(text, limit).text)
    return [...new Set(counts.filter((text) => text !== '')), ...changed]
  })
  return [
    ...questions.flatMap((question) => {
      const heard = spoken.filter((phrase) => isControl(form, question, phrase))
      return heard.length === 1 ? [] : [`"${nameOf(question)}" is heard ${heard.length} times on the way`]
    }),
    ...only(
      spoken,
      'polite',
      news.map((text) => `polite: ${text}`),
    ),
    ...only(spoken, 'assertive', []),
  ]
}

function flawsOfResults({ form, steps }: HeardForm): readonly string[] {
  const { outcomes } = form.message
  const sending = stepOf(steps, 'send').spoken
  const lost = stepOf(steps, 'lost')
  const sent = stepOf(steps, 'sent')
  return [
    ...times(sending, `button, ${form.ui['ui:submitButtonOptions'].submitText}`, 1),
    ...only(sending, 'polite', [`polite: ${pageTexts.sendingNow}`]),
    ...only(lost.spoken, '', [`group, ${pageTexts.failed.notSent}`, `assertive: ${outcomes.refused}`]),
    ...times(lost.read, outcomes.refused, 1),
    ...times(lost.read, pageTexts.answersKept, 1),
    ...only(sent.spoken, '', [`heading, ${outcomes.success}, level 2`]),
    ...times(sent.read, pageTexts.reference, 1),
  ]
}

function stepOf(steps: readonly HeardStep[], name: StepName): HeardStep {
  return steps.find(({ step }) => step === name) ?? { step: name, spoken: [], read: [] }
}

/** The name of a question's control. */
function nameOf({ required, rules }: Question): string {
  return required ? `${rules.title}` : `${rules.title} ${formTexts.optional}`
}

/** What is read of a question's control. A required date sounds like its label, which comes before it. */
function controlsIn(read: readonly string[], form: CompiledForm, question: Question): readonly string[] {
  const phrases = read.filter((phrase) => isControl(form, question, phrase))
  return isDate(form, question) && phrases[0] === question.rules.title ? phrases.slice(1) : phrases
}

/** Whether a phrase begins with this text, as one of its parts. */
function isPart(text: string, phrase: string): boolean {
  return phrase === text || phrase.startsWith(`${text}, `)
}

/** Whether a phrase may belong to a question's control: it has a role, unless it is a date's. */
function isControl(form: CompiledForm, question: Question, phrase: string): boolean {
  const name = nameOf(question)
  const rest = phrase.replace(role, '')
  if (!isPart(name, rest)) return false
  return rest !== phrase || isDate(form, question)
}

function isDate(form: CompiledForm, { name }: Question): boolean {
  return controlKind(form, name) === 'date'
}

function times(phrases: readonly string[], phrase: string, count: number): readonly string[] {
  const heard = phrases.filter((one) => one === phrase).length
  return heard === count ? [] : [`"${phrase}" is heard ${heard} times`]
}

/** Of the phrases with this beginning, exactly these are heard, in this order. */
function only(phrases: readonly string[], beginning: string, expected: readonly string[]): readonly string[] {
  const heard = phrases.filter((phrase) => phrase.startsWith(beginning))
  return JSON.stringify(heard) === JSON.stringify(expected)
    ? []
    : [`instead of "${expected.join('" and "')}" this is heard: "${heard.join('" and "')}"`]
}

function isAscending(places: readonly number[]): boolean {
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0))
}
