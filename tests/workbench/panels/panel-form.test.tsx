// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { setUpScreen } from '../../support/screen-matchers'
import type { FormTexts } from '../../../src/workbench/client/panels/form-texts'
import { QuestionList } from '../../../src/workbench/client/panels/QuestionList'
import { questionsOf } from '../../../src/workbench/client/panels/questions'

const form: FormTexts = {
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

/** The first question as a choice: the second one can now wait for an answer to it, so its panel asks other things. */
function withOptions({ schema, ...rest }: FormTexts): FormTexts {
  return { ...rest, schema: schema.replace('"maxLength":40', '"enum":["Red","Blue"]') }
}

/** The list over a form that changes as it is told to; the form can also be changed from elsewhere. */
function Listed({ onForm }: { readonly onForm: (form: FormTexts) => void }) {
  const [now, setNow] = useState(form)
  const change = (next: FormTexts) => {
    setNow(next)
    onForm(next)
  }
  return (
    <>
      <QuestionList form={now} notes={[]} onChange={change} onUndo={() => change(form)} />
      <button type="button" onClick={() => setNow(withOptions(now))}>
        Elsewhere
      </button>
    </>
  )
}

setUpScreen()

describe('a question in its panel', () => {
  it('takes every key of another label, and keeps all else that stands in the panel', async () => {
    const user = userEvent.setup()
    let latest = form
    render(<Listed onForm={(next) => (latest = next)} />)
    await user.click(screen.getByRole('button', { name: 'Name' }))
    await user.clear(screen.getByLabelText('What it asks'))
    await user.type(screen.getByLabelText('What it asks'), 'Who found it?')
    expect(questionsOf(latest)[0]).toMatchObject({ label: 'Who found it?', rules: { maxLength: 40 } })
    expect(screen.getByLabelText('Most characters')).toHaveValue('40')
    expect(screen.getByLabelText('What a visitor reads who leaves it empty')).toHaveValue('Write your name')
  })

  it('keeps what stands in it while another question changes what it offers', async () => {
    const user = userEvent.setup()
    let latest = form
    render(<Listed onForm={(next) => (latest = next)} />)
    await user.click(screen.getByRole('button', { name: 'Place' }))
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.getByRole('option', { name: 'After Name: Red' })).toBeInTheDocument()
    expect(screen.getByLabelText('Most characters')).toHaveValue('50')
    await user.type(screen.getByLabelText('What it asks'), ' of it')
    expect(questionsOf(latest)[1]).toMatchObject({ label: 'Place of it', rules: { maxLength: 50 } })
  })
})
