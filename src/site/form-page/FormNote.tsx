import { Alert } from '../../ui/Alert'

/** What everyone must know before they start; nothing where the form has no such note. */
export function FormNote({ paragraphs }: { readonly paragraphs: readonly string[] | undefined }) {
  if (!paragraphs) return null
  return (
    <Alert kind="warn" className="form-note">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Alert>
  )
}
