import { statSync } from 'node:fs'
import { join } from 'node:path'
import { questionOrder } from '../../engine/schema/question-order'
import { rulesOfForm } from '../../engine/answers/rules-of-form'
import type { BuiltForm } from '../build-pages'
import { fillText } from '../../engine/fill-text'
import { readDefinition } from '../../catalog/read-definitions'
import texts from '../texts.json'

const columns = ['script', 'page', 'questions', 'rules'] as const

/** The gzipped sizes of a form's script and of its page, in bytes, and how many questions and rules the form has. */
type FormWeight = Readonly<Record<(typeof columns)[number], number>> & { readonly slug: string }

/** The size of each form of a built and compressed folder, as a table to print. `forms` is the folder of the forms. */
export function formTable(folder: string, forms: string, built: readonly BuiltForm[]): string {
  return writeTable(
    built.map(({ slug, page, script }) => {
      const definition = readDefinition(slug, forms)
      return {
        slug,
        script: statSync(join(folder, `${script}.gz`)).size,
        page: statSync(join(folder, `${page}.gz`)).size,
        questions: questionOrder(definition).length,
        rules: rulesOfForm(definition).length,
      }
    }),
  )
}

/**
 * A line for each form, the largest scripts first, then the sums.
 * @example writeTable([{ slug: 'staff', script: 2100, page: 12000, questions: 6, rules: 14 }])
 */
export function writeTable(weights: readonly FormWeight[]): string {
  const sorted = weights.toSorted((a, b) => b.script - a.script || a.slug.localeCompare(b.slug, 'en'))
  const sums = columns.map((column) => weights.reduce((sum, weight) => sum + weight[column], 0))
  const lines = [
    [texts.table.form, ...columns.map((column) => texts.table[column])],
    ...sorted.map((weight) => [weight.slug, ...columns.map((column) => String(weight[column]))]),
    [fillText(texts.table.total, { count: weights.length }), ...sums.map(String)],
  ]
  return [texts.table.heading, ...aligned(lines)].join('\n')
}

function aligned(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  return lines.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
}
