import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/tooling/root'
import { sourceFiles } from './source-files'

// Written by `npm run grammar`; its comments come from the grammars.
const generated = 'src/engine/schema/definition.ts'

it.each(['engine', 'form', 'delivery', 'catalog'])('src/%s documents every export', (room) => {
  const files = sourceFiles(`src/${room}`).filter((file) => file !== generated)
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap(undocumented)).toEqual([])
})

it('a name that src/ exports has one meaning', () => {
  const names = sourceFiles('src').flatMap((file) => exportedNames(readFileSync(join(root, file), 'utf8')))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

function exportedNames(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm),
    ([, name = '']) => name,
  )
}

function undocumented(file: string): readonly string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const [, name] = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/.exec(line) ?? []
    return name === undefined || lines[index - 1]?.trimEnd().endsWith('*/') === true
      ? []
      : [`${file}: ${name}`]
  })
}
