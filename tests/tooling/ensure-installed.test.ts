import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInstalled } from '../../src/tooling/ensure-installed.mjs'
import { root } from '../../src/tooling/root'
import { temporaryFolder } from '../support/temporary-folder'

type Packages = Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/lantern': { version: '2.0.0' },
  'node_modules/lantern-for-another-system': { version: '2.0.0', optional: true },
}

/** A folder whose lock file asks for `wanted`, and in which npm says that it has installed these packages. */
function folderWith(installed?: Packages): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (installed)
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return folder
}

describe('the dependencies', () => {
  it('are installed here, whoever installed them', () => {
    expect(isInstalled(root)).toBe(true)
  })

  it('are installed if each has the version of the lock file', () => {
    expect(isInstalled(folderWith({ 'node_modules/lantern': { version: '2.0.0' } }))).toBe(true)
  })

  it.each([
    ['npm has not finished', undefined],
    ['one is missing', {}],
    ['one has another version', { 'node_modules/lantern': { version: '1.0.0' } }],
    [
      'an optional one has another version',
      {
        'node_modules/lantern': { version: '2.0.0' },
        'node_modules/lantern-for-another-system': { version: '1.0.0' },
      },
    ],
  ])('are not installed if %s', (_case, installed) => {
    expect(isInstalled(folderWith(installed))).toBe(false)
  })
})
