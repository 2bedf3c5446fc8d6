/** Replaces the Markdown renderer of rjsf's descriptions and hints: our field template renders those itself. */
export function Markdown(): never {
  throw new Error('A form reached the Markdown renderer, which is not in the download.')
}
