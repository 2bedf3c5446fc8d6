import { fillText, pluralText } from '../../engine/fill-text'
import type { Fault } from '../faults/fault'
import type { StoredMessage, Notified } from '../messages'
import { faultPanel, option } from './fault-panel'
import texts from './texts.json' with { type: 'json' }
import { html, type Markup } from '../../discord/drawing/markup'
import { drawMessage } from '../../discord/drawing/draw-message'
import { drawTime, nameOf } from '../../discord/drawing/inline-markdown'

/** The contents of the inbox. `messages` are in order of arrival; `webhook` is the one selected in the filter. */
export interface Inbox {
  readonly webhooks: readonly string[]
  readonly webhook: string | undefined
  readonly messages: readonly StoredMessage[]
  readonly faults: readonly Fault[]
  readonly revision: number
}

// Vite compiles a tagged template that contains a whole `script` end tag with a helper that its file watcher cannot watch.
const script = 'script'

/** The whole inbox page, newest message first. Works without its script, which only polls for new messages. */
export function inboxPage(inbox: Inbox): Markup {
  return html`<!doctype html>
    <html lang="en" data-revision="${inbox.revision}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${texts.title}</title>
        <link rel="icon" href="/sandbox/inbox.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox/inbox.css" />
        <link rel="stylesheet" href="/sandbox/drawing.css" />
        <script src="/sandbox/inbox.js" defer></${script}>
      </head>
      <body>
        <a class="skip" href="#messages">${texts.skipMessages}</a>
        <a class="skip" href="#faults">${texts.skipFaults}</a>
        <header>
          <img src="/sandbox/inbox.svg" alt="" width="40" height="40" />
          <div>
            <h1>${texts.title}</h1>
            <p>${texts.lead}</p>
          </div>
        </header>
        <main>${messagesOf(inbox)} ${faultPanel(inbox.faults, inbox.webhook)}</main>
      </body>
    </html>`
}

function messagesOf(inbox: Inbox): Markup {
  const newestFirst = inbox.messages.toReversed()
  return html`<section id="messages" aria-labelledby="messages-title" tabindex="-1">
    <h2 id="messages-title">${texts.messages}</h2>
    ${filterOf(inbox)}
    <div class="news">
      <p role="status" id="count">${countOf(inbox.messages.length)}</p>
      <label class="tick" id="follow" hidden
        ><input type="checkbox" checked /> <span>${texts.follow}</span></label
      >
    </div>
    <p class="empty" id="empty" ${newestFirst.length > 0 ? 'hidden' : ''}>${texts.empty}</p>
    <ol id="list">
      ${newestFirst.map(messageCard)}
    </ol>
  </section>`
}

function filterOf({ webhooks, webhook }: Inbox): Markup {
  const choices = webhooks.map((name) => option(name, name, name === webhook))
  return html`<form class="filter" method="get" action="/">
    <label for="webhook">${texts.filter}</label>
    <select id="webhook" name="webhook">
      ${option('', texts.allWebhooks, webhook === undefined)} ${choices}
    </select>
    <button class="button">${texts.show}</button>
  </form>`
}

function countOf(count: number): string {
  if (count === 0) return texts.countNone
  return pluralText(texts.count, count)
}

/** One message of the inbox: its channel, whom it notified, the message as drawn, and its body as it was sent. */
function messageCard(message: StoredMessage): Markup {
  const { id, author, body } = message
  return html`<li class="message" id="message-${id}">
    <article aria-labelledby="author-${id}">
      ${whereLine(message)}
      <div class="drawn">
        <span class="avatar" aria-hidden="true">${Array.from(author)[0]?.toUpperCase()}</span>
        <div class="bubble">
          <h3 id="author-${id}">
            <span class="author">${author}</span>
            <span class="bot">${texts.bot}</span> ${drawTime(message.arrivedAt)}
          </h3>
          <div class="drawing">${drawMessage(body)}</div>
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

function notifies({ users, roles, everyone }: Notified): string {
  const names = [
    ...roles.map((id) => nameOf('role', id)),
    ...users.map((id) => nameOf('user', id)),
    ...(everyone ? ['@everyone'] : []),
  ]
  return names.length === 0 ? texts.notifiesNobody : fillText(texts.notifies, { names: names.join(', ') })
}

function rawBody({ raw }: StoredMessage): Markup {
  return html`<details class="raw">
    <summary>${texts.body}</summary>
    <pre tabindex="0">${JSON.stringify(raw, null, 2)}</pre>
  </details>`
}
