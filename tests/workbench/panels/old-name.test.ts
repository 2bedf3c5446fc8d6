import { describe, expect, it } from 'vitest'
import { fieldsWithOldName } from '../../../src/workbench/client/panels/old-name'

describe('the texts with the old label of a question', () => {
  const question = { label: 'Your in-game name', isRequired: true }
  const values = {
    missing: 'Enter your minecraft username',
    maxLengthWords: 'Your in-game name is too long',
    hint: 'Minecraft usernames are short',
    staffLabel: 'Player',
  }
  const found = (old: string, now = question) => fieldsWithOldName(now, old, values)

  it('are those that quote it as whole words, whatever its capitals', () => {
    expect(found('Minecraft Username')).toEqual(['missing'])
    expect(found('Minecraft username?')).toEqual(['missing'])
  })

  it('are not those that quote the new label, which may have the old one in it', () => {
    expect(found('Name')).toEqual([])
  })

  it('are none where the label is the same, was empty, or no answer is needed', () => {
    expect(found('Your In-Game Name')).toEqual([])
    expect(found('')).toEqual([])
    expect(found('Minecraft username', { ...question, isRequired: false })).toEqual([])
  })
})
