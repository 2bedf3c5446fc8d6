// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { setUpScreen } from '../../support/screen-matchers'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { form, Listed, openListed, type ListedProps } from './listed-questions'

/** A form with a choice of colours, the question "shade" with these rules where it is red, and these others. */
function schemaWith(others: object, shade: object): string {
  return JSON.stringify({
    title: 'Lantern',
    type: 'object',
    required: [],
    properties: { colour: { title: 'Colour', type: 'string', enum: ['Red', 'Blue'] }, ...others },
    allOf: [
      {
        if: { properties: { colour: { const: 'Red' } }, required: ['colour'] },
        // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
        then: { properties: { shade } },
      },
    ],
  })
}

setUpScreen()

describe('a question in its panel', () => {
  it('accepts a new label key by key, and keeps all other values of the panel', async () => {
    const { user, latest } = await openListed('Name')
    await user.clear(screen.getByLabelText('What it asks'))
    await user.type(screen.getByLabelText('What it asks'), 'Who found it?')
    expect(questionsOf(latest())[0]).toMatchObject({ label: 'Who found it?', rules: { maxLength: 40 } })
    expect(screen.getByLabelText('Maximum length')).toHaveValue('40')
    expect(screen.getByLabelText('Error if left empty')).toHaveValue('Write your name')
  })

  it('offers no empty line where a value must be chosen, and one where it need not be', async () => {
    const { user } = await openListed('Name')
    const lines = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option')
    for (const label of ['Kind of answer', 'Show this question', 'Width'])
      expect(lines(label)[0]).not.toHaveTextContent('Select an option')
    await user.selectOptions(screen.getByLabelText('Kind of answer'), 'Date')
    await screen.findByLabelText(/^Earliest date/)
    expect(lines('Earliest date (optional)')[0]).toHaveTextContent('Any date')
  })

  it('takes no invisible characters, but joiners where they join', async () => {
    const { user, latest } = await openListed('Name')
    const label = screen.getByLabelText('What it asks')
    await user.clear(label)
    await user.paste('\u200BNick\u00ADname')
    expect(questionsOf(latest())[0]?.label).toBe('Nickname')
    await user.clear(label)
    await user.paste('\u200B\u200D')
    expect(label).toHaveAccessibleDescription(/Write what this question asks\./)
    expect(questionsOf(latest())[0]?.label).toBe('Nickname')
    await user.clear(label)
    await user.type(label, 'می\u200Cخواهم')
    expect(questionsOf(latest())[0]?.label).toBe('می\u200Cخواهم')
  })

  it('is not added with a label that cannot be seen', async () => {
    const { user } = await openListed('Add a question')
    const label = screen.getByLabelText('What it asks')
    await user.click(label)
    await user.paste('\u200B')
    await user.keyboard('{Enter}')
    expect(label).toHaveAccessibleDescription(/Write/)
    await user.type(label, 'می\u200Cخواهم{Enter}')
    expect(screen.getByRole('button', { name: 'می\u200Cخواهم' })).toBeInTheDocument()
  })

  it('keeps its values while another question changes its options', async () => {
    const { user, latest } = await openListed('Place')
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.getByRole('option', { name: 'Only if Name is “Red”' })).toBeInTheDocument()
    expect(screen.getByLabelText('Maximum length')).toHaveValue('50')
    await user.type(screen.getByLabelText('What it asks'), ' of it')
    expect(questionsOf(latest())[1]).toMatchObject({ label: 'Place of it', rules: { maxLength: 50 } })
  })

  it('is valid as soon as it must be answered, and the text for a missing answer follows the label', async () => {
    const { user, latest } = await openListed('Place')
    const [mustAnswer] = screen.getAllByRole('radio', { name: 'Yes' })
    await user.click(mustAnswer ?? document.body)
    expect(questionsOf(latest())[1]).toMatchObject({ isRequired: true })
    expect(screen.queryByText(/· optional/)).toBeNull()
    const label = screen.getByLabelText('What it asks')
    await user.type(label, ' of it')
    expect(label).toHaveValue('Place of it')
    const missing = screen.getByLabelText('Error if left empty')
    expect(missing).toHaveValue('Enter your place of it')
    await user.type(missing, '!')
    await user.type(label, ' all')
    expect(missing).toHaveValue('Enter your place of it!')
  })

  it('can become one of any other kind: its options are written, and its limits come with the kind', async () => {
    const { user, latest } = await openListed('Place')
    const kind = screen.getByLabelText('Kind of answer')
    await user.selectOptions(kind, 'Choice')
    await user.type(screen.getByLabelText('Options'), 'Lobby{Enter}Mines')
    expect(questionsOf(latest())[1]).toMatchObject({ kind: 'choice', options: ['Lobby', 'Mines'] })
    await user.selectOptions(kind, 'Several choices')
    expect(questionsOf(latest())[1]).toMatchObject({ kind: 'choices', options: ['Lobby', 'Mines'] })
    await user.selectOptions(kind, 'Long text')
    expect(questionsOf(latest())[1]).toMatchObject({ kind: 'long text', rules: { maxLength: 2000 } })
    expect(screen.getByLabelText('Maximum length')).toHaveValue('2000')
    await user.selectOptions(kind, 'Amount of money')
    expect(questionsOf(latest())[1]).toMatchObject({ kind: 'amount' })
    expect(screen.getByRole('radio', { name: 'May be written' })).toBeChecked()
    for (const [words, width] of [
      ['Rating from 1 to 5', undefined],
      ['Whole number', 'short'],
      ['Short text', 'medium'],
    ] as const) {
      await user.selectOptions(kind, words)
      expect(questionsOf(latest())[1]?.control['ui:options']?.width).toBe(width)
    }
  })

  it('keeps the fields that two kinds have in common as they are when it becomes the other', async () => {
    const { user } = await openListed('Place')
    const kind = screen.getByLabelText('Kind of answer')
    for (const name of ['Choice', 'Several choices', 'Long text']) await user.selectOptions(kind, name)
    const most = screen.getByLabelText('Maximum length')
    await user.selectOptions(kind, 'Short text')
    expect(screen.getByLabelText('Maximum length')).toBe(most)
    expect(most).toHaveValue('100')
  })

  it('keeps its kind while another one depends on it, and leads to that one', async () => {
    const schema = schemaWith({}, { title: 'Shade', type: 'string' })
    const { user } = await openListed('Colour', { from: { ...form, schema } })
    await user.selectOptions(screen.getByLabelText('Kind of answer'), 'Short text')
    expect(screen.getByLabelText('Kind of answer')).toHaveAccessibleDescription(
      /other questions depend on the answer: “Shade”/,
    )
    await user.click(screen.getByRole('button', { name: 'Open “Shade”' }))
    expect(screen.getByLabelText('What it asks')).toHaveValue('Shade')
  })

  it('that another one depends on is not deleted; its menu closes, and the other one is a click away', async () => {
    const user = userEvent.setup()
    const schema = schemaWith({}, { title: 'Shade', type: 'string' })
    render(<Listed from={{ ...form, schema }} onForm={() => expect.unreachable()} />)
    await user.click(screen.getByRole('button', { name: 'Actions: Colour' }))
    await user.click(screen.getByRole('button', { name: 'Delete: Colour' }))
    expect(
      screen.getByText(/^“Colour” was not deleted, .* depend on its answer: “Shade”\. First/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy: Colour' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open “Shade”' }))
    expect(screen.getByRole('button', { name: 'Shade' })).toHaveFocus()
    expect(screen.getByLabelText('What it asks')).toHaveValue('Shade')
  })

  it('keeps an option that another one depends on, and leads to that one', async () => {
    const schema = schemaWith({}, { title: 'Shade', type: 'string' })
    const { user } = await openListed('Colour', { from: { ...form, schema } })
    const options = screen.getByLabelText('Options')
    expect(screen.queryByRole('button', { name: 'Open “Shade”' })).toBeNull()
    await user.clear(options)
    await user.type(options, 'Blue{Enter}Green{Enter}Grey')
    expect(options).toHaveAccessibleDescription(/“Shade” depends on the answer “Red”/)
    // A list pasted over another one, as by a translator, does not say which option has which new name.
    expect(options).toHaveAccessibleDescription(/Rename one option at a time/)
    await user.click(screen.getByRole('button', { name: 'Open “Shade”' }))
    expect(screen.getByLabelText('What it asks')).toHaveValue('Shade')
  })

  it('says where it is where it had to move below the one it depends on', async () => {
    const schema = JSON.stringify({
      title: 'Lantern',
      type: 'object',
      required: [],
      properties: {
        shade: { title: 'Shade', type: 'string', maxLength: 50 },
        colour: { title: 'Colour', type: 'string', enum: ['Red', 'Blue'] },
        place: { title: 'Place', type: 'string', maxLength: 50 },
      },
    })
    const { user, latest } = await openListed('Shade', { from: { ...form, schema } })
    const when = screen.getByLabelText('Show this question')
    await user.selectOptions(when, 'Only if Colour is “Blue”')
    expect(screen.getByText('“Shade” is now question 2 of 3.')).toBeVisible()
    await user.selectOptions(when, 'Always')
    expect(screen.queryByText('“Shade” is now question 2 of 3.')).toBeNull()
    expect(questionsOf(latest()).map(({ name }) => name)).toEqual(['colour', 'shade', 'place'])
  })

  it('that is moved or copied says so to screen readers alone, as the list shows it', async () => {
    const user = userEvent.setup()
    render(<Listed onForm={() => undefined} />)
    expect(screen.queryByText(/^From 7 questions on/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Actions: Name' }))
    await user.click(screen.getByRole('button', { name: 'Move down: Name' }))
    expect(screen.getByText('“Name” is now question 2 of 2.').closest('.visually-hidden')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete: Name' }))
    expect(screen.getByText('“Name” was deleted.').closest('.visually-hidden')).toBeNull()
  })

  it('that is deleted names the other places that used it', async () => {
    const message = JSON.stringify({
      title: 'Found by {name}',
      fields: {},
      routes: [{ property: 'name', answers: ['Ada'], webhook: 'ada' }],
    })
    const ui = JSON.stringify({ 'ui:needs': 'a lantern and your name' })
    const { user } = await openListed('Actions: Name', { from: { ...form, message, ui } })
    await user.click(screen.getByRole('button', { name: 'Delete: Name' }))
    const places = '“Heading of the message”, “What to have ready”, “Times and channel”'
    const said = `“Name” was deleted. These places used it too, so check them: ${places}.`
    expect(screen.getByText(said)).toBeVisible()
  })

  it('that waits for the answers to two questions refers to the text, which stays', async () => {
    const user = userEvent.setup()
    const shade = { title: 'Shade', type: 'string', maxLength: 40 }
    const schema = schemaWith({}, shade).replace(
      '"if":{"properties":{',
      '"if":{"properties":{"name":{"const":"Ada"},',
    )
    let latest = form
    render(<Listed from={{ ...form, schema }} onForm={(next) => (latest = next)} />)
    expect(screen.getByText(/only in cases that are set under Edit as text$/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Shade' }))
    expect(screen.getByLabelText('Show this question')).toHaveDisplayValue(
      'Only in cases that are set under Edit as text',
    )
    await user.type(screen.getByLabelText('What it asks'), '!')
    expect(latest.schema).toBe(schema.replace('"Shade"', '"Shade!"'))
  })

  it('links to the text if options depend on another answer', async () => {
    const schema = schemaWith(
      { shade: { title: 'Shade', type: 'string' } },
      { enum: ['Ruby', 'Rust'], not: { enum: ['Rust'] } },
    )
    const from = { ...form, schema, ui: JSON.stringify({ shade: { 'ui:widget': 'select' } }) }
    const onEditText = vi.fn<NonNullable<ListedProps['onEditText']>>()
    const { user } = await openListed('Colour', { from, onEditText })
    expect(screen.queryByText(/depend on the answer to another question/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Shade' }))
    expect(screen.getByText(/depend on the answer to another question/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the options in the text' }))
    const path = ['allOf', 0, 'then', 'properties', 'shade', 'enum']
    expect(onEditText).toHaveBeenCalledWith({ part: 'schema', path })
  })

  it.each([
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'من وجد الفانوس؟',
    'מי מצא את הפנס?',
    '灯籠を見つけたのは誰ですか',
  ])('accepts the pasted label %s, and shows it', async (label) => {
    const { user, latest } = await openListed('Name')
    await user.clear(screen.getByLabelText('What it asks'))
    await user.paste(label)
    expect(questionsOf(latest())[0]).toMatchObject({ label, name: 'name' })
    await user.click(screen.getByRole('button', { name: `Actions: ${label}` }))
    await user.click(screen.getByRole('button', { name: `Move down: ${label}` }))
    expect(questionsOf(latest())[1]).toMatchObject({ label, name: 'name' })
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-expanded', 'true')
  })
})
