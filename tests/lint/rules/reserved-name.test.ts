import { expect, it } from 'vitest'
import { nameQuestions } from '../../../src/generate/new/label-words'
import { lint } from '../../../src/lint/lint'
import { createCache } from '../../../src/lint/source/read-workspace'
import { sampleFiles } from '../sample-files'

const slug = 'guestlist-request'
const sample = sampleFiles()
const cache = createCache()

/** The linter's report on the form whose first question has this name. */
function saidOf(name: string): readonly string[] {
  const files = new Map(
    [...sample].map(([path, bytes]) => {
      if (!path.startsWith(`forms/${slug}/`)) return [path, bytes] as const
      return [
        path,
        Buffer.from(bytes)
          .toString('utf8')
          .replaceAll(/\bminecraftName\b/g, name),
      ] as const
    }),
  )
  return lint(files, cache).flatMap(({ severity, message, remedy }) =>
    severity === 'error' ? [`${message} ${remedy}`] : [],
  )
}

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])(
  'a question cannot be named %s, and the report says why',
  (name) => {
    expect(saidOf(name)).toEqual([
      `A question cannot be named "${name}": programs use this name themselves, so a missing answer would ` +
        `not be noticed. Use another name, such as "${name}Answer", here and wherever the name is used.`,
    ])
  },
)

it('a question cannot be named __proto__ either', () => {
  expect(saidOf('__proto__')).toContain(
    'The name "__proto__" is not one word of the letters from a to z and digits. Write "proto", here and wherever the name is used.',
  )
})

it.each(['length', 'prototype', 'then', 'name', 'arguments'])('a question may be named %s', (name) => {
  expect(saidOf(name)).toEqual([])
})

it('new questions get no such name from their labels', () => {
  expect(nameQuestions(['Constructor', 'To string'])).toEqual(['constructor2', 'string'])
})
