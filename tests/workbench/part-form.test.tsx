// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import site from '../../src/site/form-page/texts.json'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { textsOf } from '../../src/workbench/client/files/form-texts'
import { titledForms } from '../../src/workbench/client/files/form-list'
import { questionsOf } from '../../src/workbench/client/panels/questions'
import { everyFile } from './form-files'
import { openAt, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const slug = 'general-advice'
const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }

it('the message says which answer each place in its heading becomes, as it is typed', async () => {
  const { user } = openAt(`/forms/${slug}/message`, forms)
  const heading = await screen.findByLabelText('Heading of the message')
  const [one, two] = questionsOf(textsOf(everyFile, slug))
  await user.clear(heading)
  expect(screen.queryByText(/becomes the visitor's answer/)).toBeNull()
  await user.type(heading, `{{${one?.name}}, {{${two?.name}}, {{${one?.name}}`)
  const lines = screen.getAllByText(/becomes the visitor's answer/)
  expect(lines.map((line) => line.textContent)).toEqual(
    [one, two].map((each) => `{${each?.name}} becomes the visitor's answer to “${each?.label}”.`),
  )
})

it('the message leads to the questions for the headings of the answers', async () => {
  openAt(`/forms/${slug}/message`, forms)
  const line = await screen.findByText(/^Each answer has its own name/)
  expect(within(line).getByRole('link', { name: 'Questions' })).toHaveAttribute('href', `/forms/${slug}`)
})

it('the texts of a failure name the heading of the site above them', async () => {
  openAt(`/forms/${slug}/outcomes`, forms)
  const heading = new RegExp(`“${site.failed.notSent}\\. ${site.answersKept}”`)
  for (const name of ['When Discord refused it', 'When there was no connection'])
    expect(await screen.findByLabelText(name)).toHaveAccessibleDescription(heading)
})

it.each(['page', 'card'] as const)('the %s warns at the title that another form has it too', async (part) => {
  const other = titledForms(everyFile).find((each) => each.slug !== slug)
  const { user } = openAt(`/forms/${slug}/${part}`, forms)
  const title = await screen.findByLabelText(/^Title of/)
  expect(title).not.toHaveAccessibleDescription(/has the same title/)
  await user.clear(title)
  await user.type(title, (other?.title ?? '').toUpperCase())
  expect(title).toHaveAccessibleDescription(new RegExp(`“${other?.name}” has the same title`))
})
