import { describe, expect, it } from 'vitest'
import { fixForms } from '../../../src/generate/fix/fix-forms'
import { formatJson } from '../../../src/lint/json/format'
import { lint } from '../../../src/lint/lint'
import { readFiles } from '../../../src/lint/read-files'
import { createCache } from '../../../src/lint/source/read-workspace'
import { decodeText } from '../../../src/lint/source/decode-text'
import { slugsIn } from '../../../src/workbench/client/files/files-of-form'
import type { Files } from '../../../src/workbench/client/files/change'
import { changedFiles, textsOf } from '../../../src/workbench/client/panels/form-texts'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { root } from '../../../src/tooling/root'
import { randomEdit, randomFrom, type RandomEdit } from './random-edits'

// `PANEL_EDITS=10000` makes as many changes over all forms, and looks at each with the linter.
const wanted = Number(process.env['PANEL_EDITS'] ?? 40)
const slow = { timeout: 60_000 + wanted * 2000 }

const everyFile: Files = new Map(
  [...readFiles(root)].flatMap(([path, file]) => {
    const decoded = path.startsWith('forms/') ? decodeText(file) : undefined
    return decoded?.ok ? [[path, decoded.text] as const] : []
  }),
)
const slugs = slugsIn(everyFile)

/** Change a form at random, one change after the other; `look` sees the files before and after each. */
function changeForm(
  slug: string,
  seed: number,
  times: number,
  look: (edit: RandomEdit, before: Files, after: Files) => Files,
): void {
  const random = randomFrom(seed)
  let files = everyFile
  let done = 0
  for (let tries = 0; done < times && tries < times * 10; tries += 1) {
    const before = textsOf(files, slug)
    const edit = randomEdit(before, random)
    if (!edit) continue
    done += 1
    files = look(edit, files, new Map([...files, ...changedFiles(slug, before, edit.texts)]))
  }
  expect(done).toBe(times)
}

/** The lines that two texts do not begin or end with alike. */
function changedLines(before: string, after: string): number {
  const [one, other] = [before.split('\n'), after.split('\n')]
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let tail = 0
  while (tail < one.length - from && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return one.length - from - tail
}

describe.each(slugs)('random changes of %s in panels', (slug) => {
  const seed = [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)

  it('are read back as they were made, leave other lines alone and the files tidy', () => {
    changeForm(slug, seed, 50, ({ what, expected }, before, after) => {
      const texts = textsOf(after, slug)
      const touched = changedFiles(slug, textsOf(before, slug), texts)
      const now = expected && questionPanel(texts, expected.name)?.values
      const isSmall = /: (?:label|hint|missing|maxLengthWords) = /.test(what)
      expect({
        what,
        readBack: now,
        untidy: touched.filter(([, text]) => formatJson(text) !== text).map(([path]) => path),
        isSpread: isSmall && touched.some(([path, text]) => changedLines(before.get(path) ?? '', text) > 3),
      }).toEqual({ what, readBack: expected && { ...now, ...expected.values }, untidy: [], isSpread: false })
      return after
    })
  })

  it('leave no error once examples have followed', slow, () => {
    const cache = createCache()
    changeForm(slug, seed + 1, Math.ceil(wanted / slugs.length), ({ what }, _before, after) => {
      const fixes = fixForms(after, cache)
      const fixed = new Map(
        [...after, ...fixes].filter((entry): entry is [string, string] => entry[1] !== null),
      )
      const errors = lint(fixed, cache).filter(({ severity }) => severity === 'error')
      expect(errors.map(({ file, message }) => `${what} => ${file}: ${message}`)).toEqual([])
      return fixed
    })
  })
})
