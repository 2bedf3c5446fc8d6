/** The sign before a message of error; decoration, the words stand beside it. */
export function AlertIcon() {
  return (
    <svg className="alert-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M5 0h6l5 5v6l-5 5H5l-5-5V5zm2 3.5v5.5h2V3.5zm0 7v2h2v-2z" fillRule="evenodd" />
    </svg>
  )
}
