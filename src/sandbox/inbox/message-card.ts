import { fillText } from '../../engine/fill-text'
import { drawMessage } from '../../discord/drawing/draw-message'
import { html, type Markup } from '../../discord/drawing/markup'
import { nameOf } from '../../discord/drawing/render-markdown'
import { showTime } from '../../discord/drawing/show-time'
import type { Notified } from '../webhook/notified'
import type { StoredMessage } from '../messages'
import texts from './texts.json' with { type: 'json' }

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
          ${drawMessage(body)}
        </div>
      </div>
      ${rawBody(message)}
    </article>
  </li>`
}

function whereLine({ webhook, threadName, notified, id }: StoredMessage): Markup {
  const thread = threadName === undefined ? '' : fillText(texts.inThread, { name: threadName })
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
  return names.length === 0 ? texts.notifiesNobody : fillText(texts.notifies, { names: names.join(', ') })
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
