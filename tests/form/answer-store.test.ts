import { describe, expect, test } from 'vitest'
import { createAnswerStore } from '../../src/form/answer-store'
import { kitchenSink } from '../support/kitchen-sink'

const aStore = () => createAnswerStore(kitchenSink)

describe('createAnswerStore', () => {
  test('starts with the defaults of the form', () => {
    expect(aStore().answers()).toEqual({ colour: 'Red' })
    expect(aStore().isUntouched()).toBe(true)
  })

  test('returns the same object until something changes', () => {
    const answerStore = aStore()
    const before = answerStore.answers()
    expect(answerStore.answers()).toBe(before)
    answerStore.write('name', 'Steve')
    expect(answerStore.answers()).toEqual({ colour: 'Red', name: 'Steve' })
  })

  test('leaves out cleared answers', () => {
    const answerStore = aStore()
    answerStore.write('colour', '')
    expect(answerStore.answers()).toEqual({})
    expect(answerStore.isUntouched()).toBe(false)
  })

  test('notifies listeners of a question, and listeners of all', () => {
    const answerStore = aStore()
    const told: string[] = []
    answerStore.watch((name, cause) => told.push(`name: ${name} ${cause}`), ['name'])
    answerStore.watch((name, cause) => told.push(`all: ${name} ${cause}`))
    answerStore.write('name', 'Steve')
    answerStore.write('mail', 'x')
    expect(told).toEqual(['name: name typed', 'all: name typed', 'all: mail typed'])
  })

  test('does not notify listeners that unsubscribed, or about values that did not change', () => {
    const answerStore = aStore()
    const told: string[] = []
    const stop = answerStore.watch((name) => told.push(name))
    answerStore.write('name', '')
    stop()
    answerStore.write('name', 'Steve')
    expect(told).toEqual([])
  })

  test('clears what depends on an answer when that answer changes', () => {
    const answerStore = aStore()
    answerStore.write('place', 'Sea')
    answerStore.write('role', 'Sailor')
    answerStore.write('place', ' Sea')
    expect(answerStore.read('role')).toBe('Sailor')
    answerStore.write('place', 'Land')
    expect(answerStore.read('role')).toBe('')
  })

  test('replaces all answers, as the texts of their controls', () => {
    const answerStore = aStore()
    answerStore.write('name', 'Steve')
    answerStore.replace({ rating: 3, links: ['https://a.example', 'https://b.example'], stranger: 'no' })
    expect(answerStore.answers()).toEqual({ rating: '3', links: 'https://a.example, https://b.example' })
  })
})
