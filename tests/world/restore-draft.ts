import type { CompiledForm } from '../../src/engine/schema/form'
import { versionOf, type Draft } from '../../src/site/submission/draft'
import type { BrowserStore } from '../../src/site/page-life'
import type { FoundDraft } from '../../src/site/form-page/drafts/find-draft'
import { putBack } from '../../src/site/form-page/drafts/restore-draft'
import type { FormSession } from '../../src/site/form-page/form-session'
import type { Device } from './device'
import type { World } from './world'

interface Place {
  readonly form: CompiledForm
  readonly session: FormSession
  readonly device: Device
  readonly store: BrowserStore
  readonly world: World
}

/** Put a draft back into a form, and check that nothing typed, offered or kept is lost. */
export function restoreDraft(found: FoundDraft, { form, session, device, store, world }: Place): void {
  const { answerStore, keeper } = session
  // A draft of another version is tried as if for the first time.
  if (found.draft.version !== versionOf(form)) device.tries.clear()
  const isKept = (text: string) => [...device.store.texts.values()].some((each) => each.includes(text))
  const typed = Object.values(answerStore.answers())
  const offered = keeper.others().map(({ text }) => text)
  // Stored by the product, perhaps by another page since it was found.
  const stored = device.store.getItem(found.key)
  const { reference } = found.draft.attempt ?? {}
  // The page it comes from may still be open, or has sent it since it was found.
  if (reference !== undefined && (device.pages.size > 1 || stored === null)) device.shared.add(reference)
  const kept = stored === null ? [] : Object.values((JSON.parse(stored) as Draft).answers)
  putBack(found, session, store)
  const texts = [...Object.values(answerStore.answers()), ...keeper.others().map(({ text }) => text)]
  for (const text of [...typed, ...offered])
    if (!texts.includes(text)) world.breakWith(`Restoring a draft has destroyed a text: ${text.slice(0, 40)}`)
  for (const text of kept)
    if (!isKept(text)) world.breakWith(`A restored draft is no longer on the device: ${text.slice(0, 40)}`)
}
