import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from '../../src/tooling/environment'
import { temporaryFolder } from '../support/temporary-folder'

function aFile(text: string | Buffer): string {
  const file = join(temporaryFolder(), '.env')
  writeFileSync(file, text)
  return file
}

it('the first line of a file that begins with a byte order mark is read like any other', () => {
  const file = aFile('\uFEFFNETWORK_NAME="Lantern Isles"\r\nSERVER_HOST=play.lantern.example\r\n')
  expect(readEnvironment({}, file)).toEqual({
    NETWORK_NAME: 'Lantern Isles',
    SERVER_HOST: 'play.lantern.example',
  })
})

it('a file in UTF-16 is read like any other', () => {
  const file = aFile(Buffer.from('\uFEFFNETWORK_NAME="Lantern Isles"\r\n', 'utf16le'))
  expect(readEnvironment({}, file)).toEqual({ NETWORK_NAME: 'Lantern Isles' })
})

it('a variable of the process takes precedence over that of the file, unless it is empty', () => {
  const file = aFile('SERVER_HOST=file.example\nSUPPORT_MAIL=file@example.net\n')
  expect(readEnvironment({ SERVER_HOST: 'process.example', SUPPORT_MAIL: ' ' }, file)).toEqual({
    SERVER_HOST: 'process.example',
    SUPPORT_MAIL: 'file@example.net',
  })
})
