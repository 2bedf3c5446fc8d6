/** Have these scripts fetched side by side; they run when they are imported. */
export function fetchAhead(addresses: readonly string[], document: Document): void {
  for (const address of addresses) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    link.crossOrigin = ''
    document.head.append(link)
  }
}
