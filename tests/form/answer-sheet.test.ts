import { describe, expect, test } from 'vitest'
import { createAnswerSheet } from '../../src/form/answer-sheet'
import { kitchenSink } from '../support/kitchen-sink'

const aSheet = () => createAnswerSheet(kitchenSink)

describe('createAnswerSheet', () => {
  test('starts with the defaults of the form', () => {
    expect(aSheet().answers()).toEqual({ colour: 'Red' })
    expect(aSheet().isUntouched()).toBe(true)
  })

  test('gives the same answers until something changes', () => {
    const sheet = aSheet()
    const before = sheet.answers()
    expect(sheet.answers()).toBe(before)
    sheet.write('name', 'Steve')
    expect(sheet.answers()).toEqual({ colour: 'Red', name: 'Steve' })
  })

  test('leaves out what was emptied', () => {
    const sheet = aSheet()
    sheet.write('colour', '')
    expect(sheet.answers()).toEqual({})
    expect(sheet.isUntouched()).toBe(false)
  })

  test('tells those who watch a question, and those who watch all', () => {
    const sheet = aSheet()
    const told: string[] = []
    sheet.watch((name, cause) => told.push(`name: ${name} ${cause}`), ['name'])
    sheet.watch((name, cause) => told.push(`all: ${name} ${cause}`))
    sheet.write('name', 'Steve')
    sheet.write('mail', 'x')
    expect(told).toEqual(['name: name typed', 'all: name typed', 'all: mail typed'])
  })

  test('tells nobody who stopped watching, and nobody of what did not change', () => {
    const sheet = aSheet()
    const told: string[] = []
    const stop = sheet.watch((name) => told.push(name))
    sheet.write('name', '')
    stop()
    sheet.write('name', 'Steve')
    expect(told).toEqual([])
  })

  test('clears what depends on an answer when that is another one', () => {
    const sheet = aSheet()
    sheet.write('place', 'Sea')
    sheet.write('role', 'Sailor')
    sheet.write('place', ' Sea')
    expect(sheet.read('role')).toBe('Sailor')
    sheet.write('place', 'Land')
    expect(sheet.read('role')).toBe('')
  })

  test('puts a whole set of answers in place, as the texts of their controls', () => {
    const sheet = aSheet()
    sheet.write('name', 'Steve')
    sheet.replace({ rating: 3, links: ['https://a.example', 'https://b.example'], stranger: 'no' })
    expect(sheet.answers()).toEqual({ rating: '3', links: 'https://a.example, https://b.example' })
  })
})
