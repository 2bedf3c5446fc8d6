import { describe, expect, test } from 'vitest'
import { countText } from '../../src/form/templates/Counter'

describe('countText', () => {
  test.each([
    ['', ''],
    ['aaaaaa', ''],
    ['aaaaaaaa', 'You have 2 characters left'],
    ['aaaaaaaaa', 'You have 1 character left'],
    ['aaaaaaaaaa', 'You have 0 characters left'],
    ['aaaaaaaaaaa', 'You have 1 character too many'],
  ])('for %j with a limit of 10 returns %j', (typed, text) => {
    expect(countText(typed, 10).text).toBe(text)
  })

  test('counts a character of two code units once', () => {
    expect(countText('😀'.repeat(9), 10).text).toBe('You have 1 character left')
  })

  test('ignores surrounding spaces, like sending', () => {
    expect(countText(`  ${'a'.repeat(9)}  `, 10).text).toBe('You have 1 character left')
  })

  test('reports when the limit is exceeded', () => {
    expect(countText('a'.repeat(10), 10).isOver).toBe(false)
    expect(countText('a'.repeat(11), 10).isOver).toBe(true)
  })
})
