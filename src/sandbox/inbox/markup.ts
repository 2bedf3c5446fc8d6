import type { html } from 'hono/html'

/** Finished HTML: text put into it was escaped on the way. */
export type Markup = ReturnType<typeof html>
