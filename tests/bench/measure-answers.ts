import type { HubAction } from '../support/hub-actions'

interface Measurement {
  readonly actions: readonly HubAction[]
  /** How often each is asked. */
  readonly rounds: number
}

/**
 * Let the hub answer each of these, so many times. Runs in the page.
 *
 * @returns for each action the least work in milliseconds from its event until the frame is painted
 */
export async function measureAnswers({
  actions,
  rounds,
}: Measurement): Promise<readonly (readonly [string, number])[]> {
  const [tag, sort] = document.querySelectorAll('main select')
  const controls = { search: document.querySelector('main input[type=search]'), tag, sort }
  const best = new Map<string, number>()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const task = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(0)
    })
  for (let round = 0; round < rounds; round++) {
    for (const { name, control: kind, value } of actions) {
      const control = controls[kind]
      if (!control) throw new Error(`The hub has nothing for: ${name}.`)
      await new Promise((resolve) => setTimeout(resolve, 150))
      await frame()
      await task()
      const started = performance.now()
      // React reads the value where the browser keeps it, not where it put its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event(kind === 'search' ? 'input' : 'change', { bubbles: true }))
      await Promise.resolve()
      const answered = performance.now()
      await frame()
      const drawing = performance.now()
      await task()
      const time = answered - started + performance.now() - drawing
      best.set(name, Math.min(time, best.get(name) ?? Infinity))
    }
  }
  return [...best]
}
