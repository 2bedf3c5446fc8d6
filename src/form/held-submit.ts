declare global {
  interface Window {
    /** The form a visitor tried to send before the page's script had arrived; set by the early script in the page. */
    heldSubmit?: EventTarget | null
  }
}

/**
 * Whether this form was sent before the script arrived; says so once. The early script is
 * `addEventListener('submit', (event) => { if (!event.defaultPrevented) { event.preventDefault(); heldSubmit = event.target } })`:
 * it listens at the window, after React has had its turn, so it only holds what nobody took.
 */
export function takeHeldSubmit(form: HTMLFormElement | null): boolean {
  if (!form || window.heldSubmit !== form) return false
  window.heldSubmit = null
  return true
}
