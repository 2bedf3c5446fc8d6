import { expect, it } from 'vitest'
import { labelWords, nameQuestions } from '../../src/generate/new/label-words'

it.each([
  ['My house', true],
  ['Our lantern', true],
  ['Your place', true],
  ['Mythical lantern', false],
  ['Hour of the day', false],
  ['How you found yourself here', true],
  ['YouTube channel', false],
  ['Youth team', false],
  ['Does the team have a leader', true],
  ['Is it open to all', true],
  ['Doe of the forest', false],
  ['Island', false],
  ['Please say which', true],
  ['Describe the lantern', true],
  ['Choose a colour', true],
  ['Chosen colour', false],
  ['Anything to add', true],
  ['Selected works', false],
])(
  'the label "%s" is quoted if it is a question or a request, or addresses or mentions somebody: %s',
  (label, isSentence) => {
    expect(labelWords(label)).toMatchObject({ isSentence })
  },
)

it.each([
  ['Minecraft Username', 'Minecraft username'],
  ['所有者のMinecraft名', '所有者のMinecraft名'],
])('%s is written %s within a sentence', (label, small) => {
  expect(labelWords(label)).toMatchObject({ small })
})

it('the names of questions are made of their labels, letters of other languages included', () => {
  expect(nameQuestions(['Minecraft username', 'Größe des Hauses', "The café's name"])).toEqual([
    'minecraftUsername',
    'groesseDesHauses',
    'cafesName',
  ])
})
