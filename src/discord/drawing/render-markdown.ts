import { fillText } from '../../engine/fill-text'
import { scopes, type Block, type Inline, type ListItem } from '../markdown/nodes'
import { parseBlocks } from '../markdown/parse-blocks'
import { parseInline } from '../markdown/parse-inline'
import { sampleRoleId } from '../sample-role'
import { html, type Markup } from './markup'
import texts from './texts.json' with { type: 'json' }

/**
 * Draw a text as Discord draws it in this part of a message. Text that is not markdown is escaped.
 * @example String(renderMarkdown('**hi** <b>', 'value')) // => '<div class="lines"><strong>hi</strong> &lt;b&gt;</div>'
 */
export function renderMarkdown(source: string, place: 'content' | 'description' | 'value'): Markup {
  return html`${parseBlocks(source, scopes[place]).map(drawBlock)}`
}

/** Draw a title or a field's name as Discord draws it: one line of text, without links and mentions. */
export function renderTitle(source: string): Markup {
  return html`${parseInline(source, scopes.title).map(drawInline)}`
}

function drawBlock(block: Block): Markup {
  switch (block.kind) {
    case 'lines':
      return html`<div class="lines">${block.children.map(drawInline)}</div>`
    case 'heading':
      // Not a real heading: a message must not change the outline of the inbox.
      return html`<div class="heading heading-${block.level}">${block.children.map(drawInline)}</div>`
    case 'subtext':
      return html`<div class="subtext">${block.children.map(drawInline)}</div>`
    case 'quote':
      return html`<blockquote>${block.children.map(drawBlock)}</blockquote>`
    case 'list':
      return html`<ul class="list">
        ${block.items.map(drawItem)}
      </ul>`
    default:
      return html`<pre class="code-block" tabindex="0"><code>${block.text}</code></pre>`
  }
}

function drawItem({ mark, deep, children }: ListItem): Markup {
  return html`<li class="${deep ? 'deep' : 'flat'}">
    <span class="mark">${mark}</span><span>${children.map(drawInline)}</span>
  </li>`
}

function drawInline(node: Inline): Markup {
  switch (node.kind) {
    case 'text':
      return html`${node.text}`
    case 'strong':
      return html`<strong>${node.children.map(drawInline)}</strong>`
    case 'em':
      return html`<em>${node.children.map(drawInline)}</em>`
    case 'underline':
      return html`<u>${node.children.map(drawInline)}</u>`
    case 'strike':
      return html`<s>${node.children.map(drawInline)}</s>`
    case 'spoiler':
      return html`<span class="spoiler" tabindex="0">${node.children.map(drawInline)}</span>`
    case 'code':
      return html`<code>${node.text}</code>`
    case 'link':
      return html`<a href="${node.href}" title="${node.href}" rel="noreferrer"
        >${node.children.map(drawInline)}</a
      >`
    case 'mention':
      return html`<span class="chip" title="${node.id}">${nameOf(node.of, node.id)}</span>`
    case 'everyone':
      return html`<span class="chip">${node.text}</span>`
    default:
      return drawTime(node.seconds)
  }
}

function drawTime(seconds: number): Markup {
  const { text, iso } = showTime(seconds * 1000)
  return html`<time class="moment" datetime="${iso}">${text}</time>`
}

/** The name people see for an id; only one role has a real name here. */
export function nameOf(of: 'user' | 'role' | 'channel', id: string): string {
  if (of === 'role') return id === sampleRoleId ? texts.staffRole : texts.unknownRole
  return of === 'user' ? fillText(texts.unknownUser, { id: id.slice(-4) }) : texts.unknownChannel
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A point in time for people to read, in UTC; `when` is milliseconds since 1970. Empty if there is no such time. */
export function showTime(when: number): { readonly text: string; readonly iso: string } {
  const date = new Date(when)
  if (Number.isNaN(date.getTime())) return { text: '', iso: '' }
  return { text: `${timeFormat.format(date)} UTC`, iso: date.toISOString() }
}
