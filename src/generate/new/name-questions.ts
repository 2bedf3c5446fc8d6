import type { NewQuestion } from './new-form-answers'
import type { QuestionParts } from './question-parts'

const littleWords: ReadonlySet<string> = new Set(
  'a an the your you my our of to in on at for and or is are do does did can will would what with it should this that there'.split(
    ' ',
  ),
)
const mostWords = 3

/**
 * A name for each question: a few words of its label in camel case, without duplicates.
 * @example nameQuestions(['Minecraft username', 'Why do you want to join?']) // => ['minecraftUsername', 'whyWantJoin']
 */
export function nameQuestions(labels: readonly string[]): readonly string[] {
  const names: string[] = []
  for (const label of labels) {
    const name = nameOf(label)
    let free = name
    // A name such as "constructor" is a property of every JavaScript object.
    for (let count = 2; names.includes(free) || free in {}; count += 1) free = `${name}${count}`
    names.push(free)
  }
  return names
}

function nameOf(label: string): string {
  const plain = label.normalize('NFKD').replaceAll(/['’\p{M}]/gu, '')
  const all = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const telling = all.filter((word) => !littleWords.has(word))
  const chosen = (telling.length > 0 ? telling : all).slice(0, mostWords)
  const joined = chosen
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  return /^[a-z]/.test(joined) ? joined : `question${joined}`
}

/** A question of a new form with its name and its parts of the files. */
export interface NamedQuestion extends QuestionParts {
  readonly name: string
  readonly asked: NewQuestion
}
