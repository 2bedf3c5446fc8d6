import { every, present, text, type Check } from './checks'
import { isText } from './measure'
import { violation } from './violation'

const refusedParts = ['discord', 'clyde']
const refusedNames = ['everyone', 'here']

const words: Check = present((value, path) => {
  const name = isText(value) ? value.trim().toLowerCase() : ''
  const parts = refusedParts.filter((word) => name.includes(word))
  const names = refusedNames.filter((word) => name === word)
  return [
    ...parts.map((word) => violation(path, 'USERNAME_INVALID_CONTAINS', { word })),
    ...names.map((word) => violation(path, 'USERNAME_INVALID', { word })),
  ]
})

/** A webhook's name: 1 to 80 code points, and none that could pass for Discord itself. */
export const username: Check = every(text({ min: 1, max: 80 }), words)
