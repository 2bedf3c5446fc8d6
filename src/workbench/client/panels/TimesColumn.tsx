import { useMemo, useState, type ReactNode } from 'react'
import { isSameJson } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import { Status } from '../../../ui/Status'
import { useServices } from '../services'
import texts from '../texts.json'
import { Choice } from '../components/Choice'
import { fileOf, type Files } from '../../form-files'
import { textsOf, type FormTexts } from '../files/form-texts'
import { LinkButton, ToolIcon } from '../components/Tool'
import { useFormInPanels, usePointed } from './form-in-panels'
import type { PanelControl } from './panel-templates'
import { questionsOf } from './questions'
import { PanelForm } from './PanelForm'
import { channelControl } from './ChannelControl'
import { timesPanel } from './times-panel'
import { doorOf, timesTargets, type TimesTarget } from './times-targets'
import { isShut, passedWords, timesSentence } from './times-words'

const words = texts.panels.times

/** Opening times and recipient, of the form or of one selected option. */
export function TimesColumn() {
  const { slug, form, saved, notes, holdAt, onChange, onShow } = useFormInPanels()
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
  const { label, answer, isListed = false } = target
  const [context] = useState(() => ({ zone: timeZone(), now: now().getTime() }))
  const panel = useMemo(
    () => timesPanel(form, target, { ...context, saved: doorOf(textsOf(saved, slug), target) }),
    [form, target, context, saved, slug],
  )
  const hold = holdAt({ part: 'times', ...answer })
  // Held input is not part of the form yet, so a sentence about the form would contradict the fields above it.
  const door = hold.held || isListed ? undefined : doorOf(form, target)
  const passed = passedWords(door, context)
  const keepClosed = () => onChange(panel.apply({ ...panel.values, limited: words.openings.never }), 'times')
  return (
    <>
      {targets.length > 1 && (
        <Choice
          isField
          className="times-choice"
          label={words.for}
          options={targets.map((each, index) => [String(index), targetWords(form, each)])}
          value={String(targets.indexOf(target))}
          onChange={(index) => choose(targets[Number(index)]?.answer)}
        />
      )}
      <PanelForm
        key={JSON.stringify(answer)}
        {...hold}
        panel={panel}
        controls={{
          fromTime: timeInput('fromTime'),
          untilTime: timeInput('untilTime'),
          webhook: channelControl({
            channels,
            onKeepClosed: answer || isShut(doorOf(form, target)) ? undefined : keepClosed,
          }),
        }}
        after={{
          limited: isListed ? (
            <ListedOption
              label={questionsOf(form).find(({ name }) => name === answer?.question)?.label ?? ''}
              onShow={() => onShow({ part: 'questions', question: answer?.question, field: 'closed' })}
            />
          ) : (
            sentence(isShut(door) && words.closed)
          ),
          fromTime: sentence(timesSentence(door, 'from', context), passed.from),
          untilTime: sentence(timesSentence(door, 'until', context), passed.until),
        }}
        // A note that names a field is about the whole form.
        notes={answer ? notes.filter(({ field }) => field === undefined) : notes}
        onChange={(next, changed) => onChange(next, `times ${label} ${changed.join(' ')}`)}
      />
    </>
  )
}

/** A target in the select, with what is special about it. */
function targetWords(form: FormTexts, target: TimesTarget): string {
  const { label, answer, isListed } = target
  const door = answer && doorOf(form, target)
  if (isListed || isShut(door)) return fillText(words.shut, { label })
  return door ? fillText(words.timed, { label }) : label
}

/** What the times above it mean, announced when that changes, and a warning where that may not be meant. */
function sentence(text: string | false | undefined, warning?: string): ReactNode {
  return (
    <Status className="times-sentence small">
      {text}
      {warning !== undefined && (
        <p className="field-problem panel-warning">
          <ToolIcon name="warning" />
          {warning}
        </p>
      )}
    </Status>
  )
}

interface ListedOptionProps {
  readonly label: string
  readonly onShow: () => void
}

/** That an option is closed at its question, with the way there. */
function ListedOption({ label, onShow }: ListedOptionProps) {
  return (
    <div className="times-sentence small">
      {fillText(words.listed, { question: label })}{' '}
      <LinkButton onClick={onShow}>{words.showListed}</LinkButton>
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
