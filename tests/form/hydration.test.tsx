// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CompiledForm } from '../../src/engine/schema/form'
import { createAnswerStore, type AnswerStore } from '../../src/form/answer-store'
import { SchemaForm } from '../../src/form/SchemaForm'
import { aForm } from '../engine/a-form'
import { kitchenSink } from '../support/kitchen-sink'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

const modesForm = aForm({
  properties: {
    modes: {
      title: 'Modes',
      type: 'array',
      items: { type: 'string', enum: ['PvP', 'Skyblock'] },
      uniqueItems: true,
      default: ['PvP'],
    },
  },
})

function formOn(answerStore: AnswerStore, onTry: () => void = () => undefined, form = kitchenSink) {
  return (
    <SchemaForm form={form} answerStore={answerStore} errors={[]} onErrors={onTry} onSubmit={onTry}>
      <button type="submit">Send</button>
    </SchemaForm>
  )
}

/** The build's HTML of the page; rendered from separate modules, as the build is a separate program. */
async function prerenderedForm(form: CompiledForm): Promise<string> {
  vi.resetModules()
  const server = await import('../../src/form/SchemaForm')
  const { prelude } = await prerenderToNodeStream(
    <server.SchemaForm
      form={form}
      answerStore={createAnswerStore(form)}
      errors={[]}
      onErrors={() => undefined}
      onSubmit={() => undefined}
    >
      <button type="submit">Send</button>
    </server.SchemaForm>,
  )
  return text(prelude)
}

/** The page before the script runs: `touch` is what the visitor does in the meantime. */
async function hydrateAfter(touch: () => void, onSubmit?: () => void, form = kitchenSink) {
  const place = document.createElement('div')
  place.innerHTML = await prerenderedForm(form)
  document.body.append(place)
  touch()
  const answerStore = createAnswerStore(form)
  const complaints: unknown[] = []
  await act(async () => {
    root = hydrateRoot(place, formOn(answerStore, onSubmit, form), {
      onRecoverableError: (error) => complaints.push(error),
    })
  })
  return { answerStore, complaints, html: place.innerHTML }
}

describe('a prerendered form', () => {
  test('is the same in the browser, without inline styles', async () => {
    const { complaints, html } = await hydrateAfter(() => undefined)
    expect(complaints).toEqual([])
    expect(html).not.toMatch(/ style=/)
  })

  test('keeps a text that was typed before the script arrived', async () => {
    const { answerStore } = await hydrateAfter(() => {
      screen.getByLabelText<HTMLInputElement>('Name').value = 'Steve'
      screen.getByLabelText<HTMLTextAreaElement>('Story').value = 'Once'
    })
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(screen.getByLabelText('Story')).toHaveValue('Once')
    expect(answerStore.answers()).toMatchObject({ name: 'Steve', story: 'Once' })
  })

  test('keeps a default that was cleared', async () => {
    const { answerStore } = await hydrateAfter(() => {
      screen.getByLabelText<HTMLInputElement>('Colour (optional)').value = ''
    })
    expect(screen.getByLabelText('Colour (optional)')).toHaveValue('')
    expect(answerStore.read('colour')).toBe('')
  })

  test('keeps that the only option of a default was unticked', async () => {
    const untick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'PvP' }).click()
    const { answerStore } = await hydrateAfter(untick, undefined, modesForm)
    expect(screen.getByRole('checkbox', { name: 'PvP' })).not.toBeChecked()
    expect(answerStore.answers()).toEqual({})
  })

  test('shows the question for a choice made before the script arrived', async () => {
    const { answerStore } = await hydrateAfter(() => {
      screen.getByLabelText<HTMLSelectElement>('Topic').value = 'Other'
    })
    expect(screen.getByLabelText('Topic')).toHaveValue('Other')
    expect(screen.getByLabelText('Other topic')).toBeInTheDocument()
    expect(answerStore.read('topic')).toBe('Other')
  })

  test('enables what depends on a radio button chosen before the script arrived', async () => {
    await hydrateAfter(() => screen.getByRole<HTMLInputElement>('radio', { name: 'Sea' }).click())
    expect(screen.getByRole('radio', { name: 'Sea' })).toBeChecked()
    expect(screen.getByLabelText('Role')).toBeEnabled()
  })

  test('is sent at once if sending was tried before the script arrived', async () => {
    const sent: string[] = []
    await hydrateAfter(
      () => {
        screen.getByLabelText<HTMLInputElement>('Name').value = 'Steve'
        document.querySelector('form')?.setAttribute('data-submit-waiting', '')
      },
      () => sent.push('once'),
    )
    expect(sent).toEqual(['once'])
    expect(document.querySelector('form')).not.toHaveAttribute('data-submit-waiting')
  })
})
