import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { FormTexts } from '../../../src/workbench/client/files/form-texts'
import type { PlaceInFiles } from '../../../src/workbench/client/panels/field-paths'
import { FormInPanelsContext, nothingToAdd } from '../../../src/workbench/client/panels/form-in-panels'
import { QuestionList } from '../../../src/workbench/client/panels/QuestionList'
import { heldIn, hold, type HeldInput } from '../../../src/workbench/client/store/held'

/** A form with two questions. */
export const form: FormTexts = {
  schema: JSON.stringify({
    title: 'Lantern',
    type: 'object',
    required: ['name'],
    properties: {
      name: {
        title: 'Name',
        type: 'string',
        maxLength: 40,
        errorMessage: { required: 'Write your name', maxLength: 'Name must be 40 characters or less' },
      },
      place: { title: 'Place', type: 'string', maxLength: 50 },
    },
  }),
  ui: '{}',
  message: JSON.stringify({ title: 'Lantern', fields: {} }),
  fixtures: '{}',
  manifest: '{}',
}

/** The first question as a choice: the second one can now depend on its answer, so its panel has other fields. */
function withOptions({ schema, ...rest }: FormTexts): FormTexts {
  return { ...rest, schema: schema.replace('"maxLength":40', '"enum":["Red","Blue"]') }
}

export interface ListedProps {
  readonly onForm: (form: FormTexts) => void
  readonly from?: FormTexts
  readonly onEditText?: (place: PlaceInFiles) => void
}

/** The list over a form that changes on request; the form can also be changed from elsewhere. */
export function Listed({ onForm, from = form, onEditText = () => undefined }: ListedProps) {
  const [now, setNow] = useState(from)
  const [plan, setPlan] = useState(nothingToAdd)
  const [held, setHeld] = useState<readonly HeldInput[]>([])
  const change = (next: FormTexts) => {
    setNow(next)
    onForm(next)
  }
  return (
    <>
      <FormInPanelsContext
        value={{
          slug: 'lantern',
          form: now,
          saved: new Map(),
          notes: [],
          plan,
          onPlan: setPlan,
          holdAt: (place) => {
            const panel = { slug: 'lantern', ...place }
            return { held: heldIn(held, panel), onHold: (input) => setHeld((all) => hold(all, panel, input)) }
          },
          onChange: change,
          onShow: () => undefined,
          onEditText,
        }}
      >
        <QuestionList />
      </FormInPanelsContext>
      <button type="button" onClick={() => setNow(withOptions(now))}>
        Elsewhere
      </button>
    </>
  )
}

/** Renders the list and presses a button of it. `latest` returns the form as it is then. */
export async function openListed(button: string, props: Omit<ListedProps, 'onForm'> = {}) {
  const user = userEvent.setup()
  let latest = form
  render(<Listed {...props} onForm={(next) => (latest = next)} />)
  await user.click(screen.getByRole('button', { name: button }))
  return { user, latest: () => latest }
}
