import { describe, expect, it } from 'vitest'
import { fixForms } from '../../../src/generate/fix/fix-forms'
import { formatJson } from '../../../src/lint/json/format'
import { lint } from '../../../src/lint/lint'
import { readFiles } from '../../../src/lint/read-files'
import { createCache } from '../../../src/lint/source/read-workspace'
import { decodeText } from '../../../src/lint/source/decode-text'
import { slugsIn, type Files } from '../../../src/workbench/form-files'
import {
  changedFiles,
  textsOf,
  valuesOf,
  type FormTexts,
} from '../../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { root } from '../../../src/tooling/root'
import { compilePlain, createPlainAjv } from '../../support/plain-ajv'
import { seeded } from '../../support/seeded'
import { randomEdit, type RandomEdit } from './random-edits'

// This many changes over all forms, each of them linted; `npm run check:panels` makes 10,000.
const wanted = Number(process.env['PANEL_EDITS'] ?? 40)
const slow = { timeout: 60_000 + wanted * 2000 }

const everyFile: Files = new Map(
  [...readFiles(root)].flatMap(([path, file]) => {
    const decoded = path.startsWith('forms/') ? decodeText(file) : undefined
    return decoded?.ok ? [[path, decoded.text] as const] : []
  }),
)
const slugs = slugsIn(everyFile)

// The unchanged forms are linted once for all tests.
const cache = createCache()

/** Change a form at random, one change after another; `look` gets the files before and after each. */
function changeForm(
  slug: string,
  seed: number,
  times: number,
  look: (edit: RandomEdit, before: Files, after: Files) => Files,
): void {
  const random = seeded(seed)
  let files = everyFile
  let done = 0
  for (let tries = 0; done < times && tries < times * 10; tries += 1) {
    const before = textsOf(files, slug)
    const edit = randomEdit(files, slug, random)
    if (!edit) continue
    done += 1
    files = look(edit, files, new Map([...files, ...changedFiles(slug, before, edit.texts)]))
  }
  expect(done).toBe(times)
}

/** The lines between the common beginning and the common end of two texts. */
function changedLines(before: string, after: string): number {
  const [one, other] = [before.split('\n'), after.split('\n')]
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let tail = 0
  while (tail < one.length - from && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return one.length - from - tail
}

const parts = ['schema', 'ui', 'message', 'fixtures', 'manifest'] as const

/** Everything about the questions that an edit does not touch: rules, ui.json entries and message fields. */
function untouched(texts: FormTexts, touches: readonly string[]): object {
  const { fields } = valuesOf(texts).message
  const others = questionsOf(texts).filter(({ name }) => !touches.includes(name))
  return Object.fromEntries(
    others.map(({ name, rules, control }) => [name, { rules, control, field: fields[name] }]),
  )
}

const isTidy = (text: string) => formatJson(text) === text

/** An edit is read back as made, leaves every other line alone, and keeps tidy files so: staff may lay out theirs otherwise. */
function expectExact(
  { what, readBack, expected, touches }: RandomEdit,
  before: FormTexts,
  after: FormTexts,
): void {
  const touched = changedFiles('form', before, after)
  const wasTidy = new Map(changedFiles('form', after, before).map(([path, text]) => [path, isTidy(text)]))
  const now = readBack?.(after)
  const isSmall = /: (?:hint|missing|maxLengthWords|title|submit|success|popularity) = /.test(what)
  expect({
    what,
    readBack: now,
    untidy: touched.filter(([path, text]) => wasTidy.get(path) && !isTidy(text)).map(([path]) => path),
    isSpread: isSmall && parts.some((part) => changedLines(before[part], after[part]) > 4),
    others: untouched(after, touches),
  }).toEqual({
    what,
    readBack: expected && { ...now, ...expected },
    untidy: [],
    isSpread: false,
    others: expect.objectContaining(untouched(before, touches)),
  })
}

// Creating one compiles JSON Schema's own rules, which takes longer than a form's.
const ajv = createPlainAjv({ logger: false })

function expectCompiles({ schema }: FormTexts): void {
  expect(compilePlain(ajv, JSON.parse(schema))).toBeTypeOf('function')
  ajv.removeSchema()
}

describe.each(slugs)('random changes of %s in panels', (slug) => {
  const seed = [...slug].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)

  // oxlint-disable-next-line vitest/expect-expect -- each change is asserted on its way
  it('are read back as made, leave other lines alone and keep the files tidy', () => {
    changeForm(slug, seed, 50, (edit, before, after) => {
      expectExact(edit, textsOf(before, slug), textsOf(after, slug))
      return after
    })
  })

  it('leave no error once fixtures have followed, and rules that plain Ajv compiles', slow, () => {
    changeForm(slug, seed + 1, Math.ceil(wanted / slugs.length), (edit, before, after) => {
      expectExact(edit, textsOf(before, slug), textsOf(after, slug))
      expectCompiles(textsOf(after, slug))
      const fixes = fixForms(after, cache)
      const fixed = new Map(
        [...after, ...fixes].filter((entry): entry is [string, string] => entry[1] !== null),
      )
      const errors = lint(fixed, cache).filter(({ severity }) => severity === 'error')
      expect(errors.map(({ file, message }) => `${edit.what} => ${file}: ${message}`)).toEqual([])
      return fixed
    })
  })
})
