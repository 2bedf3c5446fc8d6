/** The date of a news item, as it is written; where it is a day, also in a form for machines. */
export function NewsDate({ date }: { readonly date: string }) {
  const day = isoDay(date)
  return day === undefined ? (
    <span className="small">{date}</span>
  ) : (
    <time className="small" dateTime={day}>
      {date}
    </time>
  )
}

const months = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const written = new RegExp(
  `^(?:${months} (\\d{1,2}), \\d{4}|(\\d{1,2}) ${months} \\d{4}|\\d{4}-\\d\\d-(\\d\\d))$`,
)

/**
 * The ISO 8601 form of a day that is written for people; undefined for any other text.
 * @example isoDay('June 24, 2025') // => '2025-06-24'
 * @example isoDay('Summer 2025') // => undefined
 */
export function isoDay(text: string): string | undefined {
  const [, ...days] = written.exec(text) ?? []
  const day = days.find((found) => found !== undefined)
  const date = new Date(/-/.test(text) ? text : `${text} UTC`)
  // A browser takes June 31 for July 1.
  if (day === undefined || Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined
  return date.toISOString().slice(0, 10)
}

/**
 * Entries with a day each, to sort them by and for feeds. An entry whose date is not a day gets the day of the next
 * entry that has one, as that stays the same when news is added on top; else of the one before it; 1970-01-01 where no
 * entry has a day.
 * @example withDays([{ date: 'Summer 2025' }, { date: 'June 5, 2025' }])[0]?.day // => '2025-06-05'
 */
export function withDays<Entry extends { readonly date: string }>(
  entries: readonly Entry[],
): readonly (Entry & { readonly day: string })[] {
  const days = entries.map(({ date }) => isoDay(date))
  return entries.map((entry, at) => {
    const near = [...days.slice(at), ...days.slice(0, at).toReversed()]
    return { ...entry, day: near.find((day) => day !== undefined) ?? '1970-01-01' }
  })
}
