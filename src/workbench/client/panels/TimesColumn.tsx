import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { isSameJson } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import { PaneAlert } from '../components/PaneAlert'
import { Status } from '../../../ui/Status'
import { useServices } from '../services'
import texts from '../texts.json'
import { Choice } from '../components/Choice'
import type { Files } from '../../change'
import { fileOf } from '../../form-file'
import { textsOf } from '../files/form-texts'
import { useFormInPanels, usePointed } from './form-in-panels'
import type { PanelValues } from './panel'
import { below, type PanelControl, type PanelExtras } from './panel-templates'
import { PanelForm } from './PanelForm'
import { doorOf, timesPanel, timesSentences, timesTargets, type TimesTarget } from './times-panel'

/** Opening times and recipient, of the form or of one selected option. */
export function TimesColumn() {
  const { slug, form, saved, notes, holdAt, onChange } = useFormInPanels()
  const { now, timeZone } = useServices()
  const channels = useMemo(() => channelsIn(saved), [saved])
  const targets = useMemo(() => timesTargets(form), [form])
  const [chosen, choose] = useState<TimesTarget['answer']>()
  usePointed(({ part, question, option }) => {
    const isThere = ({ answer }: TimesTarget) => answer?.question === question && answer?.option === option
    if (part === 'times') choose(targets.find(isThere)?.answer)
  })
  // The options change while they are on screen, by an undo or by others.
  const target = targets.find((each) => isSameJson(each.answer, chosen)) ?? targets[0]
  const { label, answer } = target
  const [context] = useState(() => ({ zone: timeZone(), now: now().getTime() }))
  const panel = useMemo(
    () => timesPanel(form, target, { ...context, saved: doorOf(textsOf(saved, slug), target) }),
    [form, target, context, saved, slug],
  )
  const sentences = timesSentences(doorOf(form, target), context.now)
  return (
    <>
      {targets.length > 1 && (
        <Choice
          isField
          className="times-choice"
          label={texts.panels.times.for}
          options={targets.map((each, index) => [
            String(index),
            doorOf(form, each) ? fillText(texts.panels.times.timed, { label: each.label }) : each.label,
          ])}
          value={String(targets.indexOf(target))}
          onChange={(index) => choose(targets[Number(index)]?.answer)}
        />
      )}
      <PanelForm
        key={JSON.stringify(answer)}
        {...holdAt({ part: 'times', ...answer })}
        panel={panel}
        controls={controlsWith(sentences, lastOfTimes(panel.values), channels)}
        // Only the whole form has fields that a note can name.
        notes={answer ? notes.map((note) => ({ ...note, field: undefined })) : notes}
        onChange={(next, changed) => onChange(next, `times ${label} ${changed.join(' ')}`)}
      />
    </>
  )
}

/**
 * The controls of the panel: the sentences about the times under the question `under`, the browser's native
 * time fields, and the suggestions for the channel.
 */
function controlsWith(
  sentences: readonly string[],
  under: string,
  channels: readonly string[],
): PanelExtras['controls'] {
  const withSentences = (name: string) =>
    below(
      <Status className="times-sentence">
        {name === under && sentences.length > 0 && (
          <PaneAlert kind="info">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </PaneAlert>
        )}
      </Status>,
    )
  return {
    ...Object.fromEntries(
      ['limited', 'zone', 'fromZone', 'untilZone'].map((name) => [name, withSentences(name)]),
    ),
    fromTime: timeInput('fromTime'),
    untilTime: timeInput('untilTime'),
    webhook: (control) => <ChannelControl {...control} channels={channels} />,
  }
}

/** The last question about the times that are set, which is a time zone if there are any. */
function lastOfTimes({ limited = '', zone }: PanelValues): string {
  const { from, until, between } = texts.panels.times.openings
  if (![from, until, between].includes(limited)) return 'limited'
  if (zone !== undefined) return 'zone'
  return limited === from ? 'fromZone' : 'untilZone'
}

interface ChannelControlProps extends PanelControl {
  readonly channels: readonly string[]
}

/** The field for a channel, with those in use as suggestions, and a line about one that is not. */
function ChannelControl({ element, value, channels }: ChannelControlProps) {
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  // The visitors' control has no suggestions.
  useEffect(() => place.current?.querySelector('input')?.setAttribute('list', id), [id])
  const channel = value.trim()
  return (
    <div ref={place}>
      {element}
      <datalist id={id}>
        {channels.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <Status className="times-sentence">
        {channel !== '' && !channels.includes(channel) && texts.panels.times.newChannel}
      </Status>
    </div>
  )
}

/** The channels that forms are sent to, also from files that are not valid JSON. */
export function channelsIn(files: Files): readonly string[] {
  const messages = [...files].filter(([path]) => fileOf(path)?.kind === 'message')
  const named = messages.flatMap(([, text]) => [...text.matchAll(/"webhook":\s*"([^"]+)"/g)])
  return [...new Set(named.map(([, channel = '']) => channel))].toSorted()
}

/** The browser's native field for a time. */
function timeInput(name: string) {
  return ({ value, write }: PanelControl): ReactNode => (
    <input
      id={`root_${name}`}
      className="control"
      type="time"
      aria-describedby={`root_${name}__hint`}
      value={value.trim()}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
