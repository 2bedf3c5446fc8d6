import { applyEdits, modify } from 'jsonc-parser'
import type { Answer, Answers } from '../../engine/schema/answers'
import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import { validate } from '../../engine/answers/validate'
import { deriveFixtures } from '../../engine/fixtures/derive-fixtures'
import { inOrder, wrongFixture } from '../../engine/fixtures/derive-wrong'
import { fittingAnswer } from '../../engine/fixtures/fitting-answers'
import { sampleAnswers, toLength } from '../../engine/fixtures/sample-answers'
import { snapshotOf } from '../../engine/fixtures/snapshot'
import { isSameJson } from '../../engine/json'
import type { Fixtures, ValidFixture, WrongFixture } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions, type Question } from '../../engine/schema/questions'
import { compiled, writtenFixtures } from '../../lint/source/compiled-form'
import { isError } from '../../lint/diagnostic'
import { structureReports } from '../../lint/lint'
import { misnamedFile } from '../../lint/rules/stray-files'
import type { FormFolder } from '../../lint/source/form-folder'
import { formatJson, writeJson } from '../../lint/json/format'
import { memoize } from '../../lint/memoize'
import type { FileChanges } from './file-changes'
import { renameOptions, renameAnswers } from './follow-renames'

/**
 * The changes that make a form's fixtures match its definition, and the snapshot match the fixtures. Answers to renamed
 * questions and options are kept, those to deleted ones removed. A valid fixture that the form refuses gets valid
 * answers; a wrong one expects the current error texts or, if the form accepts it now, is removed. A form without
 * fixtures gets a full, a brief and an empty one. Where no answer can be generated, the fixture stays as it is. No
 * changes while the definition or the fixtures have an error, or the fixtures file has a wrong name.
 */
export const fixFixtures = memoize((form: FormFolder): FileChanges => {
  const ready = readyForm(form)
  if (!ready || misnamedFile(form, 'fixtures.json') !== undefined) return new Map()
  const written = writtenFixtures(form)
  const fixed = fixedFixtures(ready, renameOptions(ready, renameAnswers(ready, written)))
  const place = (name: string): string => `forms/${form.slug}/${name}`
  const changes = new Map<string, string>()
  const isSame = isSameJson(fixed, written)
  const hasAny = Object.keys(fixed.valid).length > 0
  if (hasAny && !isSame) changes.set(place('fixtures.json'), rewritten(form, written, fixed))
  const snapshot = `${JSON.stringify(snapshotOf(ready, fixed), undefined, 2)}\n`
  const isCurrent = form.snapshot?.text === snapshot && !form.snapshot.hasMark
  if (hasAny && !isCurrent) changes.set(place('messages.snapshot.json'), snapshot)
  return changes
})

/** The new text of fixtures.json. Unchanged fixtures keep their formatting, so that the diff is small. */
function rewritten({ fixtures }: FormFolder, written: Required<Fixtures>, fixed: Fixtures): string {
  const parts = (['valid', 'wrong'] as const).flatMap((group) =>
    Object.keys({ ...written[group], ...fixed[group] }).map((name) => [group, name] as const),
  )
  const changed = parts.filter(([group, name]) => !isSameJson(written[group][name], fixed[group]?.[name]))
  const text = changed.reduce(
    (before, [group, name]) => applyEdits(before, modify(before, [group, name], fixed[group]?.[name], {})),
    fixtures?.text ?? '{}',
  )
  const formatted = formatJson(text) ?? '{}'
  return isSameJson(JSON.parse(formatted), fixed) ? formatted : writeJson(fixed)
}

/**
 * The compiled form; undefined while the definition or the fixtures have an error, because what was intended
 * is unknown.
 */
function readyForm(form: FormFolder): CompiledForm | undefined {
  const { schema, ui, message, fixtures } = form
  const path = `forms/${form.slug}/fixtures.json`
  const files = [schema, ui, message, ...(form.paths.includes(path) ? [fixtures] : [])]
  const isReadable = files.every((file) => file && !file.reports.some(isError))
  const structure = structureReports(form).filter(isError)
  // A question that only the fixtures still name was deleted, and is removed from them too.
  return isReadable && structure.every(({ file }) => file === path) ? compiled(form) : undefined
}

