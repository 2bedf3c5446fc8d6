import { html as tag } from 'hono/html'

/** Finished HTML: text put into it was escaped on the way. */
export type Markup = ReturnType<typeof html>

/** Write HTML as a template. Texts put in are escaped; other markup, and lists of either, are put in as they are. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]) {
  // The tag answers with a promise only when a promise is put in, which nothing here does.
  return tag(strings, ...values) as Exclude<ReturnType<typeof tag>, Promise<unknown>>
}
