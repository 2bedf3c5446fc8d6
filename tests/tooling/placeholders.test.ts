import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPlaceholders } from '../../src/tooling/publish-checks'
import { readSiteConfig } from '../../src/tooling/site-config'
import { temporaryFolder } from '../support/temporary-folder'

function aFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const own = {
  SERVER_HOST: 'play.harbour.net',
  SITE_URL: 'https://harbour.net',
  CHAT_INVITE_URL: 'https://discord.com/invite/harbour',
  PHOTO_PROFILE_URL: 'https://photos.net/harbour',
  VIDEO_CHANNEL_URL: 'https://videos.net/harbour',
  SUPPORT_MAIL: 'help@harbour.net',
}

it('names each value of the network that is still a placeholder', () => {
  const { config } = readSiteConfig({ ...own, SERVER_HOST: undefined, SUPPORT_MAIL: undefined }, [])
  expect(findPlaceholders(config, aFolder())).toEqual([
    'SERVER_HOST is play.emberfall.example, which is a placeholder.',
    'SUPPORT_MAIL is support@emberfall.example, which is a placeholder.',
  ])
})

it("names each placeholder in the pages' content, with its line", () => {
  const folder = aFolder({
    'vote.json': '{\n  "sites": ["https://votes.example/harbour", "https://votes.net"]\n}\n',
    'terms.json': '{ "example": "An example.example" }',
  })
  expect(findPlaceholders(readSiteConfig(own, []).config, folder)).toEqual([
    `${folder}/vote.json, line 2: https://votes.example/harbour is a placeholder.`,
  ])
})

it('reports nothing for a network with its own addresses', () => {
  expect(findPlaceholders(readSiteConfig(own, []).config, aFolder({ 'a.json': '{}' }))).toEqual([])
})
