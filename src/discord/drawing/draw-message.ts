import type { Body, Embed, Field } from '../message-body'
import { drawTime } from './inline-markdown'
import { html, type Markup } from './markup'
import { renderMarkdown, renderTitle } from './render-markdown'
import texts from './texts.json' with { type: 'json' }

/**
 * A message as the platform draws it: the line of text, then the framed answers. Finished HTML: every text in it is
 * escaped.
 * @example String(drawMessage(readMessageBody({ content: 'Hi' }))) // => '<div class="content">…</div>'
 */
export function drawMessage({ content, embeds }: Body): Markup {
  const cards = embeds.map((embed, index) =>
    isRepeated(embed, embeds.slice(0, index))
      ? html`<p class="subtext">${texts.sameAddress}</p>`
      : embedCard(embed),
  )
  return html`${content && html`<div class="content">${renderMarkdown(content, 'content')}</div>`}${cards}`
}

/** Of embeds with the same address Discord shows only the first. */
function isRepeated({ url }: Embed, before: readonly Embed[]): boolean {
  return url !== undefined && before.some((embed) => embed.url === url)
}

/**
 * One embed as the platform draws it. The colour is an attribute of an SVG, as the page's Content-Security-Policy
 * allows no style attributes. Pictures are only named: a drawing fetches nothing from outside.
 */
function embedCard(embed: Embed): Markup {
  return html`<div class="embed">
    ${colourBar(embed.color)}
    ${embed.author && html`<div class="embed-author">${linked(embed.author.name, embed.author.url)}</div>`}
    ${embed.title && html`<div class="embed-title">${linked(renderTitle(embed.title), embed.url)}</div>`}
    ${embed.description && html`<div class="embed-text">${renderMarkdown(embed.description, 'description')}</div>`}
    ${fieldRows(embed.fields ?? []).map(rowOfFields)}
    ${[embed.image, embed.thumbnail].map((picture) => picture && pictureLine(picture.url))}
    ${footerLine(embed)}
  </div>`
}

/** Black means "no colour" to Discord; the bar then has the page's colour. */
function colourBar(colour = 0): Markup {
  const fill = colour === 0 ? 'inherit' : `#${colour.toString(16).padStart(6, '0')}`
  return html`<svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
    <rect width="1" height="1" fill="${fill}" />
  </svg>`
}

const widestRow = 3

/**
 * Arrange an embed's fields as the platform does: neighbouring inline fields share a row of up to three, any other
 * field has its own row.
 * @example fieldRows([inline, inline, wide]).map((row) => row.length) // => [2, 1]
 */
export function fieldRows(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const fits =
      field.inline && last !== undefined && last.length < widestRow && last.every((each) => each.inline)
    if (fits) last.push(field)
    else rows.push([field])
  }
  return rows
}

function rowOfFields(row: readonly Field[]): Markup {
  return html`<dl class="row row-${row.length}">${row.map(fieldCell)}</dl>`
}

function fieldCell({ name, value }: Field): Markup {
  return html`<div class="field">
    <dt>${renderTitle(name)}</dt>
    <dd>${renderMarkdown(value, 'value')}</dd>
  </div>`
}

function pictureLine(address: string): Markup {
  return html`<div class="picture">${texts.picture}: ${linked(address, address)}</div>`
}

function footerLine({ footer, timestamp }: Embed): Markup | '' {
  const moment = timestamp && drawTime(Date.parse(timestamp))
  const parts = [footer?.text, moment].filter(Boolean)
  if (parts.length === 0) return ''
  const between = parts.length > 1 ? html`<span aria-hidden="true"> • </span>` : ''
  return html`<div class="embed-footer">${parts[0]}${between}${parts[1]}</div>`
}

function linked(label: Markup | string, address: string | undefined): Markup {
  if (address === undefined || !/^https?:/i.test(address)) return html`${label}`
  return html`<a href="${address}" title="${address}" rel="noreferrer">${label}</a>`
}
