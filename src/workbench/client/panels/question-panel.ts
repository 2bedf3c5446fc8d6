import { isSameJson } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import { crossedIn, limitRules } from '../../../lint/source/questions'
import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import newForm from '../../../generate/new/new-form-words.json'
import { editForm, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { fieldTextOf } from '../files/json'
import texts from '../texts.json'
import { boundFields, boundValues, checkBounds, writeBounds } from './date-range'
import { changedNames, formOf, type Panel, type PanelValues } from './panel'
import { removeRequired } from './edit-questions'
import definition from './question-panel.json'
import { emptiedLine, linesOf, typedOptions } from './option-lines'
import { closedNow, isClosedLater } from './closed-options'
import { optionErrors, optionRules } from './question-options'
import {
  branchesOf,
  dependentsOf,
  kindWords,
  questionIn,
  questionsIn,
  type VisibleWhen,
  type QuestionView,
} from './questions'
import { generatedMissing } from './error-words'
import {
  choiceOf,
  isAlwaysTicked,
  isTicked,
  otherAnswersOf,
  quoted,
  whenChoices,
  type WhenChoices,
} from './when-choices'
import { centsOf, formRuleOf, kindNamed, writeValue } from './write-question'

const { kinds } = texts.new
const { yes, no, always, bounds } = texts.panels
const yesOrNo = { yes, no }
/** The words for the values that the panel's definition names, apart from the kinds of answer. */
const fieldWords = { mustAnswer: yesOrNo, sideBySide: yesOrNo, earliest: bounds.fixed, latest: bounds.fixed }

/** A limit of a number with decimals may have decimals too. */
const decimal = { type: 'number' }

/** An example answer of each kind that has a format: it must fit into the maximum length. */
const examples: Readonly<Partial<Record<QuestionKind, string>>> = newForm.examples

/** The panel for one question; undefined if there is no such question. */
export function questionPanel(before: FormTexts, name: string): Panel | undefined {
  const form = valuesOf(before)
  const question = questionIn(form, name)
  if (!question) return undefined
  const choices = whenChoices(form, question)
  const { rules } = question
  const values = panelValues(form, question, choices)
  const isOther = question.kind === 'amount' && centsOf(rules.pattern) === 'other'
  const { other, ...usual } = texts.panels.cents
  const waits = [...choices].flatMap(([words, choice]) =>
    choice?.answers.length && !choice.isUnless && !isTicked(choice.answers) ? [words] : [],
  )
  const changes = {
    kind: { enum: questionKinds },
    width: { enum: Object.values(texts.panels.widths) },
    when: { enum: [...choices.keys()] },
    orElse: waits.length > 0 ? { if: { when: waits } } : undefined,
    cents: { enum: [...Object.values(usual), ...(isOther ? [other] : [])] },
    closed: { items: { type: 'string' } as const },
    // What is closed after certain answers alone is closed in a condition, as text.
    ...(isClosedLater(form, question) && { closed: undefined, closedWords: undefined }),
    ...(rules.type === 'number' && { minimum: decimal, maximum: decimal }),
    ...boundFields(form, name),
  }
  const kindNames = { ...kinds, [question.kind]: kindWords(question) }
  const { schema, ui } = formOf(definition, changes, { ...fieldWords, kind: kindNames })
  // These may be empty while the kind or the bounds of a date are being changed: applying that fills them in.
  for (const branch of branchesOf(schema))
    for (const field of ['maxLength', 'cents', 'datesText'])
      if (values[field] === '') removeRequired(branch, field)
  return {
    // The title is that of the definition: the question's label changes with every keystroke, and another
    // schema would compile and mount another form.
    schema,
    ui,
    values,
    check: (next) => check(form, question, next, choices.get(next['when'] ?? '')),
    apply: (next) =>
      editForm(before, (changed) => {
        for (const field of changedNames(values, next)) {
          const now = questionIn(changed, name)
          if (now) writeValue(changed, now, field, next[field]?.trim() ?? '', choices)
        }
        writeBounds(changed, name, values, next)
      }),
  }
}

function panelValues(form: FormValues, question: QuestionView, choices: WhenChoices): PanelValues {
  const { rules, control, kind, isRequired, options } = question
  const field = form.message.fields[question.name]
  const limitValues = limitRules.flatMap((limit) => [
    [limit, fieldTextOf(rules[limit])] as const,
    [`${limit}Words`, rules.errorMessage?.[limit] ?? ''] as const,
  ])
  const own = choiceOf(question)
  return {
    label: question.label,
    hint: control['ui:help'] ?? '',
    kind: kindWords(question),
    mustAnswer: isRequired ? yes : no,
    // Filled in while hidden, so that the panel is valid as soon as an answer is required.
    missing: rules.errorMessage?.required ?? (isRequired ? '' : generatedMissing(question)),
    options: hasOptions(kind) ? options.join('\n') : '',
    firstLine: control['ui:placeholder'] ?? '',
    ...endWords(question),
    closed: hasOptions(kind) ? closedNow(question).join('\n') : '',
    closedWords: optionRules(rules).errorMessage?.not ?? '',
    cents: kind === 'amount' ? texts.panels.cents[centsOf(rules.pattern)] : '',
    formWords: rules[formRuleOf(rules)] === undefined ? '' : (rules.errorMessage?.[formRuleOf(rules)] ?? ''),
    ...Object.fromEntries(limitValues),
    ...boundValues(form, question),
    width: texts.panels.widths[control['ui:options']?.width ?? 'full'],
    when: [...choices].find(([, choice]) => isSameJson(choice, own))?.[0] ?? always,
    orElse: otherAnswersOf(question).join('\n'),
    staffLabel: field?.label ?? '',
    fallback: field?.fallback ?? '',
    sideBySide: field?.inline === true ? yes : no,
  }
}

/** The words at the ends of a rating. */
function endWords({ kind, options, control }: QuestionView): PanelValues {
  const named = (end: number) =>
    kind === 'rating' ? (control['ui:enumNames']?.[String(options.at(end))] ?? '') : ''
  return { lowest: named(0), highest: named(-1) }
}

function check(
  form: FormValues,
  question: QuestionView,
  values: PanelValues,
  when: VisibleWhen | undefined,
): Readonly<Record<string, string>> {
  const { errors } = texts.panels
  const found: Record<string, string> = {}
  const label = values['label']?.trim().toLowerCase()
  const others = questionsIn(form).filter(({ name }) => name !== question.name)
  if (others.some((other) => other.label.toLowerCase() === label)) found['label'] = errors.labelTwice
  const waiting = dependentsOf(form, question.name)
  if (values['kind'] !== kindWords(question) && waiting.length > 0) {
    const labels = others.filter(({ name }) => waiting.includes(name)).map((each) => each.label)
    found['kind'] = fillText(errors.kindAwaited, { labels: quoted(labels) })
  }
  const isRequired = values['mustAnswer'] === yes
  const unseen = others.find(({ when: other }) => other?.isUnless && other.source === question.name)
  if (unseen && isAlwaysTicked({ ...question, isRequired, when }))
    found[isRequired === question.isRequired ? 'when' : 'mustAnswer'] = fillText(errors.neverUnticked, {
      label: unseen.label,
    })
  if (hasOptions(kindNamed(values['kind'] ?? ''))) {
    const options = typedOptions(question.options, values['options'] ?? '')
    const closed = linesOf(values['closed'] ?? '')
    const line = emptiedLine(question.options, values['options'] ?? '')
    if (line !== undefined) found['options'] = fillText(errors.optionEmptied, { line })
    else Object.assign(found, optionErrors(form, question, options, closed))
  }
  const isChanged = values['orElse'] !== otherAnswersOf(question).join('\n')
  if (when && isChanged) Object.assign(found, orElseErrors(form, when, linesOf(values['orElse'] ?? '')))
  const example = examples[kindNamed(values['kind'] ?? '')]
  const longest = values['maxLength'] ?? ''
  if (example !== undefined && longest !== '' && Number(longest) < example.length)
    found['maxLength'] = fillText(errors.tooShort, { example, least: example.length })
  const limits = limitRules.flatMap((limit) =>
    values[limit] ? [[limit, Number(values[limit])] as const] : [],
  )
  for (const { high } of crossedIn([Object.fromEntries(limits)])) found[high] = errors.limitsCross
  return values['kind'] === kinds.date ? { ...found, ...checkBounds(form, question.name, values) } : found
}

/** The errors in the list of further answers that a question waits for. */
function orElseErrors(form: FormValues, when: VisibleWhen, lines: readonly string[]): PanelValues {
  const { errors } = texts.panels
  const { options = [], kind } = questionIn(form, when.source) ?? {}
  const all = [...when.answers, ...lines].map(String)
  const unknown = lines.find((line) => !options.map(String).includes(line))
  if (unknown !== undefined) return { orElse: fillText(errors.notAnOption, { option: unknown }) }
  const twice = all.find((line, index) => all.indexOf(line) !== index)
  if (twice !== undefined) return { orElse: fillText(errors.optionTwice, { option: twice }) }
  return kind !== 'choices' && all.length === options.length ? { orElse: errors.everyAnswer } : {}
}
