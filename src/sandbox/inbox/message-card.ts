import type { Embed } from '../discord/body'
import type { Notified } from '../discord/mentions'
import type { StoredMessage } from '../message-store'
import { embedCard } from './embed-card'
import texts from './inbox-texts.json' with { type: 'json' }
import { nameOf } from '../../discord/markdown/mention-chip'
import { renderMarkdown } from '../../discord/markdown/render-markdown'
import { html, type Markup } from './markup'
import { showTime } from './show-time'

const hidesEmbeds = 4

/** One message of the inbox: where it went and whom it notified, the message as drawn, and its body as it was sent. */
export function messageCard(message: StoredMessage): Markup {
  const { id, author, body } = message
  return html`<li class="message" id="message-${id}">
    <article aria-labelledby="author-${id}">
      ${whereLine(message)}
      <div class="drawn">
        <span class="avatar" aria-hidden="true">${Array.from(author)[0]?.toUpperCase()}</span>
        <div class="bubble">
          <h3 id="author-${id}">
            <span class="author">${author}</span>
            <span class="bot">${texts.bot}</span> ${timeOf(message.arrivedAt)}
          </h3>
          ${body.content && html`<div class="content">${renderMarkdown(body.content, 'content')}</div>`}
          ${message.editedAt && html`<div class="subtext">${texts.edited}</div>`} ${embeds(message)}
          ${message.files.map(fileLine)}
        </div>
      </div>
      ${rawBody(message)}
    </article>
  </li>`
}

function whereLine({ webhook, threadName, notified, id }: StoredMessage): Markup {
  const thread = threadName === undefined ? '' : texts.inThread.replace('{name}', () => threadName)
  return html`<p class="where">
    <a href="/?webhook=${encodeURIComponent(webhook)}">#${webhook}</a> <span>${thread}</span>
    <span class="notifies">${notifies(notified)}</span> <span class="id">${id}</span>
  </p>`
}

/** In words, whom a message notified. */
function notifies({ users, roles, everyone }: Notified): string {
  const names = [
    ...roles.map((id) => nameOf('role', id)),
    ...users.map((id) => nameOf('user', id)),
    ...(everyone ? ['@everyone'] : []),
  ]
  return names.length === 0 ? texts.notifiesNobody : texts.notifies.replace('{names}', () => names.join(', '))
}

function embeds({ body }: StoredMessage): Markup | readonly Markup[] {
  if (body.embeds.length > 0 && (body.flags & hidesEmbeds) !== 0)
    return html`<p class="subtext">${texts.noEmbeds}</p>`
  return body.embeds.map((embed, index) =>
    isRepeated(embed, body.embeds.slice(0, index))
      ? html`<p class="subtext">${texts.sameAddress}</p>`
      : embedCard(embed),
  )
}

/** Of embeds with the same address Discord shows only the first. */
function isRepeated({ url }: Embed, before: readonly Embed[]): boolean {
  return url !== undefined && before.some((embed) => embed.url === url)
}

function fileLine({ name, size }: StoredMessage['files'][number]): Markup {
  const text = texts.fileSize.replace('{name}', () => name).replace('{size}', String(size))
  return html`<p class="picture">${texts.file}: ${text}</p>`
}

function timeOf(when: number): Markup {
  const { text, iso } = showTime(when)
  return html`<time datetime="${iso}">${text}</time>`
}

function rawBody({ raw }: StoredMessage): Markup {
  return html`<details class="raw">
    <summary>${texts.body}</summary>
    <pre tabindex="0">${JSON.stringify(raw, null, 2)}</pre>
  </details>`
}
