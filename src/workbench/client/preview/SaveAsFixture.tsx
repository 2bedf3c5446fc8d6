import { useId, useState } from 'react'
import type { CompiledForm } from '../../../engine/schema/form'
import { Button } from '../../../ui/Button'
import { newFixture } from './model/new-fixture'
import type { NamedFixture } from './model/try-fixtures'
import { TextField } from '../components/TextField'
import { ConfirmDialog } from '../components/ConfirmDialog'
import texts from '../texts.json'

interface SaveAsFixtureProps {
  readonly form: CompiledForm
  readonly typed: Readonly<Record<string, string>>
  readonly taken: ReadonlySet<string>
  readonly open: boolean
  readonly onClose: () => void
  readonly onKeep: (example: NamedFixture) => void
}

/** Asks for a name and a description, and makes an example of what is typed in the form. */
export function SaveAsFixture({ open, ...rest }: SaveAsFixtureProps) {
  const formId = useId()
  const { keep } = texts
  return (
    <ConfirmDialog
      open={open}
      title={keep.title}
      onClose={rest.onClose}
      answers={
        <>
          <Button type="submit" form={formId} kind="primary">
            {keep.save}
          </Button>
          <Button onClick={rest.onClose}>{keep.cancel}</Button>
        </>
      }
    >
      {/* Made anew each time, so it begins empty. */}
      <KeepForm id={formId} {...rest} />
    </ConfirmDialog>
  )
}

function KeepForm({
  id,
  form,
  typed,
  taken,
  onKeep,
}: Omit<SaveAsFixtureProps, 'open'> & { readonly id: string }) {
  const { keep } = texts
  const [name, setName] = useState('')
  const [about, setAbout] = useState('')
  const [wasTried, setTried] = useState(false)
  const example = newFixture(form, typed, name.trim(), about.trim())
  const errors = 'errors' in example.fixture ? example.fixture.errors : undefined
  const nameProblem =
    example.name === '' ? keep.nameBad : taken.has(example.name) ? keep.nameTaken : undefined
  const aboutProblem = about.trim() === '' ? keep.aboutMissing : undefined
  return (
    <form
      id={id}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (nameProblem === undefined && aboutProblem === undefined) onKeep(example)
      }}
    >
      <p>{errors ? keep.wrong : keep.right}</p>
      {errors && (
        <ul>
          {Object.entries(errors).map(([question, text]) => (
            <li key={question}>{text}</li>
          ))}
        </ul>
      )}
      <TextField
        label={keep.name}
        hint={keep.nameHint}
        value={name}
        onChange={setName}
        problem={wasTried ? nameProblem : undefined}
      />
      <TextField
        label={keep.about}
        hint={keep.aboutHint}
        value={about}
        onChange={setAbout}
        problem={wasTried ? aboutProblem : undefined}
      />
    </form>
  )
}
