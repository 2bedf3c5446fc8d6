// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kitchenSink } from '../support/kitchen-sink'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function writeStory(text: string) {
  const { answerStore, container } = renderSchemaForm(kitchenSink)
  act(() => answerStore.write('story', text))
  return {
    seen: () => container.querySelector('#root_story__count')?.textContent,
    spoken: () => container.querySelector('#root_story__count + [aria-live]')?.textContent,
  }
}

describe('the counter of a text with at most 40 characters', () => {
  test('is silent below 30', () => {
    const { seen } = writeStory('a'.repeat(29))
    expect(seen()).toBe('')
  })

  test('says how many remain from 30 on', () => {
    const { seen } = writeStory('a'.repeat(30))
    expect(seen()).toBe('You have 10 characters left')
  })

  test('says how many are too many', () => {
    const { seen } = writeStory('a'.repeat(52))
    expect(seen()).toBe('You have 12 characters too many')
  })

  test('is read out after a pause of one second', () => {
    const { spoken } = writeStory('a'.repeat(39))
    act(() => void vi.advanceTimersByTime(999))
    expect(spoken()).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(spoken()).toBe('You have 1 character left')
  })

  test('describes its control', () => {
    writeStory('a'.repeat(35))
    expect(screen.getByLabelText('Story')).toHaveAccessibleDescription(/You have 5 characters left$/)
  })
})
