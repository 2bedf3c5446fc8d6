import { useState, type ChangeEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { definition } from 'virtual:measured-form'
import type { Definition } from '../../../src/engine/schema/form'

const { schema }: Definition = definition
const { properties, required, allOf = [] } = schema

/** The baseline: the same form by hand, with no library but React. */
function HandWritten() {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const branches = allOf.filter(({ if: asked }) =>
    Object.entries(asked.properties ?? {}).every(([name, rule]) => answers[name] === rule.const),
  )
  const questions = Object.entries({
    ...properties,
    ...Object.assign({}, ...branches.map(({ then }) => then?.properties)),
  } as typeof properties)
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setAnswers((before) => ({ ...before, [target.name]: target.value }))
  const check = () => {
    const needed = [...(required ?? []), ...branches.flatMap(({ then }) => then?.required ?? [])]
    const found = needed.filter((name) => !answers[name]).map((name) => [name, 'This field is required.'])
    setErrors(Object.fromEntries(found))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <h1>{schema.title}</h1>
      {questions.map(([name, { title, enum: options }]) => (
        <p key={name}>
          <label htmlFor={`root_${name}`}>{title}</label>
          {errors[name] !== undefined && <span className="field-error">{errors[name]}</span>}
          {options ? (
            <select id={`root_${name}`} name={name} value={answers[name] ?? ''} onChange={change}>
              <option value="">Select</option>
              {options.map((option) => (
                <option key={String(option)}>{String(option)}</option>
              ))}
            </select>
          ) : (
            <input id={`root_${name}`} name={name} value={answers[name] ?? ''} onChange={change} />
          )}
        </p>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

const place = document.getElementById('app')
if (place) createRoot(place).render(<HandWritten />)
