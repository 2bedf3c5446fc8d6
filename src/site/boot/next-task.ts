/** Resolves in a task of its own, after whatever the browser has to do before it: a key, a tap, a frame. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
