import { structuredPatch } from 'diff'

interface LineDifferencesProps {
  /** What the table shows, where there are several. */
  readonly caption?: string
  /** The name and the text of each side. */
  readonly one: readonly [name: string, text: string]
  readonly other: readonly [name: string, text: string]
}

/** The lines that differ between two texts, side by side, without the indentation that would push them off a phone. */
export function LineDifferences({ caption, one, other }: LineDifferencesProps) {
  return (
    <table className="line-differences">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{one[0]}</th>
          <th scope="col">{other[0]}</th>
        </tr>
      </thead>
      <tbody>
        {linesThatDiffer(one[1], other[1]).map((lines, index) => (
          // Lines have no other key.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td>{lines.one?.trimStart()}</td>
            <td>{lines.other?.trimStart()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * The lines that differ between two texts, side by side; undefined where the other text has none there.
 * @example linesThatDiffer('a\nb\n', 'a\nc\n') // => [{ one: 'b', other: 'c' }]
 */
export function linesThatDiffer(one: string, other: string) {
  const { hunks } = structuredPatch('', '', one, other, undefined, undefined, { context: 0 })
  return hunks.flatMap(({ lines }) => {
    const marked = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length))
    const [removed, added] = [marked('-'), marked('+')]
    const length = Math.max(removed.length, added.length)
    return Array.from({ length }, (_, index) => ({ one: removed[index], other: added[index] }))
  })
}
