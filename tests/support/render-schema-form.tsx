import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CompiledForm } from '../../src/engine/schema/form'
import type { AnswerError } from '../../src/engine/answers/validate'
import { createAnswerSheet } from '../../src/form/answer-sheet'
import { SchemaForm } from '../../src/form/SchemaForm'

/** Draws a form with a button; gives what a visitor's hands and the page's program have in theirs. */
export function renderSchemaForm(form: CompiledForm, errors: readonly AnswerError[] = []) {
  const sheet = createAnswerSheet(form)
  const submitted: Readonly<Record<string, string>>[] = []
  const submit = () => void submitted.push(sheet.answers())
  const drawn = (shown: readonly AnswerError[]) => (
    <SchemaForm form={form} sheet={sheet} errors={shown} onSubmit={submit} timeZone={() => 'Europe/Madrid'}>
      <button type="submit">Send</button>
    </SchemaForm>
  )
  const { rerender, container } = render(drawn(errors))
  return {
    user: userEvent.setup(),
    sheet,
    submitted,
    container,
    show: (shown: readonly AnswerError[]) => rerender(drawn(shown)),
    send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })),
  }
}
