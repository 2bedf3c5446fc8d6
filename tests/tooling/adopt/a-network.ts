import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canBeDeleted } from '../../../src/workbench/client/files/delete-form'

/** What somebody types whose network is another one; which forms stay comes last, and is left to the test. */
export const answersOfANetwork = [
  'Lantern Isles',
  'play.lantern.example',
  'https://lantern.example/',
  'https://chat.example/lantern',
  'https://photos.example/lantern',
  'https://videos.example/lantern',
  'help@lantern.example',
  '#0b6b43',
  '#7a1fa2',
]

/** Up to two forms of a repository that a network can do without, to be kept. */
export function adoptedForms(folder: string): readonly string[] {
  const slugs = readdirSync(join(folder, 'forms'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
  return slugs.filter(canBeDeleted).slice(0, 2)
}

/** A person who types these lines, and what they are told. */
export function typing(lines: readonly string[]) {
  const left = [...lines]
  const said: string[] = []
  const asked: string[] = []
  const conversation = {
    say: (text: string) => void said.push(text),
    ask: (question: string) => {
      asked.push(question)
      return Promise.resolve(left.shift())
    },
  }
  return { conversation, said, asked }
}
