import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeCurrentForms } from '../../../src/tooling/emit/side-files'
import { sampleFolder } from '../../support/fixtures'
import { temporaryFolder } from '../../support/temporary-folder'

it('writes the contact form where it is the only form, and no other page has made a folder', () => {
  const forms = temporaryFolder()
  cpSync(join(sampleFolder, 'contact'), join(forms, 'contact'), { recursive: true })
  const site = temporaryFolder()
  writeCurrentForms(site, forms, { webhooks: { contact: 'https://hooks.example/1' } })
  expect(JSON.parse(readFileSync(join(site, 'forms/contact.json'), 'utf8'))).toMatchObject({
    definition: { slug: 'contact' },
    address: 'https://hooks.example/1',
  })
})
