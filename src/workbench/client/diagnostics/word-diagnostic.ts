import { fillText } from '../../../engine/fill-text'
import type { Diagnostic } from '../../../lint/diagnostic'
import { fileOf, type Files } from '../../form-files'
import { textsOf, valuesOf, type FormTexts } from '../files/form-texts'
import { formParts } from '../files/route-to'
import { fieldAt, panelDefinitions } from '../panels/field-paths'
import { placeInPanelsAt, placeInPanels, type PlaceInPanels, type PlaceOnLine } from '../panels/notes'
import { fieldsIn } from '../panels/panel'
import { questionsOf, type QuestionView } from '../panels/questions'
import texts from '../texts.json'
import words from './rule-words.json'

/** The workbench's own wording of a rule; the linter's is used for whatever is missing. */
interface RuleWords {
  readonly message?: string
  readonly remedy?: string
  /** The field that the remedy names. A question whose panel lacks it gets the linter's remedy. */
  readonly field?: string
  /** The panel in which staff fix it, for a rule whose place in the file leads to none. */
  readonly part?: string
}

const wordsOfRules: Readonly<Record<string, RuleWords | undefined>> = words.rules
/** Rules that can only be fixed in the file, not in a panel, with the message; null for the linter's. */
const textOnlyRules: Readonly<Record<string, string | null | undefined>> = words.textOnlyRules
const wordsOfKeys: Readonly<Record<string, string | undefined>> = words.keys

/** The placeholders whose values are names of questions: labels replace them. */
const naming = ['name', 'property', 'question', 'other', 'late', 'expected', 'found']
/** The placeholders whose values are JSON keys: the titles of fields replace them. */
const keys = ['rule', 'low', 'high', 'key', 'limits']

/** A place in a file, or a whole diagnostic, whose rule and values may lead to a panel where its place does not. */
export type WordedPlace = PlaceOnLine & Partial<Pick<Diagnostic, 'rule' | 'values'>>

