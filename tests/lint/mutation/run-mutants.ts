import { everyFixtureOf } from '../../../src/engine/fixtures/derive-fixtures'
import { compileForm } from '../../../src/engine/schema/compile-form'
import type { Fixtures, FormMessage, FormSchema, FormUi } from '../../../src/engine/schema/definition'
import { lint } from '../../../src/lint/lint'
import type { Location, Diagnostic } from '../../../src/lint/diagnostic'
import { createCache, type WorkspaceFiles, type LintCache } from '../../../src/lint/source/read-workspace'
import { breakText } from './break-text'
import { toMutant, ways, type Mutant, type Way } from './mutant'
import { canonical, outputsOf, type FormTexts } from './outputs'
import { pick, seeded } from '../../support/seeded'

/** The verdict on a mutant. */
export type Fate = 'caught' | 'caught elsewhere' | 'harmless' | 'survived'

export interface Outcome {
  readonly mutant: Mutant
  readonly fate: Fate
  readonly problems: readonly Diagnostic[]
}

/** Break the files `count` times, each time one file in one way, and record what the linter reports. */
export function* runMutants(files: WorkspaceFiles, count: number, seed: number): Generator<Outcome> {
  const random = seeded(seed)
  const texts = new Map(
    [...files].map(([path, file]) => [
      path,
      typeof file === 'string' ? file : new TextDecoder().decode(file),
    ]),
  )
  const paths = [...texts.keys()].filter(isDefinition)
  const cache = createCache()
  lint(texts, cache)
  for (let done = 0; done < count;) {
    const mutant = nextMutant(texts, paths, ways[done % ways.length] ?? 'drop', random)
    if (!mutant) continue
    done += 1
    yield judge(texts, cache, mutant)
  }
}

/** The files whose mistakes affect visitors or staff, and the examples that guard them. */
function isDefinition(path: string): boolean {
  return /^forms\/(?:manifest|[a-z-]+\/(?:schema|ui|message|fixtures))\.json$/.test(path)
}

function nextMutant(
  texts: ReadonlyMap<string, string>,
  paths: readonly string[],
  way: Way,
  random: () => number,
): Mutant | undefined {
  // Mistakes in examples affect no visitor, so the definitions are chosen more often.
  const definitions = paths.filter((path) => !path.endsWith('/fixtures.json'))
  const file = pick(random() < 0.8 ? definitions : paths, random) ?? ''
  const text = texts.get(file) ?? ''
  const breakage = breakText(text, way, random)
  const mutant = breakage && toMutant(file, text, breakage)
  return mutant?.text === text ? undefined : mutant
}

function judge(texts: ReadonlyMap<string, string>, cache: LintCache, mutant: Mutant): Outcome {
  const broken = new Map(texts).set(mutant.file, mutant.text)
  const own = { ...cache, sources: new Map(cache.sources), forms: new Map(cache.forms) }
  const problems = lint(broken, own)
  if (problems.length === 0)
    return { mutant, problems, fate: sameOutputs(texts, broken, mutant.file) ? 'harmless' : 'survived' }
  return {
    mutant,
    problems,
    fate: problems.some((problem) => isThere(problem, mutant)) ? 'caught' : 'caught elsewhere',
  }
}

function isThere(problem: Diagnostic, mutant: Mutant): boolean {
  return [problem, ...problem.also].some(
    (place) => place.file === mutant.file && linesOf(place).some((number) => mutant.lines.has(number)),
  )
}

function linesOf({ line, endLine }: Location): readonly number[] {
  return Array.from({ length: endLine - line + 1 }, (_, index) => line + index)
}

function sameOutputs(
  texts: ReadonlyMap<string, string>,
  broken: ReadonlyMap<string, string>,
  file: string,
): boolean {
  const [, slug = ''] = file.split('/')
  if (slug === 'manifest.json') return canonical(parse(texts, file)) === canonical(parse(broken, file))
  // The examples are the same on both sides: they are not an output, but outputs are made from them.
  const examples = examplesOf(texts, slug)
  try {
    return outputsOf(slug, formOf(texts, slug, examples)) === outputsOf(slug, formOf(broken, slug, examples))
  } catch {
    // A form that does not even compile is not a harmless change.
    return false
  }
}

/** The answers of a form's fixtures, written or derived, from the unbroken files, so they are right. */
function examplesOf(texts: ReadonlyMap<string, string>, slug: string): FormTexts['examples'] {
  const part = (name: string): unknown => parse(texts, `forms/${slug}/${name}.json`)
  const form = compileForm({
    slug,
    schema: part('schema') as FormSchema,
    ui: part('ui') as FormUi,
    message: part('message') as FormMessage,
  })
  const { valid, wrong } = everyFixtureOf(form, part('fixtures') as Fixtures)
  return [...Object.values(valid), ...Object.values(wrong)].map(({ answers }) => answers)
}

function formOf(
  texts: ReadonlyMap<string, string>,
  slug: string,
  examples: FormTexts['examples'],
): FormTexts {
  const part = (name: string): string => texts.get(`forms/${slug}/${name}.json`) ?? ''
  return { schema: part('schema'), ui: part('ui'), message: part('message'), examples }
}

function parse(texts: ReadonlyMap<string, string>, file: string): unknown {
  return JSON.parse(texts.get(file) ?? 'null')
}
