import { useMemo, useState } from 'react'
import texts from '../texts.json'
import { Choice } from '../components/Choice'
import type { FormTexts } from '../files/form-texts'
import type { PanelNote, PanelPlace } from './notes'
import { PanelForm, type HoldAt } from './PanelForm'
import { timesPanel, timesTargets, type TimesTarget } from './times-panel'

interface TimesColumnProps {
  readonly form: FormTexts
  /** What a check has found in times and recipients. */
  readonly notes: readonly PanelNote[]
  readonly holdAt: HoldAt
  /** The place to show; a new object each time. */
  readonly pointed?: PanelPlace | undefined
  readonly onChange: (form: FormTexts, group?: string) => void
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Opening times and recipient, of the form or of one selected option. */
export function TimesColumn({ form, notes, holdAt, pointed, onChange }: TimesColumnProps) {
  const targets = timesTargets(form)
  const [chosen, choose] = useState(0)
  const [lastPointed, setLastPointed] = useState<PanelPlace>()
  if (pointed?.part === 'times' && pointed !== lastPointed) {
    setLastPointed(pointed)
    choose(
      Math.max(
        0,
        targets.findIndex(({ answer }) => isAt(answer, pointed)),
      ),
    )
  }
  const { label = '', answer } = targets[chosen] ?? {}
  const panel = useMemo(() => {
    const target = timesTargets(form)[chosen]
    return target && timesPanel(form, target, ownZone)
  }, [form, chosen])
  return (
    <>
      {targets.length > 1 && (
        <Choice
          isField
          className="times-choice"
          label={texts.panels.times.for}
          options={targets.map(({ label }, index) => [String(index), label] as const)}
          value={String(chosen)}
          onChange={(index) => choose(Number(index))}
        />
      )}
      {panel && (
        <PanelForm
          key={chosen}
          {...holdAt({ part: 'times', ...answer })}
          panel={panel}
          // Only the whole form, which comes first, has fields that a finding can name.
          notes={chosen === 0 ? notes : notes.map(({ part, text }) => ({ part, text }))}
          onChange={(next, changed) => onChange(next, `times ${label} ${changed.join(' ')}`)}
        />
      )}
    </>
  )
}

function isAt(answer: TimesTarget['answer'], { question, option }: PanelPlace): boolean {
  return answer?.question === question && answer?.option === option
}
