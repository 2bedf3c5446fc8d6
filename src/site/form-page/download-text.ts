/**
 * Hand the visitor a file of plain text, as a download. Needs no leave of the page's policy and no server.
 * @example downloadText('staff-SA-7K3M9Q.txt', 'Staff Application\n…', document)
 */
export function downloadText(name: string, text: string, document: Document): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers fetch it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
