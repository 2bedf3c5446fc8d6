import { Link } from 'react-router-dom'
import { drawMessage } from '../../../discord/drawing/draw-message'
import { readMessageBody } from '../../../discord/message-body'
import { fillText, pluralText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import type { Message } from '../../../engine/message/message'
import { validate } from '../../../engine/answers/validate'
import { HeartMark } from '../../../ui/marks/HeartMark'
import { partRoute } from '../files/route-to'
import texts from '../texts.json'
import { FillChoice } from './FillChoice'
import type { Preview } from './use-preview'

/** The messages to staff, drawn like the chat platform does, and the errors that would prevent sending. */
export function StaffMessage({ form, preview }: { readonly form: CompiledForm; readonly preview: Preview }) {
  const { typed, routed, isFixture, fixtureShown, sent } = preview
  const { message } = texts
  if (!routed) return null
  const { webhook, messages } = routed
  const result = validate(form, typed)
  const isInForm = !sent && !isFixture
  return (
    <>
      <FillChoice shown={fixtureShown} preview={preview} />
      {(sent || isInForm) && <p className="muted small">{sent ? message.sent : message.typed}</p>}
      {isInForm && !result.ok && (
        <details className="message-unfinished">
          <summary>{pluralText(message.unfinished, result.errors.length)}</summary>
          <ul>
            {result.errors.map(({ name, text }) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <p>
        {message.webhook} <strong className="mono">{webhook}</strong>{' '}
        {messages.length > 1 && <> · {pluralText(message.parts, messages.length)}</>} ·{' '}
        <Link to={partRoute(form.slug, 'times')}>{message.change}</Link>
      </p>
      {messages.map((each, index) => (
        <DrawnMessage
          key={index}
          message={each}
          author={form.message.username ?? message.ownName}
          label={fillText(message.part, { part: index + 1, parts: messages.length })}
        />
      ))}
      <p className="muted small">{message.reference}</p>
    </>
  )
}

interface DrawnMessageProps {
  readonly message: Message
  /** The name that it is posted under. */
  readonly author: string
  readonly label: string
}

function DrawnMessage({ message, author, label }: DrawnMessageProps) {
  // The drawing is finished HTML in which every text is escaped.
  const html = { __html: String(drawMessage(readMessageBody(message))) }
  return (
    <article className="drawn-message" aria-label={label}>
      <span className="drawn-avatar">
        <HeartMark size={24} />
      </span>
      <p className="drawn-author">
        <strong>{author}</strong> <span className="drawn-app">{texts.message.app}</span>{' '}
        <span className="drawn-when">{texts.message.today}</span>
      </p>
      <div className="drawing" dangerouslySetInnerHTML={html} />
    </article>
  )
}
