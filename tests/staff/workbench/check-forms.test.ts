import { expect, it } from 'vitest'
import type { Problem } from '../../../src/staff/checker/problem'
import { createFormsCheck } from '../../../src/staff/workbench/problems/check-forms'
import { everyFile, filesWith } from './form-files'

const path = 'forms/suggestion/ui.json'

const own = (problems: readonly Problem[]) => problems.filter(({ file }) => file === path)

it('finds nothing wrong with a form as it is', () => {
  expect(own(createFormsCheck()(everyFile))).toEqual([])
})

it('names place, words and mending, as the command line does', () => {
  const text = (everyFile.get(path) ?? '').replace('"ui:minutes"', '"ui:minuts"')
  const [problem] = own(createFormsCheck()(filesWith({ [path]: text })))
  expect(problem).toMatchObject({ file: path, line: 4, start: text.indexOf('"ui:minuts"') })
  expect(problem?.remedy).toContain('ui:minutes')
  expect(problem?.fix).toEqual([{ start: problem?.start, end: problem?.end, text: '"ui:minutes"' }])
})

it('finds what was mended no longer', () => {
  const check = createFormsCheck()
  expect(own(check(filesWith({ [path]: '{' }))).length).toBeGreaterThan(0)
  expect(own(check(everyFile))).toEqual([])
})
