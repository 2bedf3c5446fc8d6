import { fillText } from '../../engine/fill-text'
import {
  errorStatuses,
  faultDefaults,
  faultKinds,
  type Fault,
  type FaultKind,
  type FaultTarget,
} from '../faults/fault'
import texts from './texts.json' with { type: 'json' }
import { html, type Markup } from '../../discord/drawing/markup'
import { readFaults, type ReadFaults } from '../control/read-faults'

const targets: readonly FaultTarget[] = ['webhook', 'widget', 'status', 'votes']

/** All controls of the sandbox: the faults of each service, or of the selected webhook, clearing and resetting. */
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
  const target = texts.targets[fault.target] + webhook
  const name = fillText(texts.activeFor, { target, kind: texts.kinds[fault.kind] })
  const times = fault.times === undefined ? '' : ` (${fillText(texts.activeTimes, { count: fault.times })})`
  return html`<li>${name}${times}</li>`
}

function upkeep(webhook: string | undefined): Markup {
  const scope = webhook === undefined ? '' : html`<input type="hidden" name="webhook" value="${webhook}" />`
  const deleteText =
    webhook === undefined ? texts.clearMessages : fillText(texts.clearMessagesOf, { name: `#${webhook}` })
  return html`<form class="upkeep" method="post" action="/sandbox/upkeep">
    <h3>${texts.upkeep}</h3>
    ${scope}
    <button class="button" name="do" value="clear-faults">${texts.clearFaults}</button>
    <button class="button" name="do" value="clear-messages">${deleteText}</button>
    <button class="button" name="do" value="reset">${texts.reset}</button>
  </form>`
}

interface Group {
  readonly target: FaultTarget
  readonly webhook: string | undefined
  readonly faults: readonly Fault[]
}

/** The controls of one service as an HTML form: one checkbox per fault, with its details beside it. */
function switchGroup(group: Group): Markup {
  const { target, webhook } = group
  return html`<form class="switches" method="post" action="/sandbox/switches">
    <input type="hidden" name="target" value="${target}" />
    <input type="hidden" name="webhook" value="${webhook ?? ''}" />
    <fieldset>
      <legend>
        ${texts.targets[target]}${webhook !== undefined && html` <span class="only">#${webhook}</span>`}
      </legend>
      ${faultKinds[target].map((kind) => switchLine(group, kind))} ${timesLine(group)}
    </fieldset>
    <button class="button">${texts.apply}</button>
  </form>`
}

function switchLine({ target, faults }: Group, kind: FaultKind): Markup {
  const fault = faults.find((each) => each.kind === kind)
  const values = { ...faultDefaults, ...fault }
  const details = (detailsOf.get(kind) ?? []).map((name) =>
    detailLine(`${target}-${kind}-${name}`, name, values[name]),
  )
  return html`<div class="switch">
    <label class="tick">
      <input type="checkbox" name="kind" value="${kind}" ${fault === undefined ? '' : 'checked'} />
      <span>${texts.kinds[kind]}</span>
    </label>
    ${details.length > 0 && html`<div class="details">${details}</div>`}
  </div>`
}

type Detail = keyof typeof faultDefaults

/** The details of each kind of fault that has some. */
const detailsOf: ReadonlyMap<string, readonly Detail[]> = new Map([
  ['slow', ['delay']],
  ['server-error', ['status']],
  ['rate-limited', ['retryAfter', 'scope']],
])

/**
 * The choices for each detail; a detail that is not listed is a time, in seconds in the form and in
 * milliseconds in the fault.
 */
const choices: Readonly<Partial<Record<Detail, readonly (readonly [string, string])[]>>> = {
  status: errorStatuses.map((status) => [String(status), String(status)]),
  scope: Object.entries(texts.scopes),
}

function detailLine(id: string, name: Detail, value: string | number): Markup {
  const control = choices[name]
    ? html`<select id="${id}" name="${name}">
        ${choices[name].map(([each, text]) => option(each, text, each === String(value)))}
      </select>`
    : html`<input
        type="number"
        id="${id}"
        name="${name}"
        value="${Number(value) / 1000}"
        min="0"
        max="600"
        step="any"
      />`
  return html`<div class="detail">
    <label for="${id}">${texts.details[name]}</label>
    ${control}
  </div>`
}

function readDetail(name: Detail, given: unknown): unknown {
  if (name === 'scope') return given
  return name === 'status' ? Number(given) : Number(given) * 1000
}

function timesLine({ target, faults }: Group): Markup {
  const times = faults.find((fault) => fault.times !== undefined)?.times ?? ''
  return html`<div class="detail times">
    <label for="${target}-times">${texts.times}</label>
    <input type="number" id="${target}-times" name="times" value="${times}" min="1" step="1" />
  </div>`
}

export function option(value: string, text: string, chosen: boolean): Markup {
  return html`<option value="${value}" ${chosen ? 'selected' : ''}>${text}</option>`
}

/** The data of one group's form: text, or lists of text. */
type SwitchForm = Readonly<Record<string, unknown>>

/** What a form controls: the faults of one service, and of one webhook or of all. */
interface SwitchGroup {
  readonly target: unknown
  readonly webhook: string | undefined
}

export function readGroup(form: SwitchForm): SwitchGroup {
  const { target, webhook } = form
  return { target, webhook: typeof webhook === 'string' && webhook !== '' ? webhook : undefined }
}

/** Read the faults that a group's form turns on; the same mistakes are refused as over HTTP. */
export function readSwitches(form: SwitchForm, webhooks: readonly string[]): ReadFaults {
  const { target, webhook } = readGroup(form)
  const aim = webhook === undefined ? { target } : { target, webhook }
  const times = form['times'] === undefined || form['times'] === '' ? {} : { times: Number(form['times']) }
  const faults = listOf(form['kind']).map((kind) => {
    const details = (detailsOf.get(kind) ?? []).map((name) => [name, readDetail(name, form[name])])
    return { ...aim, kind, ...times, ...Object.fromEntries(details) }
  })
  return readFaults(faults, webhooks)
}

export function isInGroup(fault: Fault, { target, webhook }: SwitchGroup): boolean {
  if (fault.target !== target) return false
  return fault.target !== 'webhook' || fault.webhook === webhook
}

function listOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? [value] : []
}
