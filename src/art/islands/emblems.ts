import forms from './form-emblems.json'
import pages from './page-emblems.json'

// The keys of a JSON file are known only as its own.
const drawn: Readonly<Record<string, readonly string[]>> = {
  ...forms,
  ...Object.fromEntries(Object.entries(pages).map(([name, { rows }]) => [name, rows])),
}

/**
 * The rows of an island's emblem, from the top: "#" its colour, "o" lighter, "." nothing. What has none of
 * its own has the heart.
 */
export function emblemOf(name: string): readonly string[] {
  return drawn[name] ?? pages['page-about'].rows
}

/** One block of an emblem: its place in the emblem's rows, and what is around it. */
export interface Cell {
  readonly column: number
  readonly row: number
  readonly isLight: boolean
  readonly isOpenAbove: boolean
  readonly isOpenBelow: boolean
  readonly isOpenLeft: boolean
  readonly isOpenRight: boolean
}

/** The blocks of an emblem, from the top. */
export function cellsOf(rows: readonly string[]): readonly Cell[] {
  const isOpen = (column: number, row: number): boolean => (rows[row]?.[column] ?? '.') === '.'
  return rows.flatMap((marks, row) =>
    Array.from(marks).flatMap((mark, column) =>
      mark === '.'
        ? []
        : [
            {
              column,
              row,
              isLight: mark === 'o',
              isOpenAbove: isOpen(column, row - 1),
              isOpenBelow: isOpen(column, row + 1),
              isOpenLeft: isOpen(column - 1, row),
              isOpenRight: isOpen(column + 1, row),
            },
          ],
    ),
  )
}
