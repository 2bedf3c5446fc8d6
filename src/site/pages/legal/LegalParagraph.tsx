import { config } from '../../config'
import { fillContent } from '../../content/fill-content'

/** A paragraph in which the support mailbox, if it is named, is a link that writes to it. */
export function LegalParagraph({ text }: { readonly text: string }) {
  const mail = config.links.supportMail
  const [before = '', ...after] = text.split('{supportMail}')
  return (
    <p>
      {fillContent(before)}
      {after.map((part, at) => (
        // The parts of one text never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          <a href={`mailto:${mail}`}>{mail}</a>
          {fillContent(part)}
        </span>
      ))}
    </p>
  )
}
