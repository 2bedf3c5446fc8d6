import { beforeAll, describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { createCache, type WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { withChanges } from '../../src/generate/fix/file-changes'
import { applyEdits } from '../../src/lint/json/json-node'
import { filesWithGuideForm } from '../guide/guide'
import { formWith, cache, onlyForms, pathsThatDiffer, sampleForms, textAt } from './sample-forms'

const guideForms = onlyForms(filesWithGuideForm())

/** The machine may be busy, and the first check reads all forms. */
const timeout = 60_000

const fixesOf = (files: WorkspaceFiles) => fixForms(files, cache)

beforeAll(() => void lint(sampleForms, cache), timeout)

describe('the fixes of forms', { timeout }, () => {
  it('leave correct forms as they are', () => {
    expect([...fixesOf(sampleForms).keys()]).toEqual([])
  })

  it("finish the guide's form, so that the linter finds nothing", () => {
    const fixed = withChanges(guideForms, fixesOf(guideForms))
    expect(lint(fixed, cache)).toEqual([])
    expect([...fixesOf(fixed).keys()]).toEqual([])
  })

  it('do not keep a later check from trying the form with answers', () => {
    const path = 'forms/guestlist-request/schema.json'
    const files = formWith(path, (text) =>
      text.replace(String.raw`"pattern": "\\S"`, '"pattern": "^(?=b)a$"'),
    )
    const cache = createCache()
    const fixed = withChanges(files, fixForms(files, cache))
    expect(lint(fixed, cache)).toEqual(lint(fixed, createCache()))
    expect(lint(fixed, cache)).not.toEqual([])
  })

  it('take a deleted form out of the lists that offered it', () => {
    const related = 'forms/guild/ui.json'
    const files = new Map(sampleForms)
      .set(
        'forms/manifest.json',
        textAt(sampleForms, 'forms/manifest.json').replace('"unlisted": [', '"unlisted": ["zoo", '),
      )
      .set(related, textAt(sampleForms, related).replace('"ui:related": [', '"ui:related": ["zoo", '))
    const fixed = withChanges(files, fixesOf(files))
    for (const path of fixesOf(files).keys()) expect(textAt(fixed, path)).toBe(textAt(sampleForms, path))
    expect(fixesOf(files).size).toBe(2)
  })

  it('leave the lines of examples that stay the same as they are', () => {
    const path = 'forms/guild/fixtures.json'
    const files = new Map(sampleForms)
    const text = textAt(files, path).replace('"Nimble_Nova"', '""')
    files.set(path, text)
    const [before, after] = [text, fixesOf(files).get(path) ?? ''].map((all) => all.split('\n'))
    expect(before?.filter((line, index) => line !== after?.[index])).toHaveLength(1)
  })

  it("add to the guide's form the messages of its examples", () => {
    expect([...fixesOf(guideForms).keys()]).toEqual(['forms/build-contest/messages.snapshot.json'])
  })

  it('write all examples again for a form without any', () => {
    const bare = new Map(
      [...sampleForms].filter(([path]) => !/\/(?:fixtures|messages\.snapshot)\.json$/.test(path)),
    )
    const fixed = withChanges(bare, fixesOf(bare))
    expect(lint(fixed, cache).map(({ file, rule, subject }) => [file, rule, subject])).toEqual([])
  })

  it.each([
    ['begin with a hidden mark', (text: string) => `\uFEFF${text}`],
    ['are no JSON', (text: string) => text.replace('{', '<<<<<<< HEAD')],
  ])('write the kept messages again where they %s', (_, change) => {
    const path = 'forms/guestlist-request/messages.snapshot.json'
    expect(fixesOf(formWith(path, change))).toEqual(new Map([[path, textAt(sampleForms, path)]]))
  })

  describe('after a question was renamed', () => {
    const path = 'forms/guestlist-request/fixtures.json'
    const renamed = (change: (schema: string) => string = (schema) => schema) =>
      new Map(
        [...sampleForms].map(([place]) => {
          if (!/guestlist-request\/(?:schema|ui|message)\.json$/.test(place))
            return [place, textAt(sampleForms, place)]
          const text = textAt(sampleForms, place).replaceAll('"reason"', '"motivation"')
          return [place, place.endsWith('schema.json') ? change(text) : text]
        }),
      )

    it('keep the answers to it', () => {
      const kept = textAt(sampleForms, path).replaceAll('"reason"', '"motivation"')
      expect(fixesOf(renamed())).toEqual(new Map([[path, kept]]))
    })

    it('make up answers where the old ones do not fit', () => {
      const files = renamed((schema) => schema.replace('"maxLength": 2000', '"maxLength": 20'))
      expect(fixesOf(files).get(path)).not.toContain('TallOak')
    })

    it('make up answers where it may be another question, as it comes elsewhere', () => {
      const files = renamed((schema) => {
        const { properties, ...rest } = JSON.parse(schema)
        const { motivation, ...others } = properties
        return JSON.stringify({ ...rest, properties: { motivation, ...others } }, undefined, 2)
      })
      expect(fixesOf(files).get(path)).toContain('"motivation"')
      expect(fixesOf(files).get(path)).not.toContain('TallOak')
    })
  })

  describe('after an option was renamed', () => {
    const path = 'forms/general-advice/fixtures.json'
    const files = formWith('forms/general-advice/schema.json', (text) =>
      text.replaceAll('"Other"', '"Something else"'),
    )

    it('carry the new name through every example', () => {
      const kept = textAt(sampleForms, path).replaceAll('"topic": "Other"', '"topic": "Something else"')
      expect(JSON.parse(fixesOf(files).get(path) ?? '')).toEqual(JSON.parse(kept))
      const fixed = withChanges(files, fixesOf(files))
      expect(lint(fixed, cache)).toEqual([])
      expect([...fixesOf(fixed).keys()]).toEqual([])
    })

    it.each([
      ['the only one that no example has', 'guild', '"Rowing Club"', '"Crew"'],
      ['one among several that were chosen', 'harbour-trip', '"Skyblock"', '"Isles"'],
      ['one that looks like it', 'nomination', '"Community"', '"Communities"'],
    ])('carry it through where it is %s', (_, slug, before, after) => {
      const [schema, examples] = [`forms/${slug}/schema.json`, `forms/${slug}/fixtures.json`]
      const fixed = fixesOf(formWith(schema, (text) => text.replaceAll(before, after))).get(examples) ?? ''
      expect(JSON.parse(fixed)).toEqual(JSON.parse(textAt(sampleForms, examples).replaceAll(before, after)))
    })
  })

  describe('after the folder of a form was renamed', () => {
    const moved = (path: string) => path.replace('forms/leak-report/', 'forms/report-leaks/')
    const renamed = new Map([...sampleForms].map(([path, text]) => [moved(path), text]))

    it('write its new name on its card and wherever it is offered', () => {
      const fixed = withChanges(renamed, fixesOf(renamed))
      expect(lint(fixed, cache).map(({ rule }) => rule)).toEqual(['webhook-name'])
      expect([...fixesOf(renamed).keys()].toSorted()).toEqual([
        'forms/contact/ui.json',
        'forms/general-advice/ui.json',
        'forms/manifest.json',
        'forms/match-feedback/ui.json',
        'forms/nomination/ui.json',
      ])
    })

    it('write it wherever the form is offered if only the card has the new name', () => {
      const manifest = 'forms/manifest.json'
      const text = textAt(renamed, manifest).replace('"leak-report"', '"report-leaks"')
      const half = new Map([...renamed, [manifest, text]])
      expect(
        pathsThatDiffer(withChanges(half, fixesOf(half)), withChanges(renamed, fixesOf(renamed))),
      ).toEqual([])
    })

    it('leave the names alone where the other folder is a new form', () => {
      const files = new Map(renamed)
      for (const part of ['schema', 'message']) {
        const path = `forms/report-leaks/${part}.json`
        files.set(
          path,
          textAt(renamed, path).replace(/"(title|webhook|colour)": "[^"]*"/g, '"$1": "#123456"'),
        )
      }
      expect([...fixesOf(files).keys()].filter((path) => !path.startsWith('forms/report-leaks/'))).toEqual([])
    })
  })

  it.each([
    [
      'the width of a control that ui.json does not name',
      /"age": .*/,
      '',
      '"age": { "ui:options": { "width": "short" } },',
    ],
    [
      'the width of a control without options',
      /, "ui:options": { "width": "short" }/,
      '',
      ', "ui:options": { "width": "short" }',
    ],
    [
      'the width beside other options',
      /"width": "short"/,
      '"spellcheck": false',
      '"spellcheck": false, "width": "short"',
    ],
    ['the large box of a long answer', /"whyJoin": .*/, '', '"whyJoin": { "ui:widget": "textarea" },'],
    ['that a name is no mistake', /"spellcheck": false, /, '', '"spellcheck": false, '],
  ])('write %s', (_, right, wrong, fixed) => {
    const path = 'forms/painter-apply/ui.json'
    const filesWith = (written: string) => formWith(path, (text) => text.replace(right, written))
    const text = fixesOf(filesWith(wrong)).get(path) ?? ''
    expect(JSON.parse(text)).toEqual(JSON.parse(textAt(filesWith(fixed), path)))
  })

  it('generate no fixtures while they are in a file with a wrong name', () => {
    const path = 'forms/guestlist-request/fixtures.json'
    const files = new Map([...sampleForms, [path.replace('fixtures', 'fixture'), textAt(sampleForms, path)]])
    files.delete(path)
    expect([...fixesOf(files).keys()]).toEqual([])
  })

  it.each([
    ['a misspelt key', 'schema.json', '"maxLength": 100', '"maxLenght": 100'],
    ['a key with a small letter', 'schema.json', '"errorMessage"', '"errormessage"'],
    ['a misspelt widget', 'ui.json', '"textarea"', '"textaera"'],
    ['a misspelt style', 'message.json', '"embed"', '"embd"'],
    ['a misspelt name in "required"', 'schema.json', '["minecraftName",', '["minecraftNme",'],
    ['a wrong "$schema" line', 'ui.json', '"../_schema/ui.schema.json"', '"../_schema/ui.json"'],
    ['a missing "$schema" line', 'ui.json', '"$schema": "../_schema/ui.schema.json",\n  ', ''],
    ['tabs', 'ui.json', '\n  ', '\n\t\t'],
    ['line ends of another system', 'ui.json', '\n', '\r\n'],
    ['a hidden mark', 'ui.json', '{', '\uFEFF{'],
    ['spaces around a text', 'schema.json', '"Enter your ', '"Enter  your '],
  ])('fix %s', (_, file, right, wrong) => {
    const path = `forms/guestlist-request/${file}`
    const broken = formWith(path, (text) => text.replace(right, wrong))
    expect(textAt(broken, path)).not.toBe(textAt(sampleForms, path))
    expect(fixesOf(broken)).toEqual(new Map([[path, textAt(sampleForms, path)]]))
  })

  it('write the type of an answer that is a list, where a condition waits for one of its options', () => {
    const path = 'forms/harbour-trip/schema.json'
    const broken = formWith(path, (text) => text.replaceAll('"type": "array", "contains"', '"contains"'))
    expect(textAt(broken, path)).not.toBe(textAt(sampleForms, path))
    expect(fixesOf(broken)).toEqual(new Map([[path, textAt(sampleForms, path)]]))
  })

  it('write an option of two lines in one', () => {
    const path = 'forms/nomination/schema.json'
    const broken = formWith(path, (text) => text.replace('"Harbour Lights"', String.raw`"Harbour\nLights"`))
    expect(textAt(broken, path)).not.toBe(textAt(sampleForms, path))
    expect(fixesOf(broken)).toEqual(new Map([[path, textAt(sampleForms, path)]]))
  })

  it.each([
    ['lets spaces through', '^https://.+$', String.raw`^\s*$|^https://.+$`],
    ['goes where any text will do', String.raw`\S`, undefined],
  ])('make the pattern of a text that may be left empty one that %s', (_, written, fixed) => {
    const path = 'forms/sailor-report/schema.json'
    const files = formWith(path, (text) => {
      const schema = JSON.parse(text)
      const words = { ...schema.properties.proof.errorMessage, pattern: 'Enter a web address' }
      schema.properties.proof = { ...schema.properties.proof, pattern: written, errorMessage: words }
      return JSON.stringify(schema, undefined, 2)
    })
    const { pattern, errorMessage } = JSON.parse(fixesOf(files).get(path) ?? '').properties.proof
    expect(pattern).toBe(fixed)
    expect(errorMessage.pattern).toBe(fixed && 'Enter a web address')
  })

  it('put keys in the order of their grammar, and leave the questions in theirs', () => {
    const path = 'forms/guestlist-request/schema.json'
    const turned = formWith(path, (text) => {
      const { $schema, title, properties, ...rest } = JSON.parse(text)
      return JSON.stringify({ properties, ...rest, title, $schema }, undefined, 2)
    })
    const text = fixesOf(turned).get(path) ?? ''
    expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(JSON.parse(textAt(sampleForms, path))))
    expect(Object.keys(JSON.parse(text).properties)).toEqual(['minecraftName', 'discordTag', 'reason'])
  })

  it.each([
    ['broken JSON', 'schema.json', '"title":', '"title"'],
    ['a key that could be two things', 'schema.json', '"maxLength": 100', '"mLength": 100'],
    ['a key far from all others', 'schema.json', '"maxLength": 100', '"longest": 100'],
  ])('leave %s to the linter', (_, file, right, wrong) => {
    const broken = formWith(`forms/guestlist-request/${file}`, (text) => text.replace(right, wrong))
    expect([...fixesOf(broken).keys()]).toEqual([])
    expect(lint(broken, cache)).not.toEqual([])
  })

  it('write the messages again when the message changed', () => {
    const files = formWith('forms/guestlist-request/message.json', (text) =>
      text.replace('"title": "', '"title": "A '),
    )
    expect([...fixesOf(files).keys()]).toEqual(['forms/guestlist-request/messages.snapshot.json'])
  })
})

describe('the edits of a text', () => {
  it('are all made, whatever their order', () => {
    const edits = [
      { start: 0, end: 1, text: '{' },
      { start: 4, end: 4, text: '"' },
      { start: 5, end: 7, text: '' },
    ]
    expect(applyEdits('[abcd,]', edits)).toBe('{abc"d')
    expect(applyEdits('[abcd,]', edits.toReversed())).toBe('{abc"d')
  })
})
