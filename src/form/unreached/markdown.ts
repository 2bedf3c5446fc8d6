/** Stands for the Markdown renderer: rjsf shows descriptions and hints with it, which our field template draws itself. */
export function Markdown(): never {
  throw new Error('A form reached the Markdown renderer, which is not in the download.')
}
