// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../src/workbench/client/panels/questions'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'
import { textOf } from './panels/form-texts'

setUpWorkbench()

const slug = 'navigator-application'
const path = `forms/${slug}/ui.json`
const { 'ui:sections': sections = [], ...ui } = valuesOf(textsOf(everyFile, slug)).ui
const questions = questionsOf(textsOf(everyFile, slug))
const labels = questions.map(({ label }) => label)
const open = (files = everyFile, check?: FormWorker['check']) =>
  openWith(`/forms/${slug}`, [{ files, canSave: true, inbox: null }], check ? { check } : {})
const headings = () => screen.getAllByRole('textbox', { name: /^Heading above/ })

describe('the headings of a long form', () => {
  it('stand among its questions, where they can be renamed, moved and deleted', async () => {
    const { user } = open()
    expect(await screen.findAllByRole('textbox', { name: /^Heading above/ })).toHaveLength(sections.length)
    const [first, second] = headings()
    if (!first || !second) throw new Error('The form has two headings.')
    await user.clear(first)
    expect(first).toHaveAccessibleDescription('Write the heading.')
    await user.type(first, 'You')
    expect(first).toHaveValue('You')
    expect(first).toBeValid()
    const { title = '', properties = [] } = sections[1] ?? {}
    await user.click(screen.getByRole('button', { name: `Actions: heading “${title}”` }))
    await user.click(screen.getByRole('button', { name: `Move down: heading “${title}”` }))
    const below = questions.find(({ name }) => name === properties[1])?.label ?? ''
    expect(screen.getByText(`The heading “${title}” is above “${below}” now.`)).toBeVisible()
    expect(headings()[1]).toHaveAccessibleName(`Heading above “${below}”`)
    await user.click(screen.getByRole('button', { name: `Delete: ${title}` }))
    expect(headings()).toHaveLength(sections.length - 1)
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }))
    expect(headings()[1]).toHaveValue(title)
  })

  it('are named by a diagnostic about one of them, which leads to it', async () => {
    const text = textOf({
      ...ui,
      'ui:sections': sections.map((each) => ({ ...each, title: `${each.title}:` })),
    })
    const title = `${sections[1]?.title}:`
    const start = text.indexOf(JSON.stringify(title))
    const [line, column] = [text.slice(0, start).split('\n').length, start - text.lastIndexOf('\n', start)]
    const end = { endLine: line, endColumn: column + 1, end: start + 1 }
    const remark = {
      rule: 'label-colon',
      severity: 'warning',
      message: 'No colon.',
      remedy: '',
      also: [],
    } as const
    const { user } = open(filesWith({ [path]: text }), () =>
      Promise.resolve([{ file: path, line, column, start, ...end, ...remark }]),
    )
    await user.click(await screen.findByRole('button', { name: `Heading “${title}”` }))
    expect(headings()[1]).toHaveFocus()
  })

  it('are asked for where it has none', async () => {
    const { user } = open(filesWith({ [path]: JSON.stringify(ui) }))
    expect(
      await screen.findByText(
        'From 7 questions on, visitors need headings to find their way. Add the first one here.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a heading' }))
    await user.click(screen.getByRole('button', { name: 'Add heading' }))
    expect(screen.getByLabelText('Heading')).toHaveAccessibleDescription(/Write the heading\./)
    await user.type(screen.getByLabelText('Heading'), 'You{Enter}')
    expect(headings()).toHaveLength(1)
    expect(headings()[0]).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Add a heading' }))
    await user.type(screen.getByLabelText('Heading'), 'It')
    await user.selectOptions(screen.getByLabelText('Above the question'), labels[3] ?? '')
    await user.click(screen.getByRole('button', { name: 'Add heading' }))
    expect(headings()[1]).toHaveAccessibleName(`Heading above “${labels[3]}”`)
  })
})
