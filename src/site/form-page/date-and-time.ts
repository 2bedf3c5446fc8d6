/**
 * A moment as people read it on this site, in the visitor's own time zone: "June 24, 2025 at 2:00 PM". The format is made
 * when it is needed, as making one takes longer than all else a page does when it starts.
 */
export function dateAndTime(moment: Date): string {
  return moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
}
