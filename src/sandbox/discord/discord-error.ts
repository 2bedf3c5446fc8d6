import errors from './errors.json' with { type: 'json' }

/** The errors of Discord that are the same in every API version. */
export type DiscordErrorName = keyof typeof errors

/**
 * Answer with one of Discord's errors, with its own code and words.
 * @example discordError('unknownWebhook').status // => 404
 */
export function discordError(name: DiscordErrorName): Response {
  const { status, code, message } = errors[name]
  return Response.json({ message, code }, { status })
}
