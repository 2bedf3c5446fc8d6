/** A moment as people read it on this site, in the visitor's own time zone: "June 24, 2025 at 2:00 PM". */
export const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
