import { isSameJson } from '../../../engine/json'
import { instantOf } from '../../../engine/schema/door'
import { fillText } from '../../../engine/fill-text'
import type { Door } from '../../../engine/schema/definition'
import { editForm, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { setAt } from '../files/json'
import newForm from '../../../generate/new/new-form-words.json'
import texts from '../texts.json'
import { routeOf, setRoute } from './answer-routes'
import { removeRequired } from './edit-questions'
import { formOf, type FieldChanges, type Panel, type PanelValues } from './panel'
import definition from './times-panel.json'
import { closedNow, closeOptions } from './closed-options'
import { questionIn } from './questions'
import { doorOf, doorPathOf, type TimesTarget } from './times-targets'
import { bothEnds, closedSince, isShut, type ZonedClock, type End } from './times-words'

const { times: words } = texts.panels
/** The choices for when something is open, each with the ends that it has. */
const openings: Readonly<Record<string, readonly End[]>> = {
  [words.openings.always]: [],
  [words.openings.from]: ['from'],
  [words.openings.until]: ['until'],
  [words.openings.between]: ['from', 'until'],
}

/** Where and when somebody sets times, from tomorrow on. */
interface TimesContext extends ZonedClock {
  /** The times on disk. With two time zones there the panel asks for both, even while they are the same. */
  readonly saved?: Door | undefined
}

/** The panel for the opening times of the form or of one of its options, and its recipient. */
export function timesPanel(before: FormTexts, target: TimesTarget, context: TimesContext): Panel {
  const { answer, short, isListed = false } = target
  const values = panelValues(valuesOf(before), target, doorOf(before, target), context)
  // A ticked box is not an option that could be closed.
  const { title, fields } = definition
  const asked = answer?.option === true ? { title, fields: { webhook: fields.webhook } } : definition
  const { text } = fields
  const changes = {
    ...zoneFields(values, context.zone),
    limited: { title: fillText(words.openOf, { label: short }) },
    text: {
      ...(answer && { 'ui:help': fillText(words.textHint, { label: short }) }),
      // A listed option has the text of its question.
      ...(isListed && { if: { limited: text.if.limited.filter((opening) => opening !== 'never') } }),
    },
  }
  const { schema, ui } = formOf(asked, changes, { limited: words.openings })
  // A form must have a webhook; an option need not.
  if (answer) removeRequired(schema, 'webhook')
  return {
    schema,
    ui,
    values,
    check: checkTimes,
    apply: (next) =>
      editForm(before, (changed) => {
        const written = doorIn(next)
        const isOpened = isListed && next['limited'] !== values['limited']
        if (isOpened) openListed(changed, answer)
        if (isOpened || (!isListed && !isSameJson(doorIn(values), written)))
          setAt(changed.ui, doorPathOf(answer), written)
        const webhook = next['webhook']?.trim() ?? ''
        if (webhook === values['webhook']) return
        if (answer) setRoute(changed.message, answer, webhook)
        else changed.message.webhook = webhook
      }),
  }
}

/** Takes an option off the closed options of its question. */
function openListed(form: FormValues, answer: TimesTarget['answer']): void {
  const question = answer && questionIn(form, answer.question)
  const others = question && closedNow(question).filter((option) => option !== answer?.option)
  if (question) closeOptions(form, question, others?.map(String) ?? [])
}

function panelValues(
  { message }: FormValues,
  { answer, isListed }: TimesTarget,
  door: Door | undefined,
  { zone, now, saved }: TimesContext,
): PanelValues {
  const isClosed = door?.until === closedSince
  const [from, until] = [partsOf(door?.from), lastDayOf(partsOf(isClosed ? undefined : door?.until))]
  const [opens, closes] = [from.zone || until.zone || zone, until.zone || from.zone || zone]
  return {
    limited: isListed ? words.openings.never : openingOf(door),
    // Filled in while hidden, so that the panel is valid as soon as a day is asked for.
    fromDate: from.date || dayAfter(now, 1),
    fromTime: from.time,
    untilDate: until.date || dayAfter(now, 8),
    untilTime: until.time,
    ...(opens !== closes || hasTwoZones(saved) ? { fromZone: opens, untilZone: closes } : { zone: opens }),
    text: door?.text ?? (answer ? words.closedOption : newForm.closed),
    webhook: answer ? (routeOf(message, answer)?.webhook ?? '') : message.webhook,
  }
}

function openingOf(door: Partial<Door> = {}): string {
  if (isShut(door)) return words.openings.never
  const set = bothEnds.filter((end) => door[end] !== undefined)
  return Object.keys(openings).find((opening) => isSameJson(openings[opening], set)) ?? ''
}

function dayAfter(now: number, days: number): string {
  return new Date(now + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function hasTwoZones(door: Door | undefined): boolean {
  const [opens, closes] = bothEnds.map((end) => partsOf(door?.[end]).zone)
  return opens !== '' && closes !== '' && opens !== closes
}

const zoneNames = ['zone', 'fromZone', 'untilZone'] as const

/** One field for the time zone, or one for each end: every zone that browsers know, and those in use here. */
function zoneFields(values: PanelValues, own: string): FieldChanges {
  const used = zoneNames.flatMap((name) => values[name] ?? [])
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own, ...used])].toSorted()
  return Object.fromEntries(zoneNames.map((name) => [name, name in values ? { enum: zones } : undefined]))
}

