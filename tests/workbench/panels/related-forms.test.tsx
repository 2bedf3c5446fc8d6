// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../src/workbench/client/files/form-texts'
import { partPanel } from '../../../src/workbench/client/panels/part-panel'
import { currentFiles } from '../../../src/workbench/client/store/state'
import { everyFile, filesWith } from '../form-files'
import { openWith, setUpWorkbench } from '../open-workbench'

setUpWorkbench()

const path = 'forms/nomination/ui.json'
const written = everyFile.get(path) ?? ''
const withRelated = (list: string) => written.replace(/"ui:related": \[[^\]]*\]/, `"ui:related": ${list}`)

/** The page of a form with this list, and the boxes of the forms that it can offer. */
async function openPage(list: string) {
  const text = withRelated(list)
  const files = filesWith({ [path]: text })
  const { user, store } = openWith('/forms/nomination/page', [{ files, canSave: true, inbox: null }], {})
  const group = await screen.findByRole('group', { name: /^Other forms to offer/ })
  const box = (name: string) => within(group).getByRole('checkbox', { name })
  return { user, group, box, text, now: () => currentFiles(store.get()).get(path) }
}

describe('the forms that a page offers under “Not what you need?”', () => {
  it('are ticked by their titles; a new one comes last, and one that is put back comes where it was', async () => {
    const { user, group, box, now } = await openPage('["match-feedback", "leak-report"]')
    expect(box('Match Feedback')).toBeChecked()
    expect(box('General Advice')).not.toBeChecked()
    expect(within(group).queryByRole('checkbox', { name: 'Nomination' })).toBeNull()
    await user.click(box('General Advice'))
    expect(now()).toBe(withRelated('["match-feedback", "leak-report", "general-advice"]'))
    await user.click(box('General Advice'))
    await user.click(box('Match Feedback'))
    expect(now()).toBe(withRelated('["leak-report"]'))
    await user.click(box('Leak Report'))
    await user.click(box('Leak Report'))
    await user.click(box('Match Feedback'))
    expect(now()).toBe(written)
    expect(screen.getByText('Everything is saved.')).toBeVisible()
  })

  it('can be taken off the list if they do not exist, or are the form itself', async () => {
    const { user, box, now } = await openPage('["gone", "nomination", "leak-report"]')
    await user.click(box('gone'))
    expect(now()).toBe(withRelated('["nomination", "leak-report"]'))
    await user.click(box('Nomination'))
    expect(now()).toBe(withRelated('["leak-report"]'))
  })

  it('leave nothing behind where there were none', async () => {
    const files = filesWith({ [path]: written.replace(/ *"ui:related": \[[^\]]*\],\n/, '') })
    const { user } = openWith('/forms/nomination/page', [{ files, canSave: true, inbox: null }], {})
    const box = await screen.findByRole('checkbox', { name: 'Leak Report' })
    await user.click(box)
    expect(screen.queryByText('Everything is saved.')).toBeNull()
    await user.click(box)
    expect(screen.getByText('Everything is saved.')).toBeVisible()
  })

  it.each(['"leak-report"', '{}', '[null, "leak-report"]', 'null', '[["leak-report"]]'])(
    'have no field while the list is %s, and the rest of the page can be changed',
    (list) => {
      const texts = textsOf(filesWith({ [path]: withRelated(list) }), 'nomination')
      const panel = partPanel(texts, 'nomination', 'page', everyFile)
      expect(panel?.schema.properties).not.toHaveProperty('related')
      const changed = panel?.apply({ ...panel.values, next: 'We read it.' })
      expect(changed?.ui).toContain(`"ui:related": ${list}`)
      expect(changed?.ui).toContain('"We read it."')
    },
  )

  it('are left as they are written when something else changes, even twice', () => {
    const list = '["leak-report", "leak-report"]'
    const texts = textsOf(filesWith({ [path]: withRelated(list) }), 'nomination')
    const panel = partPanel(texts, 'nomination', 'page', everyFile)
    expect(panel?.values['related']).toBe('leak-report')
    expect(panel?.apply({ ...panel.values, next: 'We read it.' }).ui).toContain(list)
  })
})
