import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { fillText, pluralText } from '../../engine/fill-text'
import { isSameJson, jsonIn } from '../../engine/json'
import { fixForms } from '../fix/fix-forms'
import type { WorkspaceFiles, LintCache } from '../../lint/source/read-workspace'
import { lint } from '../../lint/lint'
import { countFiles, formatDiagnostics } from '../../lint/report/format-diagnostics'
import type { FileChanges } from '../fix/file-changes'
import texts from './cli-texts.json'
import { askUntil, readYesOrNo, type Conversation, readOptions, unlessStopped } from './conversation'
import { decodeText } from '../../lint/source/decode-text'
import type { Fixtures } from '../../engine/schema/definition'
import { propertiesOf } from '../../engine/properties-of'
import { fileKind } from '../../lint/source/file-kind'

/** The input and the dependencies of a command. */
export interface Run {
  readonly args: readonly string[]
  readonly conversation: Conversation
  /** Reads the files below a root folder. */
  readonly read: (root: string | undefined) => Promise<WorkspaceFiles>
  /**
   * Reads the files again and writes the changes to them, all or none, while no other process saves. Returns a sentence
   * with the reason if that fails; `change` may return such a sentence too.
   */
  readonly update: (
    root: string | undefined,
    change: (now: WorkspaceFiles) => FileChanges | string,
  ) => Promise<string | undefined>
  readonly cache?: LintCache
}

/**
 * The command `npm run forms:fix`: shows its changes as a diff, writes them after confirmation, and reports the errors
 * that only a person can fix. Returns the exit code: 0 when it succeeded, 1 when nothing was written because there was
 * no answer, because files were saved meanwhile or because the disk did not take them, 2 when its arguments were wrong.
 */
export async function runFix({ args, conversation, read, update, cache }: Run): Promise<0 | 1 | 2> {
  const options = readOptions(args, flags)
  const { say } = conversation
  if (!options.ok) {
    say(fillText(texts.wrongOption, { fault: options.reason, usage: texts.fix.usage }))
    return 2
  }
  const { yes, help, root } = options.value
  if (help === true) {
    say(texts.fix.usage)
    return 0
  }
  const files = await read(root)
  if (!hasForms(files)) {
    say(texts.noForms)
    return 2
  }
  const changes = fixForms(files, cache)
  if (changes.size === 0) {
    say(fillText(texts.fix.nothing, { files: countFiles(files) }))
    sayWhatIsLeft(files)
    return 0
  }
  say(showDiff(files, changes))
  const sentences = changedExamples(files, changes)
  if (sentences.length > 0) say(`${sentences.join('\n')}\n`)
  const deleted = [...changes.values()].filter((text) => text === null).length
  say(fillText(texts.fix.counts, { written: changes.size - deleted, deleted }))
  const agreed = yes ?? (await unlessStopped(askUntil(conversation, texts.fix.ask, readYesOrNo)))
  if (agreed !== true) {
    say(texts.nothingWritten)
    return agreed === false ? 0 : 1
  }
  const refusal = await update(root, (now) =>
    isSameJson([...changes], [...fixForms(now, cache)]) ? changes : texts.fix.changed,
  )
  say(refusal ?? texts.fix.done)
  if (refusal !== undefined) return 1
  sayWhatIsLeft(await read(root))
  return 0

  function sayWhatIsLeft(after: WorkspaceFiles): void {
    const found = lint(after, cache)
    const left = found.filter(({ severity }) => severity === 'error')
    const warnings = found.length - left.length
    if (left.length > 0) say(`\n${texts.fix.left}\n\n${formatDiagnostics(left, after)}`)
    if (left.some(({ remedy }) => remedy.includes('npm run forms:fix'))) say(texts.fix.waits)
    if (warnings > 0) say(pluralText(texts.fix.warnings, warnings))
  }
}

/** Whether there is anything in `forms/`, as there is in every repository of the site. */
export function hasForms(files: WorkspaceFiles): boolean {
  return [...files.keys()].some((path) => path.startsWith('forms/') && path !== 'forms/')
}

const flags = { yes: { type: 'boolean' }, help: { type: 'boolean' }, root: { type: 'string' } } as const

const nowhere = '/dev/null'

/** The changes as a unified diff, file by file. */
function showDiff(files: WorkspaceFiles, fixes: FileChanges): string {
  const options = { headerOptions: FILE_HEADERS_ONLY }
  const parts = [...fixes].map(([path, text]) => {
    const before = files.get(path)
    const names = [before === undefined ? nowhere : path, text === null ? nowhere : path] as const
    return createTwoFilesPatch(...names, decodeText(before ?? '').text, text ?? '', '', '', options)
  })
  return parts.join('\n')
}

/** A sentence for each fixture that a fix changes or removes, because that is easily overlooked in a long diff. */
function changedExamples(files: WorkspaceFiles, changes: FileChanges): readonly string[] {
  return [...changes].flatMap(([path, text]) => {
    const kind = fileKind(path)
    const before = files.get(path)
    if (kind.kind !== 'fixtures' || before === undefined || text === null) return []
    const [old, fixed] = [fixturesIn(decodeText(before).text), fixturesIn(text)]
    return (['valid', 'wrong'] as const).flatMap((group) =>
      Object.entries<Example>(old[group] ?? {}).flatMap(([name, example]) => {
        const after: Example | undefined = fixed[group]?.[name]
        const say = (sentence: string, questions: readonly string[]) =>
          fillText(sentence, { name, slug: kind.slug, questions: questions.join(', ') })
        if (!after) return [say(texts.fix.leftOut, [])]
        const answers = differing(example.answers, after.answers)
        const words = differing(example.errors, after.errors)
        return [
          ...(answers.length > 0 ? [say(texts.fix.otherAnswers, answers)] : []),
          ...(words.length > 0 ? [say(texts.fix.otherWords, words)] : []),
        ]
      }),
    )
  })
}

interface Example {
  readonly answers?: object
  readonly errors?: object
}

/** The fixtures in a text; none if it is not JSON, because such a file is not fixed. */
function fixturesIn(text: string): Partial<Fixtures> {
  return propertiesOf(jsonIn(text))
}

/** The keys whose values differ between two groups, or that only one of them has. */
function differing(one: object = {}, other: object = {}): readonly string[] {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isSameJson(before.get(key), after.get(key)),
  )
}
