/** A text in which the reference stays on one line, so that it can be read out and copied. */
export function WithReference({ text, reference }: { readonly text: string; readonly reference: string }) {
  const at = text.indexOf(reference)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="exact">{reference}</span>
      {text.slice(at + reference.length)}
    </>
  )
}
