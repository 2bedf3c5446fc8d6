import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { getLanguageService, TextDocument, type MarkupContent } from 'vscode-json-languageservice'
import { resolve, type Grammar } from '../../src/lint/schema/grammar'
import settings from '../../.vscode/settings.json' with { type: 'json' }
import { readFiles } from '../../src/lint/read-files'
import { sampleFiles } from '../lint/sample-files'

// The JSON service that VS Code and others use, with the repository's settings and each file's "$schema".
const service = getLanguageService({
  schemaRequestService: (address) => Promise.resolve(readFileSync(fileURLToPath(address), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})
service.configure({
  allowComments: false,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: pathToFileURL(join(process.cwd(), url)).href,
  })),
})

const all = [...readFiles(process.cwd())].map(([path, file]) => [path, Buffer.from(file).toString()] as const)
const isGrammar = (path: string): boolean => path.includes('/_schema/')
const written = all.filter(
  ([path]) => path.endsWith('.json') && !isGrammar(path) && !path.endsWith('.snapshot.json'),
)

function open(path: string, text: string) {
  const document = TextDocument.create(pathToFileURL(join(process.cwd(), path)).href, 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

/** A file of a sample form with one text replaced; `|` in the replacement marks the cursor. */
function edited(path: string, find: string, replace: string) {
  const text = Buffer.from(sampleFiles().get(path) ?? '').toString()
  const typed = text.replace(find, replace)
  const at = typed.indexOf('|')
  const { document, json } = open(path, typed.replace('|', ''))
  return { document, json, position: document.positionAt(at) }
}

const textOf = (content: string | MarkupContent | undefined): string =>
  typeof content === 'object' ? content.value : (content ?? '')

describe('an editor', () => {
  it('finds the grammar of every file, and nothing wrong in it', async () => {
    for (const [path, text] of written) {
      const { document, json } = open(path, text)
      expect([path, await service.doValidation(document, json)]).toEqual([path, []])
    }
  }, 120_000)

  it.each([
    ['forms/guild/schema.json', '"maxLength": 100', '"|": 100', 'minLength'],
    ['forms/guild/ui.json', '"spellcheck": false', '"|": false', 'inputType'],
    ['forms/guild/message.json', '"style": "embed"', '"|": ""', 'content'],
    ['forms/manifest.json', '"popularity": 100', '"|": 100', 'popularity'],
  ])('suggests the keys of %s, each with its help and an example', async (path, find, replace, key) => {
    const { document, json, position } = edited(path, find, replace)
    const list = await service.doComplete(document, position, json)
    const item = list?.items.find(({ label }) => label === key)
    expect(textOf(item?.documentation)).toContain('Example: ')
  })

  it('suggests the possible values', async () => {
    const { document, json, position } = edited(
      'forms/nomination/ui.json',
      '"ui:widget": "select"',
      '"ui:widget": "|"',
    )
    const list = await service.doComplete(document, position, json)
    expect(list?.items.map(({ label }) => label)).toContain('"radio"')
  })

  it('explains a key under the mouse, with an example', async () => {
    const { document, json, position } = edited('forms/nomination/ui.json', '"ui:minutes"', '"ui:min|utes"')
    const hover = await service.doHover(document, position, json)
    // In Markdown a full stop may be escaped with a backslash.
    const [text] = Array.isArray(hover?.contents) ? hover.contents : []
    const words = typeof text === 'string' ? text.replaceAll('\\', '') : ''
    expect(words).toBe('How many minutes the form takes. Example: 2')
  })

  it('underlines a misspelt key in red, at its place', async () => {
    const { document, json, position } = edited('forms/nomination/ui.json', '"ui:minutes"', '|"ui:minuts"')
    const [diagnostic, ...more] = await service.doValidation(document, json)
    expect([diagnostic?.range.start, more]).toEqual([position, []])
  })
})

describe('a key of a grammar', () => {
  const grammars = all.filter(([path]) => isGrammar(path)).map(([path, text]) => [path, JSON.parse(text)])

  it.each(grammars)('of %s has a help text, and an example unless there are values to choose', (_, root) => {
    const bare = partsOf(root).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([key, part]) => (isExplained(resolve(root, part)) ? [] : [key])),
    )
    expect(bare).toEqual([])
  })
})

function isExplained({ description, enum: values, const: only }: Grammar): boolean {
  return description !== undefined && (values ?? only ?? description.match(/Example: ./)) !== null
}

/** Every subschema of a grammar that describes a value, the outermost first. */
function partsOf(part: Grammar): readonly Grammar[] {
  const { properties, patternProperties, definitions, additionalProperties: rest, items } = part
  const below = [properties, patternProperties, definitions].flatMap((group) => Object.values(group ?? {}))
  const others = [rest, items].flatMap((other) => (typeof other === 'object' ? [other] : []))
  return [part, ...[...below, ...others].flatMap(partsOf)]
}
