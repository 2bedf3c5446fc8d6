import type { Fixtures } from '../../engine/schema/definition'
import { fillText } from '../../engine/fill-text'
import { isSameJson, jsonIn } from '../../engine/json'
import { propertiesOf } from '../../engine/properties-of'
import { decodeText } from '../../lint/source/decode-text'
import { fileKind } from '../../lint/source/file-kind'
import type { WorkspaceFiles } from '../../lint/source/read-workspace'
import type { FileChanges } from '../fix/file-changes'
import texts from './cli-texts.json'

/** A sentence for each fixture that a fix changes or removes, because that is easily overlooked in a long diff. */
export function changedExamples(files: WorkspaceFiles, changes: FileChanges): readonly string[] {
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
