import type { Place, Report, ReportDetails, RuleId, Values } from '../diagnostic'
import type { CompiledForm } from '../../engine/schema/form'
import { didYouMean } from '../report/did-you-mean'
import { questionControls, widgetsOf } from '../source/controls'
import { compiled } from '../source/compiled-form'
import type { FormFolder, MessageFile, SchemaFile, UiFile, Workspace } from '../source/form-folder'
import { pointTo } from '../json/locate'
import { optionListOf, questionSchemas, type OptionValue, type QuestionSchema } from '../source/questions'
import type { ValidatedFile } from '../source/source-file'
import { formTexts, type WrittenText } from '../source/texts'

/** What a rule adds to a report. */
interface Details extends ReportDetails {
  /** The value to write in place of the reported one, as a fix; undefined where none is certain. */
  readonly replacement?: unknown
}

/** How a rule reports: under which name, where, with which values for its texts. */
export type Reporter = (rule: RuleId, place: Place, values?: Values, details?: Details) => void

/** A rule for one form by itself. */
export type FormRule = (form: FormFolder, report: Reporter) => void

/** A rule for one file of the pages' content, or for the manifest, by itself. */
export type ContentFileRule = (file: ValidatedFile<unknown>, report: Reporter) => void

/** A rule for all files together. */
export type WorkspaceRule = (workspace: Workspace, report: Reporter) => void

/** Everything that some rules report about a form, or about all files. */
export function reportsOf<Subject>(
  rules: readonly ((subject: Subject, report: Reporter) => void)[],
  subject: Subject,
): readonly Report[] {
  const reports: Report[] = []
  const report: Reporter = (rule, { file, start, end }, values = {}, { replacement, ...details } = {}) => {
    const fix = replacement === undefined ? details.fix : [{ start, end, text: JSON.stringify(replacement) }]
    reports.push({ rule, file, start, end, values, ...details, fix })
  }
  for (const rule of rules) rule(subject, report)
  return reports
}

/** The details of a report about an unknown word: the known one that was probably meant. */
export function suggest(word: string, known: readonly string[]): Details {
  return { suggestion: didYouMean(word, known)?.value }
}

/** What `suggest` gives for an unknown word, with a fix if it is the only possible one. */
export function suggestFix(word: string, known: readonly string[]): Details {
  const near = didYouMean(word, known)
  return { suggestion: near?.value, replacement: near?.isCertain ? near.value : undefined }
}

/** The option most similar to an unknown answer, with a fix even if it is not certain; nothing if none is similar. */
export function suggestOption(answer: unknown, options: readonly (string | number | boolean)[]): Details {
  const { suggestion } = suggest(String(answer), options.map(String))
  return { suggestion, replacement: options.find((option) => String(option) === suggestion) }
}

/** A rule for one file of a form, once it can be read. */
export const inSchema = inFile('schema')
export const inUi = inFile('ui')
export const inMessage = inFile('message')

function inFile<Part extends 'schema' | 'ui' | 'message'>(part: Part) {
  return (
    check: (file: NonNullable<FormFolder[Part]>, report: Reporter, form: FormFolder) => void,
  ): FormRule =>
    (form, report) => {
      const file = form[part]
      if (file) check(file, report, form)
    }
}

/** A form without an error in its three files, so that it can be tried. */
export interface ReadyForm extends FormFolder {
  readonly schema: SchemaFile
  readonly ui: UiFile
  readonly message: MessageFile
}

/** A rule for a form that can be tried. */
export function whenReady(check: (form: ReadyForm, ready: CompiledForm, report: Reporter) => void): FormRule {
  const hasAll = (form: FormFolder): form is ReadyForm =>
    form.schema !== undefined && form.ui !== undefined && form.message !== undefined
  return (form, report) => {
    const ready = compiled(form)
    if (ready && hasAll(form)) check(form, ready, report)
  }
}

/** A rule for every place that defines rules for a question. */
export function eachQuestion(
  check: (question: QuestionSchema, report: Reporter, schema: SchemaFile, form: FormFolder) => void,
): FormRule {
  return inSchema((schema, report, form) => {
    for (const question of questionSchemas(schema)) check(question, report, schema, form)
  })
}

/** One option in a list of a question, open or closed under `not`. */
interface QuestionOption {
  readonly value: OptionValue
  readonly index: number
  readonly list: readonly OptionValue[]
  readonly place: Place
}

/** A rule for every option in every list of a question. */
export function eachOption(
  check: (option: QuestionOption, question: QuestionSchema, report: Reporter, schema: SchemaFile) => void,
): FormRule {
  return eachQuestion((question, report, schema) => {
    for (const option of optionsAt(question)) check(option, question, report, schema)
  })
}

/** The options that one place gives a question. */
export function optionsAt({ rules, at }: QuestionSchema): readonly QuestionOption[] {
  const { options: list, steps } = optionListOf(rules)
  return list.map((value, index) => ({ value, index, list, place: at(...steps, 'enum', index) }))
}

/** The options that one place closes. */
export function closedOptionsAt({ rules, at }: QuestionSchema): readonly QuestionOption[] {
  const { closed: list, steps } = optionListOf(rules)
  return list.map((value, index) => ({ value, index, list, place: at(...steps, 'not', 'enum', index) }))
}

/** A rule for each set of rules: those of a question, and those of the entries of a list. Its pointer begins there. */
export function eachRules(
  check: (
    holder: Pick<QuestionSchema, 'rules' | 'all' | 'at'>,
    question: QuestionSchema,
    report: Reporter,
    schema: SchemaFile,
  ) => void,
): FormRule {
  return eachQuestion((question, report, schema) => {
    const { rules, all, path } = question
    check(question, question, report, schema)
    const { at } = pointTo(schema, [...path, 'items'])
    if (rules.items) check({ rules: rules.items, all: all.items ?? {}, at }, question, report, schema)
  })
}

/** A regular expression of a question, or of the entries of a list. */
interface Pattern {
  readonly name: string
  readonly pattern: string
  readonly place: Place
  /** The longest answer it is run on. */
  readonly longest: number
}

/** A rule for every regular expression of a form. */
export function eachPattern(check: (pattern: Pattern, report: Reporter) => void): FormRule {
  return eachRules(({ rules: { pattern }, all: { maxLength: longest = Infinity }, at }, { name }, report) => {
    if (pattern !== undefined) check({ name, pattern, place: at('pattern'), longest }, report)
  })
}

/** A rule for every control of ui.json. */
export const eachControl = each(questionControls)

/** A rule for every question's actual control, once the form has no mistakes that hide what it is. */
export const eachWidget = each(widgetsOf)

/** A rule for every text of a form. */
export const eachText = each(formTexts)

function each<Subject>(subjectsIn: (form: FormFolder) => readonly Subject[]) {
  return (check: (subject: Subject, report: Reporter, form: FormFolder) => void): FormRule =>
    (form, report) => {
      for (const subject of subjectsIn(form)) check(subject, report, form)
    }
}

const markup = /<\/?[a-z][^>]*>|&[a-z]+;|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)/i

/** Reports the first HTML or Markdown in a text. */
export function reportMarkup({ text, place }: WrittenText, report: Reporter): void {
  const found = markup.exec(text)?.[0]
  if (found !== undefined) report('markup-in-text', place, { found })
}

/** Reports spaces at the ends of a text, two in a row within it, or a line break. */
export function reportSpaces({ text, place }: WrittenText, report: Reporter): void {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ')
  if (trimmed !== text)
    report('stray-spaces', place, {}, { suggestion: JSON.stringify(trimmed), replacement: trimmed })
}
