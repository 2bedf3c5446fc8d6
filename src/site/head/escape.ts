/**
 * A block of data inside HTML. `<` is escaped, so that nothing in the data can end the block.
 * @example dataBlock('application/json', { a: 1 }, 'page-data')
 */
export function dataBlock(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Make any text safe inside XML and HTML, in elements and between double quotes. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
