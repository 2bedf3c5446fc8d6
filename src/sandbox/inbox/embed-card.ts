import type { Embed, Field } from '../discord/body'
import { fieldRows } from './field-rows'
import texts from './inbox-texts.json' with { type: 'json' }
import { renderMarkdown, renderTitle } from '../../discord/markdown/render-markdown'
import { html, type Markup } from './markup'
import { showTime } from './show-time'

/**
 * One embed as the platform draws it. The colour stands in the attribute of an SVG, as the page's policy allows no
 * style attribute. Pictures are named and not loaded: the inbox fetches nothing from outside.
 */
export function embedCard(embed: Embed): Markup {
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

/** Black means "no colour" to Discord; the bar then keeps that of the page. */
function colourBar(colour = 0): Markup {
  const fill = colour === 0 ? 'inherit' : `#${colour.toString(16).padStart(6, '0')}`
  return html`<svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
    <rect width="1" height="1" fill="${fill}" />
  </svg>`
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
  const moment = timestamp === undefined ? undefined : showTime(Date.parse(timestamp))
  const parts = [footer?.text, moment && html`<time datetime="${moment.iso}">${moment.text}</time>`].filter(
    Boolean,
  )
  if (parts.length === 0) return ''
  const between = parts.length > 1 ? html`<span aria-hidden="true"> • </span>` : ''
  return html`<div class="embed-footer">${parts[0]}${between}${parts[1]}</div>`
}

function linked(label: Markup | string, address: string | undefined): Markup {
  if (address === undefined || !/^https?:/i.test(address)) return html`${label}`
  return html`<a href="${address}" title="${address}" rel="noreferrer">${label}</a>`
}
