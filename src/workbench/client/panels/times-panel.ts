import { instantOf } from '../../../engine/schema/door'
import { fillText } from '../../../engine/fill-text'
import type { Door, FormMessage, FormSchema, FormUi, Route } from '../../../engine/schema/definition'
import {
  editForm,
  setAt,
  valueAt,
  valuesOf,
  type FormTexts,
  type FormValues,
  type JsonPath,
} from '../files/form-texts'
import texts from '../texts.json'
import type { Panel, PanelValues } from './panel'
import definition from './times-panel.json'
import { questionsOf } from './questions'

const { yes, no, times: words } = texts.panels

/** What can have times and a recipient: the whole form, or one option. */
export interface TimesTarget {
  readonly label: string
  /** Undefined for the whole form. */
  readonly answer?: { readonly question: string; readonly option: string | number | boolean }
}

/** The whole form, then each option and each tick box, in the order of the page. */
export function timesTargets(form: FormTexts): readonly TimesTarget[] {
  const answers = questionsOf(form).flatMap(({ name, label, kind, options }): readonly TimesTarget[] => {
    if (kind === 'tick box') return [{ label, answer: { question: name, option: true } }]
    return options.map((option) => ({
      label: fillText(words.option, { label, option }),
      answer: { question: name, option },
    }))
  })
  return [{ label: words.whole }, ...answers]
}

/**
 * The panel for the opening times of the form or of one of its options, and its recipient. `zone` is the local time
 * zone.
 */
export function timesPanel(before: FormTexts, { answer }: TimesTarget, zone: string): Panel {
  const form = valuesOf(before)
  // The grammar of forms describes this file as well; a test checks that.
  const { schema, ui } = definition as unknown as { readonly schema: FormSchema; readonly ui: FormUi }
  const doorPath: JsonPath = answer
    ? [answer.question, 'ui:options', 'doors', String(answer.option)]
    : ['ui:door']
  const door = valueAt(form.ui, doorPath) as Door | undefined
  const values = panelValues(form, answer, door, zone)
  return {
    // A form must have a webhook; an option need not. A ticked box is not an option that could be closed.
    schema: {
      ...schema,
      required: answer ? ['limited'] : ['limited', 'webhook'],
      ...(answer?.option === true && {
        properties: { webhook: schema.properties['webhook'] ?? {} },
        required: [],
        allOf: [],
      }),
    },
    ui,
    values,
    check: checkTimes,
    apply: (next) =>
      editForm(before, (changed) => {
        const written = doorIn(next)
        if (JSON.stringify(doorIn(values)) !== JSON.stringify(written)) setAt(changed.ui, doorPath, written)
        const webhook = next['webhook']?.trim() ?? ''
        if (webhook === values['webhook']) return
        if (answer) setRoute(changed.message, answer, webhook)
        else changed.message.webhook = webhook
      }),
  }
}

function panelValues(
  { message }: FormValues,
  answer: TimesTarget['answer'],
  door: Door | undefined,
  zone: string,
): PanelValues {
  const [from, until] = [partsOf(door?.from), partsOf(door?.until)]
  return {
    limited: door ? yes : no,
    fromDate: from.date,
    fromTime: from.time,
    untilDate: until.date,
    untilTime: until.time,
    zone: from.zone || until.zone || zone,
    text: door?.text ?? '',
    webhook: answer ? (routeOf(message, answer)?.webhook ?? '') : message.webhook,
  }
}

function partsOf(moment = ''): Readonly<Record<'date' | 'time' | 'zone', string>> {
  const [, date = '', time = '', zone = ''] = /^([\d-]+)T([\d:]+)\[([^\]]+)\]$/.exec(moment) ?? []
  return { date, time, zone }
}

function doorIn(values: PanelValues): Door | undefined {
  if (values['limited'] !== yes) return undefined
  const from = momentIn(values, 'from')
  const until = momentIn(values, 'until')
  const text = values['text']?.trim() ?? ''
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }), text }
}

function momentIn(values: PanelValues, end: 'from' | 'until'): string | undefined {
  const [date, time, zone] = [`${end}Date`, `${end}Time`, 'zone'].map((name) => values[name]?.trim() ?? '')
  return date === '' ? undefined : `${date}T${time || '00:00'}[${zone}]`
}

function checkTimes(values: PanelValues): Readonly<Record<string, string>> {
  const door = doorIn(values)
  if (!door) return {}
  const isNoDay = door.from === undefined && door.until === undefined
  const isNoZone = Number.isNaN(instantOf(`2026-01-01T00:00[${values['zone']?.trim()}]`))
  return {
    ...(isNoDay && { fromDate: words.noDay }),
    ...(isNever(door, values) && { untilDate: words.never }),
    ...(isNoZone && { zone: words.noZone }),
  }
}

/** Whether it closes before it opens. Where a time or the zone is not right yet, the days alone say so. */
function isNever({ from, until }: Door, { fromDate = '', untilDate = '' }: PanelValues): boolean {
  if (from === undefined || until === undefined) return false
  const [opens, closes] = [instantOf(from), instantOf(until)]
  return Number.isNaN(opens + closes) ? fromDate > untilDate : opens >= closes
}

type Answer = NonNullable<TimesTarget['answer']>

function routeOf({ routes }: FormMessage, { question, option }: Answer): Route | undefined {
  return routes?.find(({ property, answers }) => property === question && answers.includes(option))
}

/** Sets another webhook for one answer; '' removes it. */
function setRoute(message: FormMessage, { question, option }: Answer, webhook: string): void {
  const routes = message.routes ?? []
  for (const route of routes)
    if (route.property === question) route.answers = route.answers.filter((each) => each !== option)
  const same = routes.find((route) => route.property === question && route.webhook === webhook)
  if (same) same.answers.push(option)
  else if (webhook !== '') routes.push({ property: question, answers: [option], webhook })
  message.routes = routes.filter(({ answers }) => answers.length > 0)
}
