import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasFixedPage } from '../../../src/workbench/client/files/form-list'

/** The answers of a person with another network; which forms to keep is asked last, and left to the test. */
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

/** Up to two forms of the repository to keep, which a network can do without. */
export function adoptedForms(folder: string): readonly string[] {
  const slugs = readdirSync(join(folder, 'forms'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
  return slugs.filter((slug) => !hasFixedPage(slug)).slice(0, 2)
}

/** A person who types these lines, with a record of the output. */
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
