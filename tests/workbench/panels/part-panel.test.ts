import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/engine/answers/error-messages'
import { validate } from '../../../src/engine/answers/validate'
import { rulesOfForm } from '../../../src/engine/answers/rules-of-form'
import { textsOf, valuesOf } from '../../../src/workbench/client/files/form-texts'
import { slugsIn } from '../../../src/workbench/form-files'
import { compilePanel, panelAnswers, type Panel } from '../../../src/workbench/client/panels/panel'
import { partNames, partPanel } from '../../../src/workbench/client/panels/part-panel'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { dependentsOf, questionsOf } from '../../../src/workbench/client/panels/questions'
import words from '../../../src/workbench/client/texts.json'
import { everyFile } from '../form-files'

const forms = slugsIn(everyFile).map((slug) => ({ slug, texts: textsOf(everyFile, slug) }))
const [first] = forms.filter(({ slug, texts }) => partPanel(texts, slug, 'card'))
if (!first) throw new Error('There is no form with a card.')
const { slug, texts } = first

/** The errors that a panel reports for its values. */
function errorsIn(panel: Panel): unknown {
  const result = validate(compilePanel(panel), panelAnswers(panel.values))
  return [result.ok ? [] : result.errors, panel.check(panel.values)]
}

describe.each(forms)('the panels of $slug', ({ slug, texts }) => {
  it('report no errors for the form as it is, and change nothing without an edit', () => {
    const parts = partNames.flatMap((name) => partPanel(texts, slug, name) ?? [])
    const panels = [...parts, ...questionsOf(texts).flatMap(({ name }) => questionPanel(texts, name) ?? [])]
    expect(panels.length).toBeGreaterThan(partNames.length)
    for (const panel of panels) {
      expect(errorsIn(panel)).toEqual([[], {}])
      expect(panel.apply(panel.values)).toEqual(texts)
    }
  })
})

it('every rule of a panel has words of its own', () => {
  const asked = questionsOf(texts).flatMap(({ name }) => questionPanel(texts, name) ?? [])
  for (const panel of [...partNames.flatMap((name) => partPanel(texts, slug, name) ?? []), ...asked]) {
    const rules = rulesOfForm(compilePanel(panel))
    expect(rules.filter((rule) => wordsOf(panel.schema, rule) === undefined)).toEqual([])
  }
})

describe('a part of a form', () => {
  it.each(partNames)('"%s" is read back as it was changed', (name) => {
    const panel = partPanel(texts, slug, name)
    const asked = Object.entries(panel?.values ?? {}).filter(([field]) => panel?.schema.properties[field])
    const values = Object.fromEntries(
      asked.map(([field, value]) => {
        const isNumber = panel?.schema.properties[field]?.type === 'integer'
        return [
          field,
          isNumber
            ? '7'
            : field === 'colour'
              ? '#123456'
              : field === 'tags'
                ? 'one\ntwo'
                : `${value} x`.trim(),
        ]
      }),
    )
    const changed = panel?.apply(values)
    expect(changed && partPanel(changed, slug, name)?.values).toMatchObject(values)
  })

  it('has the same colour in the message and on the card', () => {
    const panel = partPanel(texts, slug, 'message')
    const changed = panel?.apply({ ...panel.values, colour: '#123456' })
    expect(changed && valuesOf(changed).message.colour).toBe('#123456')
    expect(changed?.manifest).toContain('"#123456"')
  })

  it('has a colour in capitals, however it was typed', () => {
    const panel = partPanel(texts, slug, 'card')
    const changed = panel?.apply({ ...panel.values, colour: ' #12a0bf' })
    expect(changed && valuesOf(changed).message.colour).toBe('#12A0BF')
  })

  it('names only existing questions', () => {
    const panel = partPanel(texts, slug, 'message')
    const wrong = { ...panel?.values, title: 'New {nobody}', thread: '{nowhere}' }
    expect(Object.keys(panel?.check(wrong) ?? {})).toEqual(['title', 'thread'])
    const name = questionsOf(texts)[0]?.name ?? ''
    const misspelt = { ...panel?.values, title: `New {${name}s}`, thread: '' }
    expect(panel?.check(misspelt)).toEqual({
      title: `No question is called {${name}s}. Did you mean {${name}}?`,
    })
  })
})

describe('the line of text above the message', () => {
  const withLine = (line: string, before = texts) => {
    const panel = partPanel(before, slug, 'message')
    return panel?.apply({ ...panel.values, line }) ?? before
  }
  const errorOf = (line: string) => {
    const panel = partPanel(texts, slug, 'message')
    return panel?.check({ ...panel.values, line })['line']
  }

  it('is shown, and calls the role of staff where it says so', () => {
    const called = withLine('{mention} A new form')
    expect(valuesOf(called).message).toMatchObject({
      style: 'text-and-embed',
      content: '{mention} A new form',
      mention: 'staff',
    })
    const uncalled = valuesOf(withLine('A new form', called)).message
    expect(uncalled).toMatchObject({ style: 'text-and-embed', content: 'A new form' })
    expect(uncalled).not.toHaveProperty('mention')
  })

  it('leaves nothing behind once it is emptied', () => {
    const { message } = valuesOf(withLine('', withLine('{mention} A new form')))
    expect(message).toMatchObject({ style: 'embed' })
    expect(Object.keys(message)).not.toContain('content')
    expect(Object.keys(message)).not.toContain('mention')
  })

  it.each(['{builder} is here', '@Staff A new form', 'For @everyone', 'Wait, <@&123>'])(
    '"%s" would call no one, or hold an answer in vain',
    (line) => {
      expect(errorOf(line)).toBe(words.panels.errors.onlyMention)
    },
  )

  it.each(['{mention} A new form', 'Write to fox@example.com', ''])('"%s" is taken', (line) => {
    expect(errorOf(line)).toBeUndefined()
  })
})

it('the kind of a question stays while another one depends on its answer', () => {
  const awaited = forms.flatMap(({ texts }) =>
    questionsOf(texts)
      .filter(({ name }) => dependentsOf(valuesOf(texts), name).length > 0)
      .flatMap(({ name }) => questionPanel(texts, name) ?? []),
  )
  expect(awaited.length).toBeGreaterThan(0)
  for (const panel of awaited)
    expect(panel.check({ ...panel.values, kind: words.new.kinds.date })).toHaveProperty('kind')
})