function partsOf(moment = ''): Readonly<Record<'date' | 'time' | 'zone', string>> {
  const [, date = '', time = '', zone = ''] = /^([\d-]+)T([\d:]+)\[([^\]]+)\]$/.exec(moment) ?? []
  return { date, time, zone }
}

/** The last day of what closes as a day begins is the one before. */
function lastDayOf(parts: ReturnType<typeof partsOf>): ReturnType<typeof partsOf> {
  return parts.time === '00:00' ? { ...parts, date: shiftDay(parts.date, -1), time: '' } : parts
}

function shiftDay(date: string, days: number): string {
  const day = Date.parse(date)
  return Number.isNaN(day) ? date : dayAfter(day, days)
}

function doorIn(values: PanelValues): Door | undefined {
  const ends = openings[values['limited'] ?? ''] ?? []
  const text = values['text']?.trim() ?? ''
  if (values['limited'] === words.openings.never) return { until: closedSince, text }
  if (ends.length === 0) return undefined
  const moments = ends.map((end) => [end, momentIn(values, end)] as const)
  return { ...Object.fromEntries(moments.filter(([, moment]) => moment !== undefined)), text }
}

function momentIn(values: PanelValues, end: End): string | undefined {
  const [date = '', time] = [`${end}Date`, `${end}Time`].map((name) => values[name]?.trim())
  const zone = (values[`${end}Zone`] ?? values['zone'])?.trim()
  if (date === '') return undefined
  const day = end === 'until' && !time ? shiftDay(date, 1) : date
  return `${day}T${time || '00:00'}[${zone}]`
}

function checkTimes(values: PanelValues): Readonly<Record<string, string>> {
  const door = doorIn(values)
  if (!door || values['limited'] === words.openings.never) return {}
  const isNoZone = (zone = '') => Number.isNaN(instantOf(`2026-01-01T00:00[${zone.trim()}]`))
  const wrong = zoneNames.filter((name) => name in values && isNoZone(values[name]))
  return {
    ...(isNever(door, values) && { untilDate: words.never }),
    ...Object.fromEntries(wrong.map((name) => [name, words.noZone])),
  }
}

/** Whether it closes before it opens; while a time or the zone is invalid, judged by the days alone. */
function isNever({ from, until }: Door, { fromDate = '', untilDate = '' }: PanelValues): boolean {
  if (from === undefined || until === undefined) return false
  const [opens, closes] = [instantOf(from), instantOf(until)]
  return Number.isNaN(opens + closes) ? fromDate > untilDate : opens >= closes
}
