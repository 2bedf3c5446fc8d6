// oxlint-disable typescript/consistent-type-imports -- an import declaration cannot name a relative path in here

declare module 'virtual:cards' {
  type HubCard = import('../engine/schema/definition').HubCard

  /** The cards of the forms page, in the order of `forms/manifest.json`. */
  export const cards: readonly import('./form-module').ListedCard[]
  /** Situations a visitor may be in, each with the forms that fit. */
  export const situations: readonly import('../engine/schema/definition').Situation[]
  /** The slugs of the forms that are suggested when a search finds none. */
  export const suggested: readonly string[]
  /** The forms that have a page and no card, with the titles and descriptions of their pages. */
  export const unlisted: readonly Pick<HubCard, 'slug' | 'title' | 'description'>[]
}

declare module 'virtual:forms' {
  export const loaders: Readonly<Record<string, () => Promise<import('./form-module').FormModule>>>
}
