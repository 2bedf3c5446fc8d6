/** A piece of running text in Discord's markdown. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: InlineStyle; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'mention'; readonly of: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'time'; readonly seconds: number }

export type InlineStyle = 'strong' | 'em' | 'underline' | 'strike' | 'spoiler'

/** A block of Discord's markdown. */
export type Block =
  | { readonly kind: 'lines'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'code'; readonly text: string }

export interface ListItem {
  /** `•` or the number that was written. */
  readonly mark: string
  readonly deep: boolean
  readonly children: readonly Inline[]
}

/** Which markdown works in one part of a message. */
export interface Scope {
  readonly headings: boolean
  /** Quotes; they cannot be nested. */
  readonly quotes: boolean
  readonly links: boolean
  readonly mentions: boolean
  /** `@everyone` and `@here` are mentions; elsewhere they are plain text. */
  readonly everyone: boolean
}

/** The parts of a message. Footer, author and username have no markdown, and need no scope. */
export const scopes = {
  content: { headings: true, quotes: true, links: true, mentions: true, everyone: true },
  description: { headings: true, quotes: true, links: true, mentions: true, everyone: false },
  value: { headings: false, quotes: true, links: true, mentions: true, everyone: false },
  title: { headings: false, quotes: true, links: false, mentions: false, everyone: false },
} as const satisfies Readonly<Record<string, Scope>>
