import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validate } from '../../../src/engine/answers/validate'
import { fileOf } from '../../../src/workbench/form-files'
import { pathOfPart, textsOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import {
  panelAnswers,
  changedNames,
  compilePanel,
  type Panel,
} from '../../../src/workbench/client/panels/panel'
import { partNames, partPanel } from '../../../src/workbench/client/panels/part-panel'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { sampleFiles } from '../../lint/sample-files'
import { applyMistake, type Mistake } from '../../lint/seeded-mistake'
import expected from './seeded-mistakes.json'

/** Whether a person working in panels can make a mistake. */
type Fate =
  /** No panel writes this file: page content, folders, the grammars. */
  | 'elsewhere'
  /** No value of any panel produces it. */
  | 'ruledOut'
  /** It can be typed, is reported at its field, and the form stays as it was. */
  | 'told'
  /** It can be made in a panel; the linter then reports it below. */
  | 'possible'

const folder = join(import.meta.dirname, '../../lint/seeded')
const mistakes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    // Written for the linter's own test, which fails if one has another shape.
    const list = JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Mistake[]
    return list.map((mistake) => ({ name: `${name.slice(0, -'.json'.length)}: ${mistake.says}`, mistake }))
  })

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const decoded = (files: ReadonlyMap<string, string | Uint8Array>): ReadonlyMap<string, string> =>
  new Map([...files].map(([path, file]) => [path, typeof file === 'string' ? file : decoder.decode(file)]))
const sample = sampleFiles()
const good = decoded(sample)

function fateOf(mistake: Mistake): Fate {
  const { file } = mistake
  const slug = file === undefined ? undefined : fileOf(file)?.slug
  if (file === undefined || slug === undefined) return 'elsewhere'
  const broken = decoded(applyMistake(sample, mistake))
  // Panels write only JSON, and a group as a whole file.
  if (plain(broken.get(file) ?? '')?.startsWith('{') !== true) return 'ruledOut'
  const [before, after] = [textsOf(good, slug), textsOf(broken, slug)]
  const fates = panelsOf(before, slug).map((open) => fateIn(open, before, after, file, slug))
  return (['possible', 'told'] as const).find((fate) => fates.includes(fate)) ?? 'ruledOut'
}

type Open = (form: FormTexts) => Panel | undefined

function panelsOf(form: FormTexts, slug: string): readonly Open[] {
  return [
    ...questionsOf(form).map(
      ({ name }) =>
        (texts: FormTexts) =>
          questionPanel(texts, name),
    ),
    ...partNames.map((name) => (texts: FormTexts) => partPanel(texts, slug, name, good)),
  ]
}

/** Enter the values of the mistake into the panel of the original form. */
function fateIn(open: Open, before: FormTexts, after: FormTexts, file: string, slug: string): Fate {
  const [panel, wrong] = [open(before), opened(open, after)]
  if (!panel || !wrong || changedNames(panel.values, wrong.values).length === 0) return 'ruledOut'
  const values = { ...panel.values, ...wrong.values }
  const answers = panelAnswers(values)
  const judged = validate(compilePanel(panel), answers)
  if (!judged.ok || Object.keys(panel.check(values)).length > 0) return 'told'
  const once = panel.apply(values)
  // What has followed from a value can be changed back.
  const made = open(once)?.apply(values) ?? once
  const isSame = (['schema', 'ui', 'message', 'fixtures', 'manifest'] as const).every(
    (part) => pathOfPart(slug, part) !== file || plain(made[part]) === plain(after[part]),
  )
  return isSame ? 'possible' : 'ruledOut'
}

/** The panel over a form with a mistake, which it may not be able to show. */
function opened(open: Open, form: FormTexts): Panel | undefined {
  try {
    return open(form)
  } catch {
    return undefined
  }
}

/** The data of a text, without formatting; undefined if it is not JSON. */
function plain(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return undefined
  }
}

describe('the seeded mistakes, for a person working in panels', () => {
  const fates = mistakes.map(({ name, mistake }) => ({ name, fate: fateOf(mistake) }))
  const named = (wanted: Fate) => fates.flatMap(({ name, fate }) => (fate === wanted ? [name] : []))

  it('cannot be made, are reported at their field, or are listed in the table', () => {
    const found = { told: named('told'), possible: named('possible') }
    expect(found, 'seeded-mistakes.json').toEqual({ told: expected.told, possible: expected.possible })
  })

  it('mostly cannot be made', () => {
    const inForms = fates.length - named('elsewhere').length
    expect(named('ruledOut').length).toBeGreaterThan(inForms / 2)
  })
})
