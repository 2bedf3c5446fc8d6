import { act, render, screen } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { cards } from '../../src/catalog/catalog'
import { formPlace, type FormPlace } from '../../src/engine/schema/form-place'
import { createMemoryDelivery } from './memory-delivery'
import type { CompiledForm } from '../../src/engine/schema/form'
import { FormPage } from '../../src/site/form-page/FormPage'
import type { OngoingSessions, SessionServices } from '../../src/site/form-page/form-session'
import type { FormEvent } from '../../src/site/submission/form-state'
import { later, warnOfLeaving, whenHidden } from '../../src/site/page-life'
import { ToastProvider } from '../../src/ui/toast/ToastProvider'
import { goodAnswers, kitchenSink } from './kitchen-sink'
import { memoryStorage } from './memory-storage'

/** The day of all these tests. */
export const today = new Date('2025-06-24T12:00:00Z')

interface PageOptions extends Partial<SessionServices> {
  readonly form?: CompiledForm
  readonly place?: FormPlace
}

/** Renders a form's page with doubles of everything outside it; returns user events, and what the doubles recorded. */
export function renderFormPage({
  form = kitchenSink,
  place = formPlace(form, cards),
  ...given
}: PageOptions = {}) {
  const delivery = createMemoryDelivery()
  const storage = memoryStorage()
  const copied: string[] = []
  const told: FormEvent[] = []
  const ongoing: OngoingSessions = new Map()
  const files: { readonly name: string; readonly text: string }[] = []
  const services: SessionServices = {
    deliver: delivery.deliver,
    isRelayed: false,
    ongoing,
    tellElsewhere: (_, ended) => void told.push(ended),
    now: () => today,
    random: () => 0,
    storage: () => storage,
    later,
    whenHidden,
    warnOfLeaving(session, isWanted) {
      warnOfLeaving(session, isWanted)
      // Many tests share a window, and the warning must not outlive its test.
      onTestFinished(() => warnOfLeaving(session, false))
    },
    download: (name, text) => void files.push({ name, text }),
    print: () => undefined,
    timeZone: () => 'Europe/Madrid',
    ...given,
  }
  const page = (
    <Router hook={memoryLocation().hook}>
      <ToastProvider>
        <main>
          <FormPage form={form} place={place} services={services} />
        </main>
      </ToastProvider>
    </Router>
  )
  const { unmount, container } = render(page)
  // No style sheet is loaded here, so nothing can keep a pointer off; looking for it takes a tenth of the time.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const send = () =>
    user.click(screen.getByRole('button', { name: form.ui['ui:submitButtonOptions'].submitText }))
  return {
    user,
    delivery,
    storage,
    told,
    ongoing,
    copied,
    files,
    container,
    unmount,
    send,
    answer: () => answerAll(user),
  }
}

/** Fills in the kitchen sink correctly and quickly: by pasting. */
async function answerAll(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [name, text] of Object.entries(goodAnswers)) {
    const control = document.getElementById(`root_${name}`)
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, text)
    else if (control instanceof HTMLFieldSetElement)
      await user.click(screen.getByRole('radio', { name: text }))
    else if (control) await pasteInto(user, control, text)
  }
}

async function pasteInto(user: ReturnType<typeof userEvent.setup>, control: HTMLElement, text: string) {
  act(() => control.focus())
  await user.paste(text)
}
