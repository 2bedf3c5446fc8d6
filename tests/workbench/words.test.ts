import { describe, expect, it } from 'vitest'
import github from '../../src/workbench/client/github/texts.json'
import parts from '../../src/workbench/client/panels/part-panels.json'
import question from '../../src/workbench/client/panels/question-panel.json'
import times from '../../src/workbench/client/panels/times-panel.json'
import texts from '../../src/workbench/client/texts.json'

/** Words of those who program, or who keep a repository. */
const jargon =
  /\b(?:propert(?:y|ies)|schemas?|strings?|booleans?|enums?|JSON|arrays?|integers?|widgets?|regex\w*|fixtures?|snapshots?|diagnostics?|lint\w*|null|pars(?:e|er|ing)|commits?|branch(?:es)?|API|render\w*|compil\w+|valid(?:ate|ation)|pattern|slug)\b/i

/** Every text of a file with the steps to it. */
function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

/** What a panel's own definition shows: labels, hints, options, and what is said of a wrong answer. */
const isShown = (path: string) => /\.(?:title|ui:help|enum\.\d+|errorMessage\.\w+)$/.test(path)

// Where a form is edited as text, its own words are needed.
const { editor: _editor, files: _files, ...panels } = texts

const shown = [
  ...textsIn({ panels, github }),
  ...textsIn({ parts, question, times }).filter(([path]) => isShown(path)),
]

describe('the words of the workbench', () => {
  it('are many, and none of them is jargon outside the editor', () => {
    expect(shown.length).toBeGreaterThan(400)
    expect(shown.filter(([, text]) => jargon.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  it('name no file where staff need none', () => {
    const named = shown.filter(([, text]) => /\.json\b/.test(text))
    expect(named).toEqual([])
  })
})
