/** One line of a message: a question and its answer. Source: Discord embed field. */
export interface MessageField {
  readonly name: string
  readonly value: string
  readonly inline?: boolean
}

/** The framed part of a message. Source: Discord embed object. */
export interface MessageEmbed {
  readonly title: string
  readonly color: number
  readonly fields: readonly MessageField[]
  readonly footer: { readonly text: string }
  /** When the visitor sent the form; absent where their clock cannot be trusted. */
  readonly timestamp?: string
}

/** One webhook body. Source: Discord, "Execute Webhook". */
export interface Message {
  readonly content?: string
  readonly username?: string
  /** The title of the post that the message opens in a forum channel; only in the first message of a submission. */
  readonly thread_name?: string
  readonly embeds: readonly MessageEmbed[]
  /** `parse` is always empty: only the roles listed here are notified. */
  readonly allowed_mentions: { readonly parse: readonly []; readonly roles?: readonly string[] }
}
