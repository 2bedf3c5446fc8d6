const mark = 'data-submit-waiting'

/**
 * Whether a visitor tried to send this form before the page's script had arrived; says so once. The page's bootstrap script
 * (`public/bootstrap.js`) holds such a try and leaves the mark on the form.
 */
export function takeReplayedSubmit(form: HTMLFormElement | null): boolean {
  const isHeld = form?.hasAttribute(mark) ?? false
  form?.removeAttribute(mark)
  return isHeld
}
