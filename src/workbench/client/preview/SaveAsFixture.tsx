import { useId, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Button } from '../../../ui/Button'
import { AskingDialog } from '../components/ConfirmDialog'
import { TextField } from '../components/TextField'
import texts from '../texts.json'
import { newFixture, type NamedFixture } from './model/fixtures'

interface SaveAsFixtureProps {
  readonly form: CompiledForm
  readonly typed: Readonly<Record<string, string>>
  readonly taken: ReadonlySet<string>
  /** Whether the form's fixtures can be given one more. */
  readonly canKeep: boolean
  /** What staff say the form must do with the answers; undefined while the dialog is closed. */
  readonly group: NamedFixture['group'] | undefined
  readonly onClose: () => void
  readonly onKeep: (fixture: NamedFixture) => void
}

/**
 * Saves what is typed in the form as a fixture, if the form handles it as staff say it must; else says what the form
 * does instead, or why no fixture can be saved.
 */
export function SaveAsFixture({ group, ...rest }: SaveAsFixtureProps) {
  const formId = useId()
  const { keep } = texts
  const { form, typed, canKeep, onClose } = rest
  const agrees = canKeep && group !== undefined && newFixture(form, typed, '', '').group === group
  return (
    <AskingDialog
      open={group !== undefined}
      title={keep.titles[group ?? 'valid']}
      onClose={onClose}
      answers={
        <>
          {agrees && (
            <Button type="submit" form={formId} kind="primary">
              {keep.save}
            </Button>
          )}
          <Button onClick={onClose}>{agrees ? keep.cancel : keep.close}</Button>
        </>
      }
    >
      {/* Mounted again each time, so that it begins with an unused name. */}
      {group && <Verdict id={formId} group={group} agrees={agrees} {...rest} />}
    </AskingDialog>
  )
}

interface VerdictProps extends Omit<SaveAsFixtureProps, 'group'> {
  readonly id: string
  readonly group: NamedFixture['group']
  readonly agrees: boolean
}

function Verdict({ id, group, agrees, form, typed, taken, canKeep, onKeep }: VerdictProps) {
  const { keep } = texts
  const [name, setName] = useState(() => freeName(group, taken))
  const [about, setAbout] = useState('')
  const [wasTried, setTried] = useState(false)
  const named = newFixture(form, typed, name.trim(), about.trim())
  const errors = 'errors' in named.fixture ? Object.entries(named.fixture.errors) : []
  const answer = agrees ? keep.agrees[group] : keep.disagrees[group]
  const nameError = named.name === '' ? keep.nameBad : taken.has(named.name) ? keep.nameTaken : undefined
  return (
    <form
      id={id}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (agrees && nameError === undefined) onKeep(named)
      }}
    >
      <p>{canKeep ? answer : keep.unreadable}</p>
      {canKeep && errors.length > 0 && (
        <ul>
          {errors.map(([question, text]) => (
            <li key={question}>{text}</li>
          ))}
        </ul>
      )}
      {agrees && (
        <>
          <TextField
            label={keep.name}
            hint={keep.nameHint}
            value={name}
            onChange={setName}
            error={wasTried ? nameError : undefined}
          />
          <TextField label={keep.about} hint={keep.aboutHint} value={about} onChange={setAbout} />
        </>
      )}
    </form>
  )
}

function freeName(group: NamedFixture['group'], taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(fillText(texts.keep.names[group], { number }))) number += 1
  return fillText(texts.keep.names[group], { number })
}
