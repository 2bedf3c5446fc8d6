import { isoDay } from './iso-day'

/** The date of news, which is any text: as it is written, and for machines as well where it is a day. */
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
