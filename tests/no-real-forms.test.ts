import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../src/tooling/root'
import delivered from './acceptance/forms.json'

// Staff may retire, rename or reword any form but contact, so no code and no test may depend on the name, title or
// options of one. The checked forms are those that were delivered: with names from today's forms, a new form could
// break this.

/** Files that may name forms, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/site/content/': 'what staff write on pages may name forms, and the linter checks them',
  'tests/acceptance/': 'the facts as delivered, which only developers run',
  'tests/bench/': 'measures the existing forms, in a separate command',
  'tests/engines/': 'other browsers, in a separate command',
  'tests/generate/changes-of-a-year.ts': 'names the form that it adds',
  'tests/heard/': 'the output of a screen reader for each form, recorded by a separate command',
  'tests/lint/seeded/': 'expects the examples that the grammars give',
}

const forms: Readonly<Record<string, DeliveredForm>> = delivered.forms
const slugs = Object.keys(forms).filter((slug) => slug !== 'contact')

interface DeliveredForm {
  readonly outcomes: object
  readonly card?: { readonly title: string }
  readonly options?: Readonly<Record<string, readonly (string | number)[]>>
}

/** Titles and options that are rarely used for anything else: at least two words or twelve characters. */
const words = slugs
  .flatMap((slug) => [forms[slug]?.card?.title ?? '', ...Object.values(forms[slug]?.options ?? {}).flat()])
  .map(String)
  .filter((text) => text.includes(' ') || text.length >= 12)

/** Each as a whole text: in quotes, or between two tags. */
const wording = new RegExp(
  `['"\`>](?:${words.map((text) => text.replaceAll(/[^\w ]/g, String.raw`\$&`)).join('|')})['"\`<]`,
)

/** The name of a form; of one that is also a plain word, such as "staff", its path, and in tests the quoted word. */
function patternsFor(folder: string): readonly RegExp[] {
  return slugs.map((slug) => {
    if (slug.includes('-')) return new RegExp(`(?<![\\w-])${slug}(?![\\w-])`)
    const path = `forms/${slug}(?![\\w-])`
    // "staff" is also the only role that `mention` knows.
    return new RegExp(folder === 'src' ? path : `${path}|(?<!mention['"]?: )['"\`]${slug}['"\`]`)
  })
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|tsx|mjs|json|css|html)$/.test(path))
    .filter((path) => !Object.keys(exceptions).some((place) => path.startsWith(place)))
}

/** Comments may name a form as an example: nothing breaks when it is deleted. */
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
