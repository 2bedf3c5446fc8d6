import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { Answers } from '../../src/engine/schema/answers'
import type { CompiledForm } from '../../src/engine/schema/form'
import type { Fixtures } from '../../src/engine/schema/definition'
import { loadForm, slugs } from '../../src/catalog/load-form'
import { everyFixtureOf } from '../../src/engine/fixtures/derive-fixtures'
import type { HeardStep } from '../../src/form/preview-protocol'
import { loadAfterSending } from '../../src/site/form-page/load-after-sending'
import { hearForm, holdDelivery } from '../../src/site/preview/sound/hear-form'
import { renderFormPage } from '../support/render-form-page'
import { withoutDoors } from '../../src/engine/schema/without-doors'

const written = import.meta.glob<Fixtures>('/forms/*/fixtures.json', { eager: true, import: 'default' })

export interface HeardForm {
  readonly form: CompiledForm
  readonly answers: Answers
  readonly steps: readonly HeardStep[]
}

/** Every folder in forms/, by name. */
export const everySlug: readonly string[] = slugs

/** A screen reader's output for the page of one form, on its own clock, with the fullest valid answers. */
export async function hear(slug: string): Promise<HeardForm> {
  const loaded = await loadForm(slug)
  if (!loaded) throw new Error(`There is no form ${slug}`)
  // A form or an option that is closed today has no answers to hear.
  const form = { ...loaded, ui: withoutDoors(loaded.ui) }
  const fixtures = everyFixtureOf(form, written[`/forms/${slug}/fixtures.json`] ?? { valid: {} })
  const { answers } = fixtures.valid['full'] ?? {}
  if (!answers) throw new Error(`forms/${slug} has no answers to give`)
  return hearVisit(form, answers)
}

/**
 * A visit to one form that is filled in with these answers. `spoil` changes the page before anything is heard, and
 * again after each change.
 */
export async function hearVisit(
  form: CompiledForm,
  answers: Answers,
  spoil?: (page: HTMLElement) => void,
): Promise<HeardForm> {
  await loadAfterSending()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  const delivery = holdDelivery()
  stubStyles()
  const { container, unmount } = renderFormPage({ form, deliver: delivery.deliver })
  const page = container.querySelector('main')
  if (!page) throw new Error('There is no page to hear')
  const spoiling = new MutationObserver(() => spoil?.(page))
  spoiling.observe(page, { childList: true, subtree: true, attributes: true })
  spoil?.(page)
  try {
    const steps = await hearForm({
      form,
      answers,
      page,
      delivery,
      act: (action, milliseconds) =>
        act(async () => {
          action()
          await vi.advanceTimersByTimeAsync(milliseconds)
        }),
    })
    return { form, answers, steps }
  } finally {
    spoiling.disconnect()
    unmount()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
}

/**
 * Parts of a browser that jsdom lacks: scrolling, names in selectors, and the styles that hide texts on a wide screen. As
 * there are no other styles, all elements of a kind look alike, so their style is computed once.
 */
function stubStyles(): void {
  const hidden = '.form-print-only, .form-wrong, .form-then'
  Element.prototype.scrollIntoView = () => undefined
  const { getComputedStyle } = window
  const known = new Map<string, CSSStyleDeclaration>()
  document.head.innerHTML = `<style>${hidden} { display: none }</style>`
  vi.stubGlobal('CSS', { escape: (id: string) => id })
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => {
    const kind = [element.tagName, element.hidden, element.matches(hidden)].join()
    const style = known.get(kind) ?? getComputedStyle(element)
    known.set(kind, style)
    return style
  })
}

/** The output as a text to read and compare. */
export function transcriptOf(steps: readonly HeardStep[]): string {
  const parts = steps.flatMap(({ step, spoken, read }) => [
    `# ${step}`,
    ...spoken.map((phrase) => `> ${phrase}`),
    ...read.map((phrase) => `  ${phrase}`),
    '',
  ])
  return parts.join('\n')
}
