import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../src/tooling/root'
import delivered from './acceptance/forms.json'

// Staff may retire, rename or reword any form but contact, so no code and no test may count on one by its name, its title or
// its options. The forms are those that were delivered: with a name from the forms of today, a new form could break this.

/** Where the name of a form is none of its own. */
const exceptions: Readonly<Record<string, string>> = {
  'src/site/content/': 'what staff write on pages may name forms, and the linter holds it to them',
  'tests/acceptance/': 'the facts as delivered, which only developers run',
  'tests/bench/': 'measures the forms there are, by a command of its own',
  'tests/engines/': 'other browsers, by a command of its own',
  'tests/generate/changes-of-a-year.ts': 'names the form that it adds',
  'tests/heard/': 'what a screen reader says of each form, written down by a command of its own',
  'tests/lint/seeded/': 'expects the examples that the grammars give',
}

const forms: Readonly<Record<string, DeliveredForm>> = delivered.forms
const slugs = Object.keys(forms).filter((slug) => slug !== 'contact')

interface DeliveredForm {
  readonly outcomes: object
  readonly card?: { readonly title: string }
  readonly options?: Readonly<Record<string, readonly (string | number)[]>>
}

/** The titles and options that are hardly in use for anything else: of two words or twelve characters at least. */
const words = slugs
  .flatMap((slug) => [forms[slug]?.card?.title ?? '', ...Object.values(forms[slug]?.options ?? {}).flat()])
  .map(String)
  .filter((text) => text.includes(' ') || text.length >= 12)

/** Each as a whole text: in quotes, or between two tags. */
const wording = new RegExp(
  `['"\`>](?:${words.map((text) => text.replaceAll(/[^\w ]/g, String.raw`\$&`)).join('|')})['"\`<]`,
)

/** The name of a form, or of one that is a plain word as well, such as "staff": a path, and in tests a text of its own. */
function patternsFor(folder: string): readonly RegExp[] {
  return slugs.map((slug) => {
    if (slug.includes('-')) return new RegExp(`(?<![\\w-])${slug}(?![\\w-])`)
    const path = `forms/${slug}(?![\\w-])`
    // "staff" is also the one role that `mention` knows.
    return new RegExp(folder === 'src' ? path : `${path}|(?<!mention['"]?: )['"\`]${slug}['"\`]`)
  })
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|tsx|mjs|json|css|html)$/.test(path))
    .filter((path) => !Object.keys(exceptions).some((place) => path.startsWith(place)))
}

/** Comments may name a form as an example: nothing breaks when it is gone. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}

it.each(['src', 'tests'])(
  'no file of %s has the name, the title or an option of a form of the site',
  (folder) => {
    const patterns = [...patternsFor(folder), wording]
    const found = filesIn(folder).flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const code = path.endsWith('.json') ? text : withoutComments(text)
      return code
        .split('\n')
        .filter((line) => patterns.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim().slice(0, 100)}`)
    })
    expect(found).toEqual([])
  },
)
