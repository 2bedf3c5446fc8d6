import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import type { Answers } from '../../src/engine/schema/answers'
import type { CompiledForm } from '../../src/engine/schema/form'
import type { AnswerError } from '../../src/engine/answers/validate'
import { createAnswerStore } from '../../src/form/answer-store'
import { SchemaForm } from '../../src/form/SchemaForm'

/** Renders a form with a button; returns user events and the form's handles. */
export function renderSchemaForm(form: CompiledForm, errors: readonly AnswerError[] = []) {
  const found: (readonly AnswerError[])[] = []
  const answerStore = createAnswerStore(form)
  const submitted: Answers[] = []
  const drawn = (shown: readonly AnswerError[]) => (
    <SchemaForm
      form={form}
      answerStore={answerStore}
      errors={shown}
      onErrors={(errors) => void found.push(errors)}
      onSubmit={(answers) => void submitted.push(answers)}
      timeZone={() => 'Europe/Madrid'}
    >
      <button type="submit">Send</button>
    </SchemaForm>
  )
  const { rerender, container, unmount } = render(drawn(errors))
  return {
    user: userEvent.setup(),
    answerStore,
    submitted,
    found,
    container,
    unmount,
    show: (shown: readonly AnswerError[]) => rerender(drawn(shown)),
    send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })),
  }
}

/** A form that shows the errors it finds, with their list, until they are fixed, as its page does. */
export function FormWithErrors({ form }: { readonly form: CompiledForm }) {
  const [answerStore] = useState(() => createAnswerStore(form))
  const [errors, setErrors] = useState<readonly AnswerError[]>([])
  const errorList = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={errorList} tabIndex={-1} />
      <SchemaForm
        form={form}
        answerStore={answerStore}
        errors={errors}
        onErrors={setErrors}
        onSubmit={() => undefined}
        errorList={errorList}
      >
        <button type="submit">Send</button>
      </SchemaForm>
    </>
  )
}
