import type { Body, Embed } from '../message-body'
import { embedCard } from './embed-card'
import { html, type Markup } from './markup'
import { renderMarkdown } from './render-markdown'
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
