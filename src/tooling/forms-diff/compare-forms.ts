import { fillText } from '../../engine/fill-text'
import { jsonIn } from '../../engine/json'
import { propertiesOf } from '../../engine/properties-of'
import { lint } from '../../lint/lint'
import type { Diagnostic } from '../../lint/diagnostic'
import { formatDiagnostic } from '../../lint/report/format-diagnostics'
import { decodeText } from '../../lint/source/decode-text'
import { manifestPath } from '../../lint/source/file-kind'
import { createCache, type WorkspaceFiles, type LintCache } from '../../lint/source/read-workspace'
import texts from './texts.json'

/** What differs between two states of the files that staff write. */
export interface FormsDiff {
  /** Diagnostics only in the later state, errors first. */
  readonly fresh: readonly Diagnostic[]
  /** Diagnostics only in the earlier state. */
  readonly gone: readonly Diagnostic[]
  /** How many are in both. */
  readonly kept: number
  /** Every form with a changed file or card, by slug, with the names of those files. */
  readonly forms: readonly {
    readonly slug: string
    readonly change: 'added' | 'removed' | 'changed'
    readonly files: readonly string[]
  }[]
  /** The other changed files: page content, grammars, the manifest. */
  readonly files: readonly string[]
}

/** Further diagnostics are only counted: a comment on GitHub has room for 65,536 characters. */
const mostShown = 30

/**
 * Compare two states of `forms/` and the page content, each in the format for `lint`. Two diagnostics are the same if
 * their rule, file, subject and text are, even on another line.
 */
export function compareForms(
  before: WorkspaceFiles,
  after: WorkspaceFiles,
  cache: LintCache = createCache(),
): FormsDiff {
  const [earlier, later] = [lint(before, cache), lint(after, cache)]
  const fresh = without(later, earlier)
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => textOf(before, path) !== textOf(after, path))
    .toSorted()
  const slugOf = (path: string): string | undefined => /^forms\/([a-z][^/]*)\//.exec(path)?.[1]
  const slugs = [
    ...new Set([...changed.flatMap((path) => slugOf(path) ?? []), ...changedCards(before, after)]),
  ]
  const isThere = (files: WorkspaceFiles, slug: string) => files.has(`forms/${slug}/schema.json`)
  return {
    fresh: fresh.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning')),
    gone: without(earlier, later),
    kept: later.length - fresh.length,
    forms: slugs.toSorted().map((slug) => ({
      slug,
      change: !isThere(before, slug) ? 'added' : isThere(after, slug) ? 'changed' : 'removed',
      files: changed
        .filter((path) => slugOf(path) === slug)
        .map((path) => path.replace(`forms/${slug}/`, '')),
    })),
    files: changed.filter((path) => slugOf(path) === undefined),
  }
}

/** The comparison as Markdown for a comment. `revision` names the earlier state. */
export function describeDiff(diff: FormsDiff, after: WorkspaceFiles, revision: string): string {
  const { fresh, gone, kept, forms, files } = diff
  const shown = fresh.slice(0, mostShown).map((diagnostic) => fenced(formatDiagnostic(diagnostic, after)))
  const more = fresh.length - shown.length
  const problems = fresh.filter(({ severity }) => severity === 'error').length
  return [
    texts.mark,
    `## ${fillText(texts.heading, { revision })}`,
    `### ${fresh.length === 0 ? texts.noFresh : fillText(texts.fresh, { problems, warnings: fresh.length - problems })}`,
    ...shown,
    ...(more > 0 ? [fillText(texts.more, { count: more })] : []),
    fillText(texts.rest, { gone: gone.length, kept }),
    ...(forms.length === 0 ? [] : [`### ${texts.forms}`, tableOf(forms)]),
    ...(files.length === 0
      ? []
      : [`### ${texts.files}`, files.map((file) => `- ${quoted(file)}`).join('\n')]),
  ].join('\n\n')
}

function tableOf(forms: FormsDiff['forms']): string {
  const rows = forms.map(
    ({ slug, change, files }) =>
      `| ${quoted(slug)} | ${texts.changes[change]} | ${files.map(quoted).join(', ') || texts.card} |`,
  )
  return [`| ${texts.columns.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n')
}

/** The name of a file or folder, without characters that could end the code span. */
function quoted(name: string): string {
  return `\`${name.replaceAll(/[^\w./-]/g, '?')}\``
}

/** Foreign text in a code block: it must not become a link, a mention or a picture. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

function without(all: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ rule, file, subject, message, remedy }: Diagnostic) =>
    JSON.stringify([rule, file, subject, message, remedy])
  const left = new Map<string, number>()
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1)
  return all.filter((diagnostic) => {
    const count = left.get(keyOf(diagnostic)) ?? 0
    left.set(keyOf(diagnostic), count - 1)
    return count <= 0
  })
}

/** The slugs whose cards differ; empty while one of the two manifests cannot be read. */
function changedCards(before: WorkspaceFiles, after: WorkspaceFiles): readonly string[] {
  const [earlier, later] = [cardsOf(before), cardsOf(after)]
  const slugs = [...new Set([...earlier.keys(), ...later.keys()])]
  return slugs.filter((slug) => earlier.get(slug) !== later.get(slug))
}

function cardsOf(files: WorkspaceFiles): ReadonlyMap<string, string> {
  const { cards } = propertiesOf(jsonIn(textOf(files, manifestPath)))
  const all = Array.isArray(cards) ? cards.map(propertiesOf) : []
  return new Map(all.map((card) => [String(card['slug']), JSON.stringify(card)]))
}

function textOf(files: WorkspaceFiles, path: string): string | undefined {
  const file = files.get(path)
  return file === undefined ? undefined : decodeText(file).text
}
