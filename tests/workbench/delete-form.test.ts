import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { deleteForm } from '../../src/workbench/client/files/delete-form'
import { hasFixedPage } from '../../src/workbench/client/files/form-list'
import { cache, sampleForms, textAt } from '../generate/sample-forms'

const files = new Map([...sampleForms.keys()].map((path) => [path, textAt(sampleForms, path)]))

describe('the deletion of a form', () => {
  it.each(['nomination', 'guild', 'guestlist-request'])('of %s leaves no error behind', (slug) => {
    const deletion = deleteForm(files, slug)
    const after = new Map([...files].filter(([path]) => deletion.get(path) !== null))
    for (const [path, text] of deletion) if (text !== null) after.set(path, text)
    expect([...after.keys()].filter((path) => path.startsWith(`forms/${slug}/`))).toEqual([])
    const errors = lint(after, cache).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([])
  })

  it('changes only what refers to the form', () => {
    const deletion = deleteForm(files, 'nomination')
    const others = [...deletion].filter(([, text]) => text !== null).map(([path]) => path)
    expect(others.sort()).toEqual([
      'forms/leak-report/ui.json',
      'forms/manifest.json',
      'forms/match-feedback/ui.json',
    ])
    expect(deletion.get('forms/manifest.json')).not.toContain('"nomination"')
  })

  it.each([
    ['forms/guild/ui.json', '{ "ui:related": "nomination" }'],
    ['forms/manifest.json', '{ "cards": {}, "suggested": "nomination" }'],
    ['forms/manifest.json', '{ "cards": [null], "situations": [null, { "id": "lost" }] }'],
  ])('leaves alone what is no list of forms, though its text is JSON (%s, %s)', (path, text) => {
    const deletion = deleteForm(new Map([...files, [path, text]]), 'nomination')
    expect(deletion.has(path)).toBe(false)
    expect(deletion.get('forms/nomination/ui.json')).toBeNull()
  })

  it('is not offered for the form with a special page', () => {
    expect([hasFixedPage('contact'), hasFixedPage('guild')]).toEqual([true, false])
  })
})
