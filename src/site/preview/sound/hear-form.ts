import type { Deliver, Receipt } from '../../../delivery/deliver'
import type { Answer, Answers } from '../../../engine/schema/answers'
import type { CompiledForm } from '../../../engine/schema/form'
import { stretch } from '../../../engine/fixtures/sample-answers'
import { subschemasOf } from '../../../engine/schema/questions'
import type { HeardProgress, HeardStep, StepName } from '../../../form/preview-protocol'
import { textOf } from '../../../form/answer-store'
import { countText } from '../../../form/templates/Counter'
import { hearLiveRegions, phraseFor, readOn } from './read-aloud'

interface Visit {
  readonly form: CompiledForm
  /** Valid answers. */
  readonly answers: Answers
  /** The element of the form's page, rendered with the delivery below and without input. */
  readonly page: HTMLElement
  readonly delivery: HeldDelivery
  /** Do something on the page, and resolve this many milliseconds later. */
  readonly act: (action: () => void, milliseconds: number) => Promise<void>
  /** Called often: resolves once the page has had time for its other tasks. */
  readonly yieldToMain?: () => Promise<void>
  readonly onProgress?: (progress: HeardProgress) => void
}

/** A delivery that waits until the caller ends it. */
export interface HeldDelivery {
  readonly deliver: Deliver
  readonly end: (receipt: Receipt) => void
}

export function holdDelivery(): HeldDelivery {
  let end: HeldDelivery['end'] = () => undefined
  return {
    deliver: () => new Promise((resolve) => void (end = resolve)),
    end: (receipt) => end(receipt),
  }
}

const order: readonly StepName[] = ['arrive', 'fail', 'fill', 'send', 'lost', 'sent']

const moment = 50
/** Longer than the counter's pause. */
const pause = 1100

/**
 * Goes through a form like a visitor who cannot see it, and records what a screen reader says.
 * @example await hearForm(visit) // => [{ step: 'arrive', spoken: [], read: ['heading, Staff Application, level 1', …] }, …]
 */
export async function hearForm(visit: Visit): Promise<readonly HeardStep[]> {
  const { form, answers, page, delivery, act, yieldToMain, onProgress } = visit
  const steps: HeardStep[] = []
  let filled = 0
  const tell = () => {
    const step = order[steps.length]
    if (step) onProgress?.({ step, done: steps.length + filled, of: order.length + form.order.length })
  }
  let spoken: string[] = []
  const stop = hearLiveRegions(page, (phrase) => void spoken.push(phrase))
  const perform = async (action: () => void, milliseconds = moment): Promise<void> => {
    const { activeElement: before } = document
    const alreadySaid = spoken.length
    await act(action, milliseconds)
    const { activeElement: after } = document
    if (after === before || !(after instanceof HTMLElement) || !page.contains(after)) return
    // On entering a group, its name and texts are announced first.
    const group = after.closest('fieldset')
    const entered = group && !group.contains(before) ? await phraseFor(group) : []
    spoken.splice(alreadySaid, 0, ...entered, ...(await phraseFor(after)))
  }
  const finish = async (step: StepName, part = page): Promise<void> => {
    const from = part.contains(document.activeElement) ? document.activeElement : null
    steps.push({
      step,
      spoken,
      read: step === 'fill' || step === 'send' ? [] : await readOn(page, part, from, yieldToMain),
    })
    spoken = []
    tell()
  }
  const outcome = () => document.activeElement?.closest<HTMLElement>('.form-outcome') ?? page
  const press = async (): Promise<void> => {
    const button = page.querySelector<HTMLButtonElement>('button[type=submit]')
    await perform(() => button?.focus())
    await perform(() => button?.click())
  }
  tell()
  await finish('arrive')
  await press()
  await finish('fail')
  for (const name of form.order) {
    filled += 1
    tell()
    const answer = answers[name]
    const [control, ...more] = answer === undefined ? [] : controlsFor(page, name, answer)
    if (!control) continue
    await perform(() => control.focus())
    const text = textOf(answer)
    const limit = countedLimit(form, name)
    if (limit !== undefined) {
      const longest = stretch(text, limit)
      // Letter by letter to the limit, as nothing may be announced between two keys.
      for (const left of [2, 1, 0])
        await perform(() => put(control, longest.slice(0, Math.max(0, limit - left))))
      await perform(() => undefined, pause)
    }
    const isCounted = limit !== undefined && countText(text, limit).text !== ''
    await perform(() => [control, ...more].forEach((each) => put(each, text)), isCounted ? pause : moment)
  }
  await finish('fill')
  await press()
  await finish('send')
  // The alert comes a moment after the group around it.
  await perform(() => delivery.end({ ok: false, reason: 'refused', status: 400, sent: 0 }), pause)
  await finish('lost', outcome())
  await press()
  spoken = []
  await perform(() => delivery.end({ ok: true, sent: 1 }))
  await finish('sent', outcome())
  stop()
  return steps
}

/** The limit that a question's counter shows; undefined for a question without a counter. */
export function countedLimit(form: CompiledForm, name: string): number | undefined {
  const [limit] = subschemasOf(form, name).flatMap(({ type, maxLength, enum: options }) =>
    options || type === 'array' ? [] : (maxLength ?? []),
  )
  return limit
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls to answer a question with, in a group those to choose; empty while it is hidden. */
function controlsFor(page: HTMLElement, name: string, answer: Answer): readonly Control[] {
  const whole = page.querySelector<HTMLElement>(`#root_${name}`)
  if (whole instanceof HTMLFieldSetElement) {
    const chosen = [answer].flat().map(String)
    return [...whole.querySelectorAll('input')].filter(({ value }) => chosen.includes(value))
  }
  const isControl =
    whole instanceof HTMLInputElement ||
    whole instanceof HTMLTextAreaElement ||
    whole instanceof HTMLSelectElement
  return isControl && textOf(answer) !== '' ? [whole] : []
}

/** Answer as a person would: options are clicked, everything else gets its text. */
function put(control: Control, text: string): void {
  if (control.type === 'radio' || control.type === 'checkbox') return control.click()
  control.value = text
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
