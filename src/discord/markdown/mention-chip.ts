import { sandboxRoleId } from '../../sandbox/identity'
import { html, type Markup } from '../../sandbox/inbox/markup'
import texts from '../../sandbox/inbox/inbox-texts.json' with { type: 'json' }

/** A mention as the platform draws it: a chip with a name; the id is in its title. */
export function mentionChip(of: 'user' | 'role' | 'channel', id: string): Markup {
  return html`<span class="chip" title="${id}">${nameOf(of, id)}</span>`
}

/** The chip of `@everyone` or `@here`. */
export function everyoneChip(text: string): Markup {
  return html`<span class="chip">${text}</span>`
}

/** The name people see for an id; the sandbox knows one role by name. */
export function nameOf(of: 'user' | 'role' | 'channel', id: string): string {
  if (of === 'role') return id === sandboxRoleId ? texts.staffRole : texts.unknownRole
  return of === 'user' ? texts.unknownUser.replace('{id}', id.slice(-4)) : texts.unknownChannel
}
