import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { isSameJson } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import { Status } from '../../../ui/Status'
import { useServices } from '../services'
import texts from '../texts.json'
import { Choice } from '../components/Choice'
import { fileOf, type Files } from '../../form-files'
import { textsOf } from '../files/form-texts'
import { useFormInPanels, usePointed } from './form-in-panels'
import type { PanelControl, PanelExtras } from './panel-templates'
import { PanelForm } from './PanelForm'
import { doorOf, timesPanel, timesTargets, type TimesTarget } from './times-panel'
import { isShut, timesSentence } from './times-words'

const words = texts.panels.times

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
  const hold = holdAt({ part: 'times', ...answer })
  // Held input is not part of the form yet, so a sentence about the form would contradict the fields above it.
  const door = hold.held ? undefined : doorOf(form, target)
  return (
    <>
      {targets.length > 1 && (
        <Choice
          isField
          className="times-choice"
          label={words.for}
          options={targets.map((each, index) => [
            String(index),
            each.answer && doorOf(form, each) ? fillText(words.timed, { label: each.label }) : each.label,
          ])}
          value={String(targets.indexOf(target))}
          onChange={(index) => choose(targets[Number(index)]?.answer)}
        />
      )}
      <PanelForm
        key={JSON.stringify(answer)}
        {...hold}
        panel={panel}
        controls={controlsWith(channels)}
        after={{
          limited: sentence(isShut(door) && words.closed),
          fromTime: sentence(timesSentence(door, 'from', context)),
          untilTime: sentence(timesSentence(door, 'until', context)),
        }}
        // A note that names a field is about the whole form.
        notes={answer ? notes.filter(({ field }) => field === undefined) : notes}
        onChange={(next, changed) => onChange(next, `times ${label} ${changed.join(' ')}`)}
      />
    </>
  )
}

/** The browser's own fields for times, and one with suggestions for the channel. */
function controlsWith(channels: readonly string[]): NonNullable<PanelExtras['controls']> {
  return {
    fromTime: timeInput('fromTime'),
    untilTime: timeInput('untilTime'),
    webhook: (control) => <ChannelControl {...control} channels={channels} />,
  }
}

/** What the times above it mean, announced when that changes. */
function sentence(text: string | false | undefined): ReactNode {
  return <Status className="times-sentence small">{text}</Status>
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
      <Status className="field-said">
        {channel !== '' && !channels.includes(channel) && words.newChannel}
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
      value={value.trim()}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
