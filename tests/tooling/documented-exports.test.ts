import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/tooling/root'

// Written by `npm run grammar`; its comments are those of the grammars.
const generated = 'src/engine/schema/definition.ts'

it.each(['engine', 'form', 'delivery', 'catalog'])('src/%s documents every export', (room) => {
  const files = readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${room}/${file}`)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && file !== generated)
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap(undocumented)).toEqual([])
})

function undocumented(file: string): readonly string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const [, name] = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/.exec(line) ?? []
    return name === undefined || lines[index - 1]?.trimEnd().endsWith('*/') === true
      ? []
      : [`${file}: ${name}`]
  })
}
