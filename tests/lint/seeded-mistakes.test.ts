import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import type { Diagnostic } from '../../src/lint/diagnostic'
import { formatDiagnostic } from '../../src/lint/report/format-diagnostics'
import { createCache } from '../../src/lint/source/read-workspace'
import texts from '../../src/lint/texts.json'
import { sampleFiles } from './sample-files'
import { applyMistake, type Mistake } from './seeded-mistake'

const files = sampleFiles()
const cache = createCache()
const folder = join(import.meta.dirname, 'seeded')

// Otherwise each of the tests below would fail, and none would say why.
const problemsBefore = lint(files, cache).map((problem) => formatDiagnostic(problem, files))
if (problemsBefore.length > 0)
  throw new Error(['tests/lint/sample has problems before any mistake:', ...problemsBefore].join('\n\n'))

const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const kinds = names.map((name) => {
  // The files of this folder are written for this test, which fails if one has another shape.
  const mistakes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Mistake[]
  return { kind: name.slice(0, -'.json'.length), mistakes }
})
const all = kinds.flatMap(({ mistakes }) => mistakes)
const found = new Map<Mistake, readonly Diagnostic[]>()

function problemsOf(mistake: Mistake): readonly Diagnostic[] {
  const problems = found.get(mistake) ?? lint(applyMistake(files, mistake), cache)
  found.set(mistake, problems)
  return problems
}

describe.each(kinds)('the linter on a mistake of the kind $kind', ({ mistakes }) => {
  it.each([...mistakes])('reports $says', (mistake) => {
    const broken = applyMistake(files, mistake)
    const problems = problemsOf(mistake)
    const reports = problems.map((problem) => formatDiagnostic(problem, broken))
    // The report on the mistake itself is compared word for word; further problems that follow from it are counted.
    const told = mistake.report.join('\n')
    expect(reports.find((report) => report === told) ?? reports[0] ?? '').toBe(told)
    expect(problems.length - 1).toBe(mistake.followUps ?? 0)
  })
})

describe('the seeded mistakes', () => {
  it('are at least 120', () => {
    expect(all.length).toBeGreaterThanOrEqual(120)
  })

  it('have a unique name within their kind', () => {
    for (const { mistakes } of kinds) {
      expect(new Set(mistakes.map(({ says }) => says)).size).toBe(mistakes.length)
    }
  })

  it('make every rule report something', () => {
    const rulesSeen = new Set<string>(all.flatMap((mistake) => problemsOf(mistake).map(({ rule }) => rule)))
    const others = Object.keys(texts).filter((rule) => !rulesSeen.has(rule))
    expect(others, 'rules without a mistake in tests/lint/seeded/').toEqual([])
  })

  it('each get a report without unfilled placeholders', () => {
    const lines = all.flatMap((mistake) =>
      problemsOf(mistake).flatMap(({ message, remedy }) => [message, remedy]),
    )
    expect(lines.filter((line) => line.trim() === '' || /: ?\.$|: $|…$|undefined/.test(line))).toEqual([])
  })
})