function fixedFixtures(form: CompiledForm, written: Required<Fixtures>): Fixtures {
  if (Object.keys(written.valid).length === 0) return firstFixtures(form, written)
  const valid = Object.entries(written.valid).map(([name, fixture]) => {
    const answers = withoutUnknown(form, fixture.answers)
    return [name, { ...fixture, answers: answersThatFit(form, written, answers, []) ?? answers }] as const
  })
  const wrong = Object.entries(written.wrong).flatMap(([name, fixture]) => {
    const fixed = fixedWrong(form, written, fixture)
    return fixed ? [[name, fixed] as const] : []
  })
  return { valid: Object.fromEntries(valid), wrong: Object.fromEntries(wrong) }
}

/** The first fixtures of every form: a full one, a brief one where that differs, and one without any answer. */
function firstFixtures(form: CompiledForm, written: Fixtures): Fixtures {
  const { valid, wrong } = deriveFixtures(form, written)
  const { full, minimal } = valid
  const { empty } = wrong
  const isBriefer = !isSameJson(minimal?.answers, full?.answers)
  return {
    valid: { ...(full && { full }), ...(minimal && isBriefer && { minimal }) },
    wrong: { ...written.wrong, ...(empty && { empty }) },
  }
}

/** Answers to replace an invalid one with, the best first. */
function replacements(before: Answer | undefined, { valid }: Fixtures) {
  return (question: Question): readonly Answer[] => [
    ...shaped(before, question),
    ...Object.values(valid).flatMap(({ answers }) => answers[question.name] ?? []),
    ...sampleAnswers(question),
  ]
}

/** The previous answer, adjusted to the limits of the question. */
function shaped(before: Answer | undefined, { rules }: Question): readonly Answer[] {
  if (typeof before === 'string') return rules.enum ? [] : [toLength(before, rules)]
  if (typeof before === 'number')
    return [Math.min(Math.max(before, rules.minimum ?? before), rules.maximum ?? before)]
  return typeof before === 'object' ? [before.slice(0, rules.maxItems)] : []
}

/**
 * A wrong fixture with the current errors; undefined if the form reports none at the questions the fixture was about.
 */
function fixedWrong(form: CompiledForm, written: Fixtures, fixture: WrongFixture): WrongFixture | undefined {
  const answers = withoutUnknown(form, fixture.answers)
  const isEmpty = Object.keys(normalizeAnswers(form, answers)).length === 0
  const about = Object.keys(fixture.errors)
  const fixed = isEmpty ? answers : (answersThatFit(form, written, answers, about) ?? answers)
  const fresh = wrongFixture(form, fixed, fixture.description)
  const isStillAbout = about.some((name) => Object.hasOwn(fresh?.errors ?? {}, name))
  return isStillAbout ? fresh : undefined
}

function withoutUnknown(form: CompiledForm, answers: ValidFixture['answers']): ValidFixture['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => form.order.includes(name)))
}

/** The answers with each invalid one replaced, except those `meant` to be wrong; undefined where none fits. */
function answersThatFit(
  form: CompiledForm,
  written: Fixtures,
  given: ValidFixture['answers'],
  meant: readonly string[],
): ValidFixture['answers'] | undefined {
  let answers: Answers = given
  // Each round fixes one answer, and a fixed one can show or hide other questions.
  for (let round = 0; round <= form.order.length * 2; round += 1) {
    const result = validate(form, answers)
    const name = result.ok ? undefined : result.errors.find((error) => !meant.includes(error.name))?.name
    // Answers of a fixture are texts, numbers and lists, and so are their replacements.
    if (name === undefined) return answers as ValidFixture['answers']
    const normalized = normalizeAnswers(form, answers)
    const question = visibleQuestions(form, normalized).find((visible) => visible.name === name)
    const answer = question && fittingAnswer(form, normalized, question, replacements(answers[name], written))
    if (answer === undefined) return undefined
    answers = inOrder(form, { ...answers, [name]: answer })
  }
  return undefined
}
