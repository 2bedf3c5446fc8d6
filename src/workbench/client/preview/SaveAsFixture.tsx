import { useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Button } from '../../../ui/Button'
import { AskingDialog, AskingForm } from '../components/ConfirmDialog'
import { TextField } from '../components/TextField'
import { pathOfPart } from '../files/form-texts'
import { useOneForm } from '../form/one-form'
import texts from '../texts.json'
import { newFixture, takesFixtures, withFixture, type NamedFixture } from './model/fixtures'
import { fixturesIn } from './model/read-form'
import type { Preview } from './use-preview'

interface SaveAsFixtureProps {
  readonly preview: Preview
  /** Whether the form must accept or refuse the answers; undefined while the dialog is closed. */
  readonly group: NamedFixture['group'] | undefined
  readonly onClose: () => void
  /** Called before the fixture is written. */
  readonly onKeep: () => void
}

/** Saves what is typed as a fixture, if the form accepts or refuses it as staff expect; otherwise says what it does. */
export function SaveAsFixture({ group, ...rest }: SaveAsFixtureProps) {
  const title = texts.keep.titles[group ?? 'valid']
  return (
    <AskingDialog open={group !== undefined} title={title} onClose={rest.onClose}>
      {/* Mounted again each time, so that it begins with an unused name. */}
      {group && rest.preview.form && <DialogContent group={group} form={rest.preview.form} {...rest} />}
    </AskingDialog>
  )
}

type DialogContentProps = SaveAsFixtureProps & Pick<NamedFixture, 'group'> & { readonly form: CompiledForm }

function DialogContent({ group, form, preview, onClose, onKeep }: DialogContentProps) {
  const { keep } = texts
  const { slug, store, actions } = useOneForm()
  const { valid, wrong } = fixturesIn(store.files, slug) ?? {}
  const taken = new Set(Object.keys({ ...valid, ...wrong }))
  const canKeep = takesFixtures(store.files, slug)
  const [name, setName] = useState(() => freeName(group, taken))
  const [about, setAbout] = useState('')
  const [wasTried, setTried] = useState(false)
  const named = newFixture(form, preview.typed, name.trim(), about.trim())
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
        if (nameError !== undefined) return
        onKeep()
        const path = pathOfPart(slug, 'fixtures')
        actions.changeInPanel(new Map([[path, withFixture(store.files, slug, named)]]))
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
