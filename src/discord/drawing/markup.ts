import { html as tag } from 'hono/html'

/** Finished HTML: text inserted into it has been escaped. */
export type Markup = ReturnType<typeof html>

/**
 * Write HTML as a template. Inserted texts are escaped; other markup, and lists of either, are inserted as they are.
 */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]) {
  // The tag returns a promise only when a promise is inserted, which nothing here does.
  return tag(strings, ...values) as Exclude<ReturnType<typeof tag>, Promise<unknown>>
}