/** Words the diagnostics of these files for the panels of one form; those of another form get that form's labels. */
export function panelWords(files: Files, slug: string) {
  const known = new Map<string, { readonly form: FormTexts; readonly questions: readonly QuestionView[] }>()
  const read = (owner: string) => {
    const before = known.get(owner)
    if (before) return before
    const form = textsOf(files, owner)
    const found = { form, questions: questionsOf(form) }
    known.set(owner, found)
    return found
  }
  const placeIn = (owner: string, place: WordedPlace) => {
    const { form, questions } = read(owner)
    return questions.length > 0 ? placeOfDiagnostic(form, owner, place) : undefined
  }
  return {
    /**
     * The diagnostics, with labels of questions and names of fields and buttons in place of the names and keys of the files.
     * Those that say the same of one field, which writes several texts of the files, become one.
     */
    word: (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => {
      const distinct = new Map<string, Diagnostic>()
      for (const diagnostic of diagnostics) {
        const owner = fileOf(diagnostic.file)?.slug ?? slug
        const { questions } = read(owner)
        const place = placeIn(owner, diagnostic)
        const worded = questions.length > 0 ? wordDiagnostic(diagnostic, questions, place) : diagnostic
        const { file, start, fix, message, remedy } = worded
        // Each fix is for its own place.
        const isOfField = place?.field !== undefined && fix === undefined
        const key = JSON.stringify([isOfField ? [owner, place] : [file, start], message, remedy])
        if (!distinct.has(key)) distinct.set(key, worded)
      }
      return [...distinct.values()]
    },
    /** Where a place is changed in the panels of the form; undefined if only its text can be. */
    placeOf: (place: WordedPlace) => placeIn(slug, place),
    /**
     * The name of a place for a link: the question or the part, and the field.
     * @example nameOf({ file: 'forms/lamp/schema.json', line: 5, column: 1 }) // => '“Your name” › Maximum length'
     */
    nameOf: (place: WordedPlace): string | undefined => {
      const found = placeIn(slug, place)
      if (!found) return undefined
      const { form, questions } = read(slug)
      const sections = valuesOf(form).ui['ui:sections'] ?? []
      const heading = found.heading === undefined ? undefined : sections[found.heading]
      if (heading) return fillText(texts.panels.sections.place, { title: heading.title })
      const question = labelOf(questions, found.question)
      const part = texts.panels.parts[found.part]
      const field = fieldTitle(found)
      if (field === undefined) return question ?? part
      const { inPanel, inQuestion } = texts.diagnostics
      return question === undefined
        ? fillText(inPanel, { part, field })
        : fillText(inQuestion, { question, field })
    },
  }
}

/**
 * The panel in which a diagnostic is fixed. A missing key has no place in the file, so the rule or the key's
 * name gives its panel.
 */
function placeOfDiagnostic(
  form: FormTexts,
  slug: string,
  diagnostic: WordedPlace,
): PlaceInPanels | undefined {
  const { file, rule, values } = diagnostic
  const found = placeInPanelsAt(form, slug, diagnostic)
  if (found || !rule) return found
  const part = formParts.find((each) => each === wordsOfRules[rule]?.part)
  if (part) return { part }
  const kind = fileOf(file)?.kind
  if (values?.['key'] === undefined || kind === undefined || kind === 'snapshot') return undefined
  return placeInPanels(valuesOf(form), slug, { part: kind, path: [String(values['key'])] })
}

function wordDiagnostic(
  diagnostic: Diagnostic,
  questions: readonly QuestionView[],
  place: PlaceInPanels | undefined,
): Diagnostic {
  const own = wordsOfRules[diagnostic.rule] ?? {}
  const labelled = (text: string) => withLabels(text, questions)
  const values = wordedValues(diagnostic, questions, place)
  const fill = (text: string | undefined) => {
    const filled = text && fillText(text, values)
    // A placeholder without a value means that there is no such field, so the linter's wording is used.
    return filled === undefined || /\{(?:field|words)\}/.test(filled) ? undefined : filled
  }
  const remedy = hasField(questions, place, own.field) ? fill(own.remedy) : undefined
  const textMessage = textOnlyRules[diagnostic.rule]
  const isTextOnly = textMessage !== undefined || (own.remedy !== undefined && remedy === undefined)
  return {
    ...diagnostic,
    message: fill(textMessage ?? own.message) ?? labelled(diagnostic.message),
    remedy: isTextOnly
      ? fillText(words.textOnly, { remedy: diagnostic.remedy })
      : (remedy ?? labelled(diagnostic.remedy)),
  }
}

function wordedValues(
  { rule, values = {} }: Diagnostic,
  questions: readonly QuestionView[],
  place: PlaceInPanels | undefined,
): Readonly<Record<string, string>> {
  // A fixture may have the same name as a question.
  const isFixtureRule = rule.startsWith('fixture-')
  const worded = Object.entries(values).map(([key, value]): readonly [string, string] => {
    const isName = naming.includes(key) && !(isFixtureRule && key === 'name')
    const wordOf = key === 'limits' ? withTitles : keys.includes(key) ? titleOf : String
    const said = [value].flat().map((each) => (isName && labelOf(questions, `${each}`)) || wordOf(`${each}`))
    return [key, said.join(', ')]
  })
  const field = place && fieldTitle(place)
  const about = titleAt('schema', '@question', 'errorMessage', String(values['rule']))
  return {
    ...Object.fromEntries(worded),
    ...(field !== undefined && { field }),
    ...(about !== undefined && { words: about }),
  }
}

/**
 * The title of a panel's field, as staff read it.
 * @example fieldTitle({ part: 'questions', question: 'name', field: 'maxLength' }) // => 'Maximum length'
 */
function fieldTitle({ part, field = '' }: PlaceInPanels): string | undefined {
  return fieldsIn(panelDefinitions[part])[field]?.title
}

function titleOf(key: string): string {
  return wordsOfKeys[key] ?? titleAt('schema', '@question', key) ?? titleAt('ui', '@question', key) ?? key
}

/** The title of the field that edits the value at this path of a question. */
function titleAt(...path: readonly string[]): string | undefined {
  return fieldTitle({ part: 'questions', field: fieldAt(path)?.field })
}

function withTitles(text: string): string {
  return text.replaceAll(/"([\w:]+)"/g, (_, key: string) =>
    fillText(texts.panels.quoted, { text: titleOf(key) }),
  )
}

/** Replaces each question's name in quotes by its label. */
function withLabels(text: string, questions: readonly QuestionView[]): string {
  return text.replaceAll(/"(\w+)"/g, (found, name: string) => {
    const label = labelOf(questions, name)
    return label === undefined ? found : fillText(texts.panels.quoted, { text: label })
  })
}

function labelOf(questions: readonly QuestionView[], name: string | undefined): string | undefined {
  return questions.find((question) => question.name === name)?.label
}

/** Whether the question at this place has the field in its panel, which only some kinds of answer may have. */
function hasField(questions: readonly QuestionView[], place: PlaceInPanels | undefined, field = ''): boolean {
  const question = questions.find(({ name }) => name === place?.question)
  if (field === '' || !question) return field === ''
  const { if: shown = [] } = fieldsIn(panelDefinitions.questions)[field] ?? {}
  return [shown].flat().some((values) => values['kind']?.includes(question.kind))
}

/** The words of the button that makes a diagnostic's fix. */
export function fixWords({ rule }: Pick<Diagnostic, 'rule'>): string {
  return rule === 'stray-word' ? texts.diagnostics.removeIt : texts.diagnostics.fix
}

const command = 'npm run forms:fix'

/** Whether the remedy names the command for fixes; in the workbench a button does the same. */
export function isFixedByCommand({ remedy }: Pick<Diagnostic, 'remedy'>): boolean {
  return remedy.includes(command)
}

/** The remedy, with a button's name instead of the command for the command line. */
export function remedyHere({ remedy }: Pick<Diagnostic, 'remedy'>): string {
  return remedy
    .replace(`Run: ${command}`, texts.diagnostics.pressFixAll)
    .replace(`run: ${command}`, texts.diagnostics.orPressFixAll)
}
