/**
 * Let the hub answer each thing a visitor can ask of it, so many times. Runs in the page.
 *
 * @returns for each action the least work in milliseconds from its event until the frame is painted
 */
export async function measureAnswers(rounds: number): Promise<readonly (readonly [string, number])[]> {
  const [tag, sort] = document.querySelectorAll('main select')
  const search = document.querySelector('main input[type=search]')
  const actions = [
    ['a key', search, 'e'],
    ['more keys', search, 'report'],
    ['no search', search, ''],
    ['a tag', tag, 'report'],
    ['all tags', tag, ''],
    ['A to Z', sort, 'az'],
    ['Z to A', sort, 'za'],
    ['the default order', sort, 'default'],
  ] as const
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
    for (const [action, control, value] of actions) {
      if (!control) throw new Error(`The hub has nothing for: ${action}.`)
      await new Promise((resolve) => setTimeout(resolve, 150))
      await frame()
      await task()
      const started = performance.now()
      // React reads the value where the browser keeps it, not where it put its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event(control === search ? 'input' : 'change', { bubbles: true }))
      await Promise.resolve()
      const answered = performance.now()
      await frame()
      const drawing = performance.now()
      await task()
      const time = answered - started + performance.now() - drawing
      best.set(action, Math.min(time, best.get(action) ?? Infinity))
    }
  }
  return [...best]
}
