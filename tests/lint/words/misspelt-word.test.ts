import { describe, expect, it } from 'vitest'
import { check } from '../../../src/lint/check'
import { readFiles } from '../../../src/lint/read-files'
import { emptyMemory } from '../../../src/lint/source/read-workspace'

const files = readFiles(process.cwd())
const memory = emptyMemory()
const path = 'forms/suggestion/ui.json'

function remarksOn(hint: string): readonly string[] {
  const text = Buffer.from(files.get(path) ?? '').toString('utf8')
  const changed = text.replace('Your idea in a few words', hint)
  return check(new Map(files).set(path, changed), memory).map(
    ({ rule, remedy }) => `${rule}: ${remedy.split('?')[0]}`,
  )
}

describe('a misspelt word', () => {
  it.each([
    ['Your idea in a few wrods', 'words'],
    ['Yoour idea in a few words', 'Your'],
    ['Your Minecraft usernme', 'username'],
    ['Teh idea in a few words', 'The'],
  ])('is found: %s', (hint, meant) => {
    expect(remarksOn(hint)).toEqual([`misspelt-word: Did you mean "${meant}"`])
  })

  it.each([
    'Which spleef arena you like best',
    'Your TikTok or YouTube channel',
    'Where the creeper blew up your barn',
    'Coordinates, such as x:100 and z:-40',
    'A cobblestone generator or a beehive',
    'Your busiest hours and quietest days',
    'Nothing about cheaters, hoppers or minecarts',
  ])('is not found in right words: %s', (hint) => {
    expect(remarksOn(hint)).toEqual([])
  })
})
