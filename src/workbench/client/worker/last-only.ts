/**
 * Lets one run at a time: all who ask while one is on its way wait together, and are then answered for what was asked
 * last. Right where only the newest answer counts.
 * @example const check = lastOnly(slowCheck); check(a); check(b); check(c) // runs for a, then once for c
 */
export function lastOnly<Input, Output>(
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let busy: Promise<unknown> = Promise.resolve()
  let waiting: { input: Input; readonly answer: Promise<Output> } | undefined
  return (input) => {
    if (waiting) {
      waiting.input = input
      return waiting.answer
    }
    const turn: { input: Input; readonly answer: Promise<Output> } = {
      input,
      answer: busy.then(() => begin()),
    }
    const begin = (): Promise<Output> => {
      waiting = undefined
      const answer = run(turn.input)
      busy = answer.catch(() => undefined)
      return answer
    }
    waiting = turn
    return turn.answer
  }
}
