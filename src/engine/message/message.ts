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
  /** When the visitor sent it; absent where their clock is not to be believed. */
  readonly timestamp?: string
}

/** One webhook body. Source: Discord, "Execute Webhook". */
export interface Message {
  readonly content?: string
  readonly username?: string
  /** The title of the post that it opens in a forum channel; only of the first message of a submission. */
  readonly thread_name?: string
  readonly embeds: readonly MessageEmbed[]
  /** `parse` is always empty: no one is called but the roles named here. */
  readonly allowed_mentions: { readonly parse: readonly []; readonly roles?: readonly string[] }
}
