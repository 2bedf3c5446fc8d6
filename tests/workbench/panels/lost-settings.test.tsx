// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  changedFiles,
  editForm,
  textsOf,
  type FormValues,
} from '../../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { everyFile, filesWith } from '../form-files'
import { openWith, setUpWorkbench } from '../open-workbench'

setUpWorkbench()

const slug = 'general-advice'
const texts = textsOf(everyFile, slug)
const choice = questionsOf(texts).find(({ kind }) => kind === 'choice')
const text = questionsOf(texts).find(({ kind }) => kind === 'text')
const [first = '', ...others] = choice?.options.map(String) ?? []
if (!choice || !text || others.length < 2) throw new Error('The form has such questions.')

const byOption = 'That option had a channel or times of its own, which were removed with it.'
const byKind = (settings: string) => `These settings were removed because the kind changed: ${settings}.`

/** The card of a question, in the form after this change. */
async function openCard(label: string, change: (form: FormValues) => void) {
  const changed = editForm(texts, change)
  const files = filesWith(Object.fromEntries(changedFiles(slug, texts, changed)))
  const { user } = openWith(`/forms/${slug}/questions`, [{ files, canSave: true, inbox: null }], {})
  await user.click(await screen.findByRole('button', { name: label }))
  const type = async (field: string, value: string) => {
    await user.clear(screen.getByLabelText(field))
    await user.click(screen.getByLabelText(field))
    await user.paste(value)
  }
  const kind = async (name: string) => user.selectOptions(screen.getByLabelText('Kind of answer'), name)
  const undo = async () => user.click(screen.getByRole('button', { name: 'Undo the last change' }))
  return { user, type, kind, undo }
}

describe('an option that is deleted', () => {
  const routed = ({ message }: FormValues) => {
    message.routes = [{ property: choice.name, answers: [first], webhook: 'lanterns' }]
  }

  it('takes its recipients with it, and the card says so until that is undone', async () => {
    const { type, undo } = await openCard(choice.label, routed)
    await type('Options', [`${first} now`, ...others].join('\n'))
    expect(screen.queryByText(byOption)).toBeNull()
    await type('Options', others.join('\n'))
    expect(screen.getByText(byOption)).toBeVisible()
    await type('Options', [...others, 'One more'].join('\n'))
    expect(screen.getByText(byOption)).toBeVisible()
    await undo()
    expect(screen.getByLabelText('Options')).toHaveValue([first, ...others].join('\n'))
    expect(screen.queryByText(byOption)).toBeNull()
  })

  it('says nothing where it had no settings of its own', async () => {
    const { type } = await openCard(choice.label, routed)
    await type('Options', [first, ...others.slice(1)].join('\n'))
    expect(screen.queryByText(byOption)).toBeNull()
  })
})

describe('the block that names what is gone', () => {
  it('takes the change back, and goes', async () => {
    const { kind, user } = await openCard(choice.label, ({ schema }) => void delete schema.allOf)
    await kind('Long text')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByLabelText('Options')).toHaveValue([first, ...others].join('\n'))
    expect(screen.getByLabelText('Kind of answer')).toHaveValue('Choice')
    expect(screen.getByLabelText('Kind of answer')).toHaveFocus()
    expect(screen.queryByText(byKind('options'))).toBeNull()
  })

  it('takes nothing back once something else has changed', async () => {
    const { kind, type } = await openCard(choice.label, ({ schema }) => void delete schema.allOf)
    await kind('Long text')
    await type('What it asks', 'Which one, and why?')
    expect(screen.getByText(byKind('options'))).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('another kind of answer', () => {
  /** No other question depends on the answer. */
  const free = ({ schema }: FormValues) => {
    delete schema.allOf
  }

  it('says that options are gone, also once the kind is back, until that is undone', async () => {
    const { kind, undo } = await openCard(choice.label, free)
    await kind('Long text')
    expect(screen.getByText(byKind('options'))).toBeVisible()
    await kind('Choice')
    expect(screen.getByText(byKind('options'))).toBeVisible()
    await undo()
    await undo()
    expect(screen.queryByText(byKind('options'))).toBeNull()
    expect(screen.getByLabelText('Options')).toHaveValue([first, ...others].join('\n'))
  })

  it('says that limits are gone if staff chose them', async () => {
    const { kind, type } = await openCard(text.label, ({ schema }) => {
      const rules = schema.properties[text.name]
      if (rules) rules.maxLength = 37
    })
    await kind('Whole number')
    expect(screen.getByText(byKind('limits'))).toBeVisible()
    await kind('Short text')
    expect(screen.getByText(byKind('limits'))).toBeVisible()
    await type('Maximum length', '37')
    expect(screen.queryByText(byKind('limits'))).toBeNull()
  })

  it('says nothing where both kinds have the settings, or a limit was the usual one', async () => {
    const { kind } = await openCard(choice.label, free)
    await kind('Several choices')
    expect(screen.queryByText(/were removed/)).toBeNull()
  })
})
