// oxlint-disable-next-line import/no-unassigned-import -- it adds the page matchers to `expect`
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

/** For tests that render: page matchers, an empty page after each test, and a page that can be told to scroll. */
export function setUpScreen(): void {
  afterEach(cleanup)
  beforeAll(() => {
    // A page takes a while on a busy machine.
    configure({ asyncUtilTimeout: 20_000 })
    // jsdom has no layout, so it cannot scroll.
    Element.prototype.scrollIntoView = () => undefined
    window.scrollTo = () => undefined
  })
}
