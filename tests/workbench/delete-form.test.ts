import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { canBeDeleted, deleteForm } from '../../src/workbench/client/files/delete-form'
import { memory, realForms, textAt } from '../generate/real-forms'

const files = new Map([...realForms.keys()].map((path) => [path, textAt(realForms, path)]))

describe('the deletion of a form', () => {
  it.each(['suggestion', 'staff', 'name-change-request'])('of %s leaves no problem behind', (slug) => {
    const deletion = deleteForm(files, slug)
    const after = new Map([...files].filter(([path]) => deletion.get(path) !== null))
    for (const [path, text] of deletion) if (text !== null) after.set(path, text)
    expect([...after.keys()].filter((path) => path.startsWith(`forms/${slug}/`))).toEqual([])
    expect(lint(after, memory).map(({ file, message }) => `${file}: ${message}`)).toEqual([])
  })

  it('changes only what names the form', () => {
    const deletion = deleteForm(files, 'suggestion')
    const others = [...deletion].filter(([, text]) => text !== null).map(([path]) => path)
    expect(others.sort()).toEqual([
      'forms/bug-report/ui.json',
      'forms/event-feedback/ui.json',
      'forms/manifest.json',
    ])
    expect(deletion.get('forms/manifest.json')).not.toContain('"suggestion"')
  })

  it('is not offered for the form that has a page of its own', () => {
    expect([canBeDeleted('contact'), canBeDeleted('staff')]).toEqual([false, true])
  })
})
