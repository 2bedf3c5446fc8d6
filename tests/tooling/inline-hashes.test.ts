import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineHashes } from '../../src/tooling/headers'
import { temporaryFolder } from '../support/temporary-folder'

function aFolder(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'forms'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('each inline script and style is listed once, by the hash of its text', () => {
  const page = '<style>a{}</style><script>alert(1)</script>'
  // The output of `printf 'a{}' | openssl dgst -sha256 -binary | base64`.
  expect(inlineHashes(aFolder({ 'index.html': page, 'forms/a.html': page }))).toEqual({
    styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
    scripts: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
  })
})

test('data, files and other folders are ignored', () => {
  const page = '<script type="application/json">{}</script><script src="/a.js"></script>'
  expect(inlineHashes(aFolder({ 'index.html': page, 'a.txt': '<style>b{}</style>' }))).toEqual({
    styles: [],
    scripts: [],
  })
})
