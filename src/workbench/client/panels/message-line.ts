import type { FormMessage } from '../../../engine/schema/definition'
import texts from '../texts.json'

const mention = '{mention}'

/** Makes the message show the line of text above it, or none if it is empty, and call the role that the line names. */
export function followLine(message: FormMessage): void {
  const { content = '' } = message
  message.style = content === '' ? 'embed' : 'text-and-embed'
  if (content.includes(mention)) message.mention = 'staff'
  else delete message.mention
}

/** The error of a line that calls a role in another way than by the placeholder, or has the placeholder of an answer. */
export function lineError(line: string): string | undefined {
  const rest = line.replaceAll(mention, '')
  return /(?:^|[\s<])[@#][\p{L}&!]|[{}]/u.test(rest) ? texts.panels.errors.onlyMention : undefined
}
