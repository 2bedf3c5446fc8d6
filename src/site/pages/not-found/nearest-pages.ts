interface Page {
  readonly label: string
  readonly path: string
}

const most = 3

/**
 * Up to three pages whose addresses are most similar to an unknown one, the nearest first: at least half of their pairs
 * of neighbouring letters must be in common (Dice's coefficient). Empty if none is similar.
 * @example nearestPages('/galery', pages)[0]?.path // => '/gallery'
 */
export function nearestPages(path: string, pages: readonly Page[]): readonly Page[] {
  const asked = pairs(path)
  return pages
    .map((page) => ({ page, likeness: likeness(asked, pairs(page.path)) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page)
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}

function pairs(path: string): ReadonlySet<string> {
  const letters = path.toLowerCase().replace(/^\/(forms\/)?/, '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}
