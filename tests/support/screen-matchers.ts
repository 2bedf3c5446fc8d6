// oxlint-disable-next-line import/no-unassigned-import -- it gives `expect` the matchers that look at a page
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** For tests that draw: matchers that look at a page, and an empty page after each test. */
export function setUpScreen(): void {
  afterEach(cleanup)
}
