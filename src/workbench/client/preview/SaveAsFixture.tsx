import { useId, useState } from 'react'
import type { CompiledForm } from '../../../engine/schema/form'
import { Button } from '../../../ui/Button'
import { fixtureName, newFixture } from './model/new-fixture'
import { TextField } from '../components/TextField'
import { ConfirmDialog } from '../components/ConfirmDialog'
import texts from '../texts.json'
import { formatJson } from '../../../lint/json/format'
import { isSlug } from '../files/form-file'

interface SaveAsFixtureProps {
  readonly form: CompiledForm
  readonly typed: Readonly<Record<string, string>>
  readonly taken: ReadonlySet<string>
  readonly open: boolean
  readonly onClose: () => void
  readonly onKeep: (name: string, text: string) => void
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
  const example = newFixture(form, typed, about.trim())
  const whole = fixtureName(example, name)
  const nameProblem =
    !isSlug(whole) || name.trim() === '' ? keep.nameBad : taken.has(whole) ? keep.nameTaken : undefined
  const aboutProblem = about.trim() === '' ? keep.aboutMissing : undefined
  return (
    <form
      id={id}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (nameProblem === undefined && aboutProblem === undefined)
          onKeep(whole, formatJson(JSON.stringify(example, undefined, 2)) ?? '')
      }}
    >
      <p>{example.errors ? keep.wrong : keep.right}</p>
      {example.errors && (
        <ul>
          {Object.entries(example.errors).map(([question, text]) => (
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
