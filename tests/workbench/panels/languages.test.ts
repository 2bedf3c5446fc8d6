import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { questionKinds } from '../../../src/generate/new/new-form-answers'
import { formatJson } from '../../../src/lint/json/format'
import { addQuestion } from '../../../src/workbench/client/panels/edit-questions'
import type { FormTexts } from '../../../src/workbench/client/files/form-texts'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { emptyForm } from './form-texts'

const contentOf = (form: FormTexts = emptyForm): unknown =>
  Object.entries(form).map(([part, text]) => [part, JSON.parse(text)])

// Long compounds, characters that JSON escapes, right-to-left scripts, letters that fold to others, joined emoji.
const word = fc.oneof(
  fc.constantFrom(
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'Straße',
    'DİYARBAKIR',
    'من',
    'الفانوس؟',
    'מי־מצא',
    '灯籠',
    'Ελληνικά',
    'ﬁn',
    'e\u0301',
    '👩‍👩‍👧',
    '"{name}"',
    'C:\\',
    '$&',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
)
const line = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' ').replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
const asked = fc.record({
  label: line,
  kind: fc.constantFrom(...questionKinds),
  isRequired: fc.boolean(),
  options: fc.uniqueArray(line, { minLength: 2, maxLength: 4 }),
})

it('texts in any language are read back as they were written, and leave nothing behind', () => {
  const property = fc.property(asked, asked, fc.record({ label: line, hint: line }), (one, other, words) => {
    const first = addQuestion(emptyForm, one)
    const { texts: form, name } = addQuestion(first.texts, other)
    expect(questionsOf(form).map(({ label }) => label)).toEqual([one.label, other.label])
    expect(new Set([first.name, name]).size).toBe(2)
    for (const each of [first.name, name]) expect(each).toMatch(/^[a-z][a-zA-Z0-9]*$/)

    const before = questionPanel(form, name)
    const typed = { ...words, staffLabel: words.label }
    const changed = before?.apply({ ...before.values, ...typed }) ?? form
    const after = questionPanel(changed, name)
    // The error texts that quote the label follow it.
    expect(after?.values).toMatchObject(typed)
    expect(questionsOf(changed)[0]).toEqual(questionsOf(form)[0])
    for (const text of Object.values(changed)) expect(formatJson(text) ?? text).toBe(text)
    // Adding and removing an entry can leave its object on several lines.
    expect(contentOf(after?.apply(before?.values ?? {}))).toEqual(contentOf(form))
  })
  fc.assert(property, { numRuns: 60 })
})
