import type { Fault, FaultTarget } from '../faults/fault'
import texts from './inbox-texts.json' with { type: 'json' }
import { html, type Markup } from './markup'
import { isInGroup } from './read-switches'
import { switchGroup } from './switch-group'

const targets: readonly FaultTarget[] = ['webhook', 'widget', 'status', 'votes']

/** Every switch of the sandbox: the faults of each service (of the chosen webhook, if one is), and the upkeep. */
export function faultPanel(faults: readonly Fault[], webhook: string | undefined): Markup {
  return html`<section class="panel" id="faults" aria-labelledby="faults-title" tabindex="-1">
    <h2 id="faults-title">${texts.faults}</h2>
    <p>${texts.faultsLead}</p>
    ${activeFaults(faults)} ${targets.map((target) => groupOf(target, faults, webhook))} ${upkeep(webhook)}
  </section>`
}

function groupOf(target: FaultTarget, faults: readonly Fault[], chosen: string | undefined): Markup {
  const webhook = target === 'webhook' ? chosen : undefined
  const own = faults.filter((fault) => isInGroup(fault, { target, webhook }))
  return html`<details ${own.length > 0 ? 'open' : ''}>
    <summary>
      ${texts.targets[target]}${webhook !== undefined && html` <span class="only">#${webhook}</span>`}
    </summary>
    ${switchGroup({ target, webhook, faults: own })}
  </details>`
}

function activeFaults(faults: readonly Fault[]): Markup {
  if (faults.length === 0) return html`<p class="all-well" id="active">${texts.noFaults}</p>`
  return html`<div class="active" id="active">
    <h3>${texts.activeFaults}</h3>
    <ul>
      ${faults.map(activeFault)}
    </ul>
  </div>`
}

function activeFault(fault: Fault): Markup {
  const webhook = fault.target === 'webhook' && fault.webhook !== undefined ? ` #${fault.webhook}` : ''
  const name = texts.activeFor
    .replace('{target}', () => texts.targets[fault.target] + webhook)
    .replace('{kind}', texts.kinds[fault.kind])
  const times =
    fault.times === undefined ? '' : ` (${texts.activeTimes.replace('{count}', String(fault.times))})`
  return html`<li>${name}${times}</li>`
}

function upkeep(webhook: string | undefined): Markup {
  const scope = webhook === undefined ? '' : html`<input type="hidden" name="webhook" value="${webhook}" />`
  const deleteText =
    webhook === undefined ? texts.clearMessages : texts.clearMessagesOf.replace('{name}', () => `#${webhook}`)
  return html`<form class="upkeep" method="post" action="/sandbox/upkeep">
    <h3>${texts.upkeep}</h3>
    ${scope}
    <button class="button" name="do" value="clear-faults">${texts.clearFaults}</button>
    <button class="button" name="do" value="clear-messages">${deleteText}</button>
    <button class="button" name="do" value="reset">${texts.reset}</button>
  </form>`
}
