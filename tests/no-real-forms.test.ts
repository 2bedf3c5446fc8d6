import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formSlugs } from '../src/catalog/read-definitions'
import { root } from '../src/tooling/root'
import { sampleSlugs } from './support/fixtures'

// Staff may retire or rename any form but contact, so no code and no test may count on one by its name.

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

const slugs = formSlugs().filter((slug) => slug !== 'contact' && !sampleSlugs.includes(slug))

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

it.each(['src', 'tests'])('no file of %s names a form of the site', (folder) => {
  const patterns = patternsFor(folder)
  const found = filesIn(folder).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const code = path.endsWith('.json') ? text : withoutComments(text)
    return code
      .split('\n')
      .filter((line) => patterns.some((pattern) => pattern.test(line)))
      .map((line) => `${path}: ${line.trim().slice(0, 100)}`)
  })
  expect(found).toEqual([])
})
