import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderVersion } from '../../../src/workbench/server/forms-folder'

it('the version of a folder changes with each change to a form, and with no other change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  mkdirSync(join(folder, 'lamp'))
  writeFileSync(join(folder, 'lamp/ui.json'), '{}')
  const first = folderVersion(folder)
  writeFileSync(join(folder, 'lamp/notes.txt'), 'more')
  expect(folderVersion(folder)).toBe(first)
  writeFileSync(join(folder, 'lamp/ui.json'), '{ "a": 12 }')
  const second = folderVersion(folder)
  rmSync(join(folder, 'lamp/ui.json'))
  expect(new Set([first, second, folderVersion(folder)]).size).toBe(3)
  rmSync(folder, { recursive: true })
})
