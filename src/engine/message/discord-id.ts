/**
 * Whether a text is a Discord id, such as that of a role, a webhook or a channel. Source: Discord, "Snowflakes".
 * @example isDiscordId('@Staff') // => false
 */
export function isDiscordId(text: string): boolean {
  return /^\d{17,20}$/.test(text)
}
