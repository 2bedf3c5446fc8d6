import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Message } from '../../../engine/message/message'
import { readBody } from '../../../sandbox/discord/body'
import { embedCard } from '../../../sandbox/inbox/embed-card'
import { renderMarkdown } from '../../../discord/markdown/render-markdown'

/**
 * One message as the chat platform draws it, by the sandbox's own drawing: the line of text, then the framed answers.
 * Finished HTML: every text in it is escaped.
 * @example drawMessage(message) // => '<div class="content">…</div><div class="embed">…</div>'
 */
export function drawMessage(message: Message): string {
  const { content, embeds } = readBody(message)
  const line = content === '' ? '' : html`<div class="content">${renderMarkdown(content, 'content')}</div>`
  // Nothing in it is waited for, so it is a finished text and no promise of one.
  return html`${line}${embeds.map(embedCard)}` as HtmlEscapedString
}
