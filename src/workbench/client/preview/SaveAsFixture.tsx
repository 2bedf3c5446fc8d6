import { useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Button } from '../../../ui/Button'
import { AskingDialog, AskingForm } from '../components/ConfirmDialog'
import { TextField } from '../components/TextField'
import texts from '../texts.json'
import { newFixture, type NamedFixture } from './model/fixtures'

interface SaveAsFixtureProps {
  readonly form: CompiledForm
  readonly typed: Readonly<Record<string, string>>
  readonly taken: ReadonlySet<string>
  /** Whether the form's fixtures can be given one more. */
  readonly canKeep: boolean
  /** Whether the form must accept or refuse the answers; undefined while the dialog is closed. */
  readonly group: NamedFixture['group'] | undefined
  readonly onClose: () => void
  readonly onKeep: (fixture: NamedFixture) => void
}

/**
 * Saves what is typed as a fixture, if the form accepts or refuses it as staff expect; otherwise says what it
 * does.
 */
export function SaveAsFixture({ group, ...rest }: SaveAsFixtureProps) {
  const title = texts.keep.titles[group ?? 'valid']
  return (
    <AskingDialog open={group !== undefined} title={title} onClose={rest.onClose}>
      {/* Mounted again each time, so that it begins with an unused name. */}
      {group && <DialogContent group={group} {...rest} />}
    </AskingDialog>
  )
}

type DialogContentProps = SaveAsFixtureProps & Pick<NamedFixture, 'group'>

function DialogContent({ group, form, typed, taken, canKeep, onClose, onKeep }: DialogContentProps) {
  const { keep } = texts
  const [name, setName] = useState(() => freeName(group, taken))
  const [about, setAbout] = useState('')
  const [wasTried, setTried] = useState(false)
  const named = newFixture(form, typed, name.trim(), about.trim())
  const errors = 'errors' in named.fixture ? Object.entries(named.fixture.errors) : []
  const agrees = canKeep && named.group === group
  const answer = agrees ? keep.agrees[group] : keep.disagrees[group]
  const nameError = named.name === '' ? keep.nameBad : taken.has(named.name) ? keep.nameTaken : undefined
  const verdict = (
    <>
      <p>{canKeep ? answer : keep.unreadable}</p>
      {canKeep && errors.length > 0 && (
        <ul>
          {errors.map(([question, text]) => (
            <li key={question}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
  if (!agrees)
    return (
      <>
        {verdict}
        <div className="row">
          <Button onClick={onClose}>{keep.close}</Button>
        </div>
      </>
    )
  return (
    <AskingForm
      submit={keep.save}
      onSubmit={() => {
        setTried(true)
        if (nameError === undefined) onKeep(named)
      }}
      onCancel={onClose}
    >
      {verdict}
      <TextField
        label={keep.name}
        hint={keep.nameHint}
        value={name}
        onChange={setName}
        error={wasTried ? nameError : undefined}
      />
      <TextField label={keep.about} hint={keep.aboutHint} value={about} onChange={setAbout} />
    </AskingForm>
  )
}

function freeName(group: NamedFixture['group'], taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(fillText(texts.keep.names[group], { number }))) number += 1
  return fillText(texts.keep.names[group], { number })
}
